/** A text of the server: a message key and the values of its places. The words are made here, as the server makes
    them in its own documents; a few keys are no messages but forms, which every language works out by a rule. */

import { decimalIn, digitsOf, putsMarkFirst } from "./figures.ts";

export interface Text {
  readonly key: string;
  readonly values: { readonly [name: string]: Value };
}

type Item = number | string | Text;
type Value = Item | readonly Item[];
type Values = Text["values"];

/** The catalogues to say messages from, and the language that is read. */
export interface Speaker {
  readonly tag: string;
  readonly message: (key: string, values: Record<string, string | number>) => string;
}

const FORMS: Readonly<Record<string, (values: Values, by: Speaker) => string>> = {
  amount: ({ minor, decimals }, { tag }) => amountIn(tag, Number(minor), Number(decimals)),
  clause: ({ sentence = "" }, by) =>
    said(sentence, by)
      .toString()
      .replace(/[.。]+$/, ""),
  decimal: ({ digits }, { tag }) => decimalIn(tag, String(digits)),
  lines: ({ lines = [] }, by) => each(lines, by).join("\n"),
  list: ({ items = [], join }, by) => inRow(each(items, by), String(join), by),
  money: ({ minor, symbol, decimals }, { tag }) => moneyIn(tag, Number(minor), String(symbol), Number(decimals)),
  nothing: () => "",
  sentence: ({ phrase = "" }, by) => capitalised(said(phrase, by).toString()),
  title: (values, { tag }) => String(values[tag] || values.en || Object.values(values)[0]),
  verbatim: ({ said: written }) => String(written),
};

/** What a text says in the language of the speaker. */
export function textIn(text: Text, by: Speaker): string {
  const form = Object.hasOwn(FORMS, text.key) ? FORMS[text.key] : undefined;
  if (form) return form(text.values, by);
  const filled = Object.entries(text.values).map(([name, value]) => [name, said(value, by)] as const);
  return by.message(text.key, Object.fromEntries(filled));
}

/** Whether a value of the server's is a text. */
export const isText = (value: object): value is Text => "key" in value && "values" in value;

function said(value: Value, by: Speaker): string | number {
  if (typeof value !== "object") return value;
  return isText(value) ? textIn(value, by) : inRow(each(value, by), "and", by);
}

const each = (values: Value, by: Speaker): string[] =>
  (Array.isArray(values) ? (values as readonly Item[]) : []).map((item) => String(said(item, by)));

function inRow(items: readonly string[], join: string, by: Speaker): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const before = items.slice(0, -1).reduce((all, next) => by.message("list-comma", { before: all, next }));
  return by.message(`list-${join}`, { before, last });
}

const capitalised = (phrase: string): string => phrase.replace(/^./u, (first) => first.toUpperCase());

const amountIn = (tag: string, minor: number, decimals: number): string =>
  decimalIn(tag, (minor < 0 ? "-" : "") + digitsOf(minor, decimals));

/** An amount with the house's own mark, which stands where the language puts it. */
function moneyIn(tag: string, minor: number, symbol: string, decimals: number): string {
  const digits = amountIn(tag, Math.abs(minor), decimals);
  const marked = putsMarkFirst(tag) ? `${symbol}${digits}` : `${digits}\u00a0${symbol.trim()}`;
  return minor < 0 ? `-${marked}` : marked;
}
