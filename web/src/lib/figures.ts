/** Numbers as a language writes them. */

// Making one takes longer than using it a thousand times.
const formats = new Map<string, Intl.NumberFormat>();

/** How a language writes numbers of so many decimals. */
export function formatOf(tag: string, decimals: number, useGrouping: boolean): Intl.NumberFormat {
  const key = `${tag} ${decimals} ${useGrouping}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping,
    });
    formats.set(key, format);
  }
  return format;
}

/** The exact amount in decimal digits, without its sign: `124000` as `1240.00`. */
export function digitsOf(minor: number, decimals: number): string {
  const all = Math.abs(minor)
    .toString()
    .padStart(decimals + 1, "0");
  const cut = all.length - decimals;
  return decimals ? `${all.slice(0, cut)}.${all.slice(cut)}` : all;
}

/** A decimal with the signs of a language and as many decimals as it is written with. */
export function decimalIn(tag: string, digits: string): string {
  const decimals = digits.split(".")[1]?.length ?? 0;
  return formatOf(tag, decimals, true).format(digits as Intl.StringNumericLiteral);
}

/** Whether a language puts the mark of a currency before the amount. */
export function putsMarkFirst(tag: string): boolean {
  const parts = new Intl.NumberFormat(tag, { style: "currency", currency: "USD" }).formatToParts(1);
  return parts[0]?.type === "currency";
}
