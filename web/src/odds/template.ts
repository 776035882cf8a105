/** The house file that somebody who wants to write one begins with, in the language of the page. */

import { language, t } from "../lib/i18n.svelte";

const quoted = (words: string): string => JSON.stringify(words);

export const template = (): string => `extends = "bclc-ez"
title   = { ${language.current} = ${quoted(t("page-odds-template-title"))} }
about   = { ${language.current} = ${quoted(t("page-odds-template-about"))} }
source  = ${quoted(t("page-odds-template-source"))}

[[bet]]
key  = "dragon_7"
pays = { "three-card 7" = "42:1" }
`;
