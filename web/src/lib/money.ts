/** Money is whole minor units; only here does it become text, and text money. */

import { digitsOf, formatOf } from "./figures.ts";
import { language } from "./i18n.svelte.ts";

/** How a currency is written. */
export interface Currency {
  code: string;
  /** The thin mark that stands before an amount. */
  symbol: string;
  /** How many digits stand behind the decimal point. */
  decimals: number;
}

function written(minor: number, { decimals }: Currency, brief: boolean, useGrouping: boolean): string {
  const shown = brief && minor % 10 ** decimals === 0 ? 0 : decimals;
  const digits = digitsOf(minor, decimals) as Intl.StringNumericLiteral;
  return (minor < 0 ? "−" : "") + formatOf(language.current, shown, useGrouping).format(digits);
}

/** `124000` as `1,240.00`, or as the language of the page writes it. */
export const amount = (minor: number, currency: Currency): string => written(minor, currency, false, true);

/** `500000` as `5,000`: for limits and chips, where cents would be noise; cents are kept where there are some. */
export const brief = (minor: number, currency: Currency): string => written(minor, currency, true, true);

/** `500000` as `5000`: what stands in a field, to be changed. */
export const plainly = (minor: number, currency: Currency): string => written(minor, currency, true, false);

/** `1900` as `+19.00`, `-500` as `−5.00`. */
export function signed(minor: number, currency: Currency): string {
  return (minor > 0 ? "+" : "") + amount(minor, currency);
}

/** What is on a chip: `500000` as `5k`. */
export function chipLabel(minor: number, currency: Currency): string {
  const units = minor / 10 ** currency.decimals;
  if (units >= 1_000_000 && units % 100_000 === 0) return `${units / 1_000_000}M`;
  if (units >= 10_000 && units % 100 === 0) return `${units / 1000}k`;
  return units >= 1 && Number.isInteger(units) ? `${units}` : `${units}`.replace(/^0/, "");
}

/** The signs of the language of the page between groups of digits and before the fraction. */
function signs(): { group: string; point: string } {
  const parts = formatOf(language.current, 1, true).formatToParts(1_234_567.8);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return { group: sign("group"), point: sign("decimal") };
}

/** The minor units of a text such as `1,240.50`, or null if it is no amount. */
export function parseAmount(text: string, currency: Currency): number | null {
  const { group, point } = signs();
  const [whole = "", fraction = "", ...more] = text.replace(/\s/g, "").split(point);
  // A sign at another place than between thousands is a slip, or a point of another language.
  const digits = whole.replace(/^\d{1,3}(?:\D\d{3})+$/, (all) => all.replaceAll(group, ""));
  if (more.length || !/^\d+$/.test(digits) || !/^\d*$/.test(fraction) || fraction.length > currency.decimals)
    return null;
  const minor = Number(digits + fraction.padEnd(currency.decimals, "0"));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** The fewest chips that make the amount, largest first; what no chip can make is left out. */
export function inChips(minor: number, chips: readonly number[]): number[] {
  const stack: number[] = [];
  let rest = minor;
  for (const chip of [...chips].sort((one, other) => other - one)) {
    for (; rest >= chip; rest -= chip) stack.push(chip);
  }
  return stack;
}
