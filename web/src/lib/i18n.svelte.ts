/** The language of the page, and the choice of a text by it. */

export type Lang = "en" | "zh";

/** A text in both languages, as the server sends it. */
export interface Text {
  en: string;
  zh: string;
}

const KEY = "punto.lang";

function initial(): Lang {
  const kept = localStorage.getItem(KEY);
  if (kept === "en" || kept === "zh") return kept;
  return navigator.languages.some((each) => each.toLowerCase().startsWith("zh")) ? "zh" : "en";
}

class Language {
  #current = $state<Lang>(initial());

  constructor() {
    this.#mark();
  }

  get current(): Lang {
    return this.#current;
  }

  set current(lang: Lang) {
    this.#current = lang;
    localStorage.setItem(KEY, lang);
    this.#mark();
  }

  #mark() {
    document.documentElement.lang = this.#current === "zh" ? "zh-Hans" : "en";
  }
}

export const language = new Language();

/** The catalogue in the language of the page; in a component: `const t = $derived(texts(en, zh))`. */
export function texts<T>(en: T, zh: T): T {
  return language.current === "zh" ? zh : en;
}

/** A text of the server in the language of the page. */
export function say(text: Text): string {
  return text[language.current];
}
