/** Makes src/generated/messages.ts from the English catalogue: every message with the names of its arguments. */

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { filesOf } from "./catalogue.ts";

export const LOCALES = new URL("../../src/punto/words/locales/", import.meta.url);

/** The names of the arguments of each message of a language, of its files that the page reads. */
export function messagesOf(tag: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of filesOf(fileURLToPath(new URL(tag, LOCALES)))) {
    const file = basename(path);
    const source = readFileSync(path, "utf8");
    const resource = new FluentResource(source);
    const read = new Set(resource.body.map(({ id }) => id));
    for (const [at, line] of source.split("\n").entries()) {
      const id = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
      // The parser leaves out what it cannot read, without a word.
      if (id !== undefined && !read.has(id)) throw new Error(`${tag}/${file}:${at + 1}: "${id}" cannot be read.`);
      if (id !== undefined && found.has(id)) throw new Error(`${tag}/${file}:${at + 1}: "${id}" is there twice.`);
      const message = resource.body.find((each) => each.id === id);
      // A term is no message; it takes its arguments from the message that it stands in.
      if (id !== undefined && message && !id.startsWith("-")) found.set(id, [...variablesIn(message.value)].sort());
    }
  }
  return found;
}

/** Those that the page itself asks for; the others come with the keys of the server's texts. */
export const ownMessagesOf = (tag: string): Map<string, string[]> =>
  new Map([...messagesOf(tag)].filter(([id]) => id.startsWith("page-")));

/** The variables in part of a message. */
function variablesIn(part: unknown): Set<string> {
  if (Array.isArray(part)) return new Set(part.flatMap((each) => [...variablesIn(each)]));
  if (part === null || typeof part !== "object") return new Set();
  const { type, name } = part as { type?: string; name?: string };
  if (type === "var" && name !== undefined) return new Set([name]);
  return variablesIn(Object.values(part));
}

/** The file with its contents, from the catalogue as it is now. */
export function makeMessages(): [string, string] {
  const lines = [...ownMessagesOf("en")].map(
    ([id, names]) => `  "${id}": ${names.map((name) => `"${name}"`).join(" | ") || "never"};`,
  );
  return [
    "src/generated/messages.ts",
    [
      "/* Made by `npm run types` from the English catalogue. Do not change by hand. */",
      "",
      "/** Every message of the page, with the names of its arguments. */",
      "export interface Messages {",
      ...lines,
      "}",
      "",
    ].join("\n"),
  ];
}
