import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogue } from "./scripts/catalogue.ts";
import { compressed } from "./scripts/compress.ts";

// The page is served by `punto serve` under a strict content policy: no inline script, nothing from elsewhere.
export default defineConfig({
  plugins: [svelte(), catalogue, compressed],
  build: {
    outDir: "../src/punto/server/page",
    emptyOutDir: true,
    target: "es2022",
    // A picture inside a style sheet would be a `data:` address, which the policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    // How long plugins take is no news to whoever waits for a page.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    // The catalogues lie beside the server, which reads them too.
    fs: { allow: [".", "../src/punto/words/locales"] },
    // `npm run dev` beside a running `punto serve`.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
