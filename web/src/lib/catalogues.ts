/** The catalogues of the languages: one folder each, shared with the server. Adding a folder adds a language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

const FOLDERS = "../../../src/punto/words/locales/";

const names = import.meta.glob<string>("../../../src/punto/words/locales/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../../../src/punto/words/locales/*/language.ftl", {
  query: "?catalogue",
  import: "default",
});

const pathOf = (tag: string): string => `${FOLDERS}${tag}/language.ftl`;

/** Every language with its name in itself. */
export const LANGUAGES: ReadonlyMap<string, string> = new Map(
  Object.entries(names).map(([path, source]) => {
    const tag = path.slice(FOLDERS.length).split("/")[0] ?? "";
    const bundle = bundleOf(tag, source);
    const name = bundle.getMessage("language-name")?.value;
    return [tag, name ? bundle.formatPattern(name) : tag];
  }),
);

/** The language that every other one falls back to. */
export const FALLBACK = "en";

/** The catalogue of a language: one file, fetched when the language is first shown. */
export async function catalogueOf(tag: string): Promise<FluentBundle> {
  return bundleOf(tag, (await catalogues[pathOf(tag)]?.()) ?? "");
}

function bundleOf(tag: string, source: string): FluentBundle {
  // No marks around what is filled in: every language here is written from left to right.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const error of bundle.addResource(new FluentResource(source))) throw error;
  return bundle;
}

/** The written form of Chinese that a tag asks for: by its script, else by where it is spoken. */
function chinese({ script, region }: Intl.Locale): string {
  if (script) return `zh-${script}`;
  return region && ["TW", "HK", "MO"].includes(region) ? "zh-Hant" : "zh-Hans";
}

/** The language to show to a reader of `wanted`, the best first; `there` are the languages to choose from. */
export function bestMatch(wanted: readonly string[], there: readonly string[]): string {
  for (const each of wanted) {
    const locale = localeOf(each);
    if (locale === null) continue;
    const asked = locale.language === "zh" ? [chinese(locale), "zh-Hans"] : [locale.baseName, locale.language];
    const found = asked.find((tag) => there.includes(tag));
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    // What an extension or an old version of the page left behind.
    return null;
  }
}
