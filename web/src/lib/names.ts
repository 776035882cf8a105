/** Pleasant names to propose to a guest. */

import { t } from "./i18n.svelte";

/** Any of some words. */
function pick(words: string): string {
  const from = words.split(" ");
  return from[Math.floor(Math.random() * from.length)] ?? "";
}

export const proposeName = (): string =>
  t("page-names-whole", { first: pick(t("page-names-first")), second: pick(t("page-names-second")) });
