/** Module hooks, so that Node runs the page's modules as they are: imports without an ending, runes, and files by glob.

    `node --import ./tests/svelte.ts` brings them in; Vite does the same for the page. */

import { existsSync, globSync, readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileModule } from "svelte/compiler";
import { filesOf } from "../scripts/catalogue.ts";

const SOURCES = new URL("../src/", import.meta.url).href;

/** A call of Vite's, and the object that it stands for: the text of each file, or what fetches it. */
const GLOB = /import\.meta\.glob(?:<[^>]*>)?\(\s*"([^"]+)",\s*\{([^}]*)\},?\s*\)/g;

function withFiles(source: string, filename: string): string {
  return source.replace(GLOB, (_, pattern: string, options: string) => {
    const found = globSync(pattern, { cwd: dirname(filename) }).map((path) => {
      const file = join(dirname(filename), path);
      const files = options.includes("?catalogue") ? filesOf(dirname(file)) : [file];
      const text = JSON.stringify(files.map((each) => readFileSync(each, "utf8")).join("\n"));
      return `${JSON.stringify(path)}: ${options.includes("eager: true") ? text : `async () => ${text}`}`;
    });
    return `{ ${found.join(", ")} }`;
  });
}

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith(".") && context.parentURL?.startsWith(SOURCES)) {
      const typed = new URL(`${specifier}.ts`, context.parentURL);
      if (existsSync(typed)) return next(typed.href, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith(SOURCES)) return next(url, context);
    const filename = fileURLToPath(url);
    const source = stripTypeScriptTypes(withFiles(readFileSync(filename, "utf8"), filename));
    if (!url.endsWith(".svelte.ts")) return { format: "module", source, shortCircuit: true };
    const { js } = compileModule(source, {
      filename,
      generate: "client",
    });
    return { format: "module", source: js.code, shortCircuit: true };
  },
});
