/** Numbers as the odds pages write them. A real minus, a fixed number of digits, so that columns stand. */

import { language } from "../lib/i18n.svelte";

const minus = (text: string): string => text.replace("-", "−");

/** With so many digits behind the point, as the language of the page writes it. */
export const fixed = (value: number, digits: number): string =>
  minus(
    value.toLocaleString(language.current, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    }),
  );

/** 1.2350813 as `1.2351%`. */
export const percent = (value: number, digits = 4): string => `${fixed(value, digits)}%`;

/** A probability as a percentage. */
export const chance = (probability: number, digits = 3): string => percent(100 * probability, digits);

/** How rare something is: `1 in 44.4`. */
export function oneIn(probability: number): string {
  if (probability <= 0) return "∞";
  const times = 1 / probability;
  return times >= 1000 ? whole(times) : fixed(times, times >= 100 ? 1 : 2);
}

/** With its sign: `+0.0021`. */
export function signed(value: number, digits = 4): string {
  // What rounds to nothing has no sign.
  const sign = Number(value.toFixed(digits)) === 0 ? "" : value > 0 ? "+" : "−";
  return sign + fixed(Math.abs(value), digits);
}

/** A whole number with separators. */
export const whole = (value: number): string => Math.round(value).toLocaleString(language.current);

/** A large number in few letters: `81.9M`, or 8190万. */
export const short = (value: number): string =>
  value.toLocaleString(language.current, { notation: "compact", maximumSignificantDigits: 3 });

/** A fraction `-241/19524` as numerator and denominator with thin spaces between groups of digits. */
export function parts(fraction: string): [string, string] {
  const [top = "", bottom = "1"] = fraction.split("/");
  const grouped = (digits: string) => minus(digits).replace(/\B(?=(\d{3})+$)/g, " ");
  return [grouped(top), grouped(bottom)];
}
