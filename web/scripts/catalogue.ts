/** The whole catalogue of a language as one module: what `language.ftl?catalogue` in its folder stands for. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const QUERY = "?catalogue";

/** What only the command line and the server's own documents say. */
const ELSEWHERE = /^(?:cli|leaflet|parsheet)\b/;

/** The files of a language that the page reads: its own texts, the casino's terms, and what the server's texts say. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** The module of a catalogue. */
export const moduleOf = (files: readonly string[]): string =>
  `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf8")).join("\n"))};`;

/** Makes one file of a catalogue, so that one request fetches it. */
export const catalogue: Plugin = {
  name: "catalogue",
  load(id) {
    if (!id.endsWith(QUERY)) return null;
    const files = filesOf(dirname(id));
    for (const file of files) this.addWatchFile(file);
    return moduleOf(files);
  },
};
