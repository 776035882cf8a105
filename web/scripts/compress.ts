/** Compresses the built page once, so that the server need not do it for everybody who asks. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What compression makes smaller: fonts and pictures of points are compressed already. */
const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Below it the headers weigh more than what is saved. */
const LEAST_BYTES = 1024;

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Puts `name.br` and `name.gz` beside every file that gets smaller by it. */
export const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle({ dir = "." }) {
    const names = readdirSync(dir, { recursive: true, encoding: "utf8" });
    for (const name of names.filter((each) => TEXT.test(each))) {
      const file = join(dir, name);
      const content = readFileSync(file);
      if (content.length < LEAST_BYTES) continue;
      writeFileSync(`${file}.br`, brotli(content));
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};
