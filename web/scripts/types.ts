/** Makes src/generated/ from the server's own models, so that the page cannot misread what it is sent, and from the
    English catalogue, so that it cannot ask for words that are not there.

    With `--check` nothing is written: it fails where the files are not what would be made of them now. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, type JSONSchema } from "json-schema-to-typescript";
import { makeMessages } from "./messages.ts";

type Schema = { [key: string]: unknown };

/** A schema as the compiler likes it: without the title of every field, which would each become a type. */
function untitled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untitled);
  if (value === null || typeof value !== "object") return value;
  const { title, default: _, ...rest } = value as Schema;
  const made: Schema = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, untitled(each)]));
  if (title !== undefined && typeof title !== "string") made.title = untitled(title);
  return made;
}

/** The models of an OpenAPI document as one JSON Schema. */
function modelsOf(openapi: string): Schema {
  const document = JSON.parse(openapi.replaceAll("#/components/schemas/", "#/$defs/")) as {
    components: { schemas: Schema };
  };
  const models = document.components.schemas;
  return { $defs: models, oneOf: Object.keys(models).map((name) => ({ $ref: `#/$defs/${name}` })) };
}

async function made(name: string, schema: Schema): Promise<[string, string]> {
  const source = await compile(untitled(schema) as JSONSchema, name, {
    additionalProperties: false,
    bannerComment: "/* Made by `npm run types` from the server's models. Do not change by hand. */",
    style: { printWidth: 120 },
  });
  return [`src/generated/${name.toLowerCase()}.ts`, source];
}

/** The files with their contents, from the models and the catalogue as they are now. */
async function make(): Promise<[string, string][]> {
  const folder = mkdtempSync(join(tmpdir(), "punto-types-"));
  try {
    execFileSync(process.env.PYTHON ?? "../.venv/bin/python", ["-m", "punto.server.schemas", folder]);
    const read = (name: string) => readFileSync(join(folder, name), "utf8");
    return [
      await made("Protocol", JSON.parse(read("protocol.schema.json")) as Schema),
      await made("Api", modelsOf(read("openapi.json"))),
      makeMessages(),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const files = await make();
if (process.argv.includes("--check")) {
  const old = files.filter(([path, source]) => !existsSync(path) || readFileSync(path, "utf8") !== source);
  for (const [path] of old) console.error(`web/${path} is not current: python hatch_build.py run types makes it anew.`);
  process.exitCode = old.length ? 1 : 0;
} else {
  mkdirSync("src/generated", { recursive: true });
  for (const [path, source] of files) writeFileSync(path, source);
}
