/** Numbers as the odds pages write them. A real minus, a fixed number of digits, so that columns stand. */

const minus = (text: string): string => text.replace("-", "−");

/** 1.2350813 as `1.2351%`. */
export const percent = (value: number, digits = 4): string => `${minus(value.toFixed(digits))}%`;

/** A probability as a percentage. */
export const chance = (probability: number, digits = 3): string => percent(100 * probability, digits);

/** How rare something is: `1 in 44.4`. */
export function oneIn(probability: number): string {
  if (probability <= 0) return "∞";
  const times = 1 / probability;
  return times >= 1000 ? Math.round(times).toLocaleString("en-US") : times.toFixed(times >= 100 ? 1 : 2);
}

/** With its sign: `+0.0021`. */
export function signed(value: number, digits = 4): string {
  const text = Math.abs(value).toFixed(digits);
  // What rounds to nothing has no sign.
  return (Number(text) === 0 ? "" : value > 0 ? "+" : "−") + text;
}

/** A whole number with separators. */
export const whole = (value: number): string => Math.round(value).toLocaleString("en-US");

/** A large number in few letters: `81.9M`, or 8190万. */
export const short = (value: number, lang: "en" | "zh" = "en"): string =>
  new Intl.NumberFormat(lang === "zh" ? "zh-CN" : "en-US", { notation: "compact", maximumSignificantDigits: 3 }).format(value);

/** A fraction `-241/19524` as numerator and denominator with thin spaces between groups of digits. */
export function parts(fraction: string): [string, string] {
  const [top = "", bottom = "1"] = fraction.split("/");
  const grouped = (digits: string) => minus(digits).replace(/\B(?=(\d{3})+$)/g, " ");
  return [grouped(top), grouped(bottom)];
}
