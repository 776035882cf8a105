import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by `punto serve` under a strict content policy: no inline script, nothing from elsewhere.
export default defineConfig({
  plugins: [svelte()],
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
    // `npm run dev` beside a running `punto serve`.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
