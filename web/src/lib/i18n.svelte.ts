/** The language of the page, and its words in it. */

import type { FluentBundle } from "@fluent/bundle";
import type { Messages } from "../generated/messages";
import { bestMatch, catalogueOf, FALLBACK, LANGUAGES } from "./catalogues";
import { type Text, textIn } from "./text";

export type Key = keyof Messages;
/** The messages that take no arguments. */
export type PlainKey = { [K in Key]: [Messages[K]] extends [never] ? K : never }[Key];

/** What a message is filled with; where the key is one of several, with what any of them takes. */
type Arguments<K extends Key> = [Messages[K]] extends [never] ? [] : [values: Record<Messages[K], string | number>];

/** What can be said to the patron: a text of the server, or a message of the page's own that stands for one. */
export type Words = Text | PlainKey;

const KEPT = "punto.lang";

class Language {
  #current = $state(FALLBACK);
  #catalogues = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  #wanted = FALLBACK;
  readonly #coming = new Map<string, Promise<void>>();

  /** The language that is shown, as a tag. */
  get current(): string {
    return this.#current;
  }

  /** Show the language that was chosen before, or else the one that the browser asks for. */
  async start(): Promise<void> {
    const kept = localStorage.getItem(KEPT);
    await this.#show(bestMatch([...(kept === null ? [] : [kept]), ...navigator.languages], [...LANGUAGES.keys()]));
  }

  /** Show this language from now on, and at the next visit. */
  async choose(tag: string): Promise<void> {
    localStorage.setItem(KEPT, tag);
    await this.#show(tag);
  }

  /** A message in the language that is shown; in English where that language lacks it. */
  say(key: string, values?: Record<string, string | number>): string {
    for (const tag of [this.#current, FALLBACK]) {
      const catalogue = this.#catalogues.get(tag);
      const pattern = catalogue?.getMessage(key)?.value;
      if (catalogue && pattern) return catalogue.formatPattern(pattern, values ?? null);
    }
    // English is fetched only when something is missing; what shows the key now asks again when it is there.
    void this.#fetch(FALLBACK);
    return key;
  }

  async #show(tag: string): Promise<void> {
    this.#wanted = tag;
    await this.#fetch(tag);
    // Another one was chosen meanwhile.
    if (this.#wanted !== tag) return;
    this.#current = tag;
    document.documentElement.lang = tag;
  }

  #fetch(tag: string): Promise<void> {
    let coming = this.#coming.get(tag);
    if (!coming) {
      coming = catalogueOf(tag).then((catalogue) => {
        this.#catalogues = new Map([...this.#catalogues, [tag, catalogue]]);
      });
      this.#coming.set(tag, coming);
      // Another try may reach the server.
      coming.catch(() => this.#coming.delete(tag));
    }
    return coming;
  }
}

export const language = new Language();

/** A message of the catalogue in the language of the page: `t("page-table-round", { number, shoe })`. */
export function t<K extends Key>(key: K, ...[values]: Arguments<K>): string {
  return language.say(key, values);
}

/** Words in the language of the page. */
export function say(words: Words): string {
  if (typeof words === "string") return language.say(words);
  return textIn(words, { tag: language.current, message: (key, values) => language.say(key, values) });
}

/** Things in a row, with the sign of the language between them. */
export const listed = (things: readonly (string | number)[]): string => things.join(t("page-common-separator"));

/** Something with spaces, as the server names it, as part of a key: `end of shoe` is `end-of-shoe`. */
export type Hyphened<S extends string> = S extends `${infer Head} ${infer Tail}` ? `${Head}-${Hyphened<Tail>}` : S;
export const hyphened = <S extends string>(words: S): Hyphened<S> => words.replaceAll(" ", "-") as Hyphened<S>;
