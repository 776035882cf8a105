/** Money is whole minor units; only here does it become text, and text money. */

/** How a currency is written. */
export interface Currency {
  code: string;
  /** The thin mark that stands before an amount. */
  symbol: string;
  /** How many digits stand behind the decimal point. */
  decimals: number;
}

/** `124000` as `1,240.00`. */
export function amount(minor: number, currency: Currency): string {
  const digits = Math.abs(minor).toString().padStart(currency.decimals + 1, "0");
  const cut = digits.length - currency.decimals;
  const whole = digits.slice(0, cut).replace(/\B(?=(\d{3})+$)/g, ",");
  const sign = minor < 0 ? "−" : "";
  return currency.decimals ? `${sign}${whole}.${digits.slice(cut)}` : sign + whole;
}

/** `500000` as `5,000`: for limits and chips, where cents would be noise; cents are kept where there are some. */
export function brief(minor: number, currency: Currency): string {
  return amount(minor, currency).replace(/\.0+$/, "");
}

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

/** The minor units of a text such as `1,240.50`, or null if it is no amount. */
export function parseAmount(text: string, currency: Currency): number | null {
  const found = /^(\d+)(?:\.(\d+))?$/.exec(text.replace(/[\s,]/g, ""));
  if (!found) return null;
  const fraction = found[2] ?? "";
  if (fraction.length > currency.decimals) return null;
  const minor = Number(found[1] + fraction.padEnd(currency.decimals, "0"));
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
