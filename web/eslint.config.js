/** The linter finds what the formatter and the type checker pass over: dead code, and Svelte used against its grain. */

import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["node_modules", "src/generated"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // `_` stands for what is left out on purpose.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      // A `Map` or `Date` that lives within one function changes nothing that is shown.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
