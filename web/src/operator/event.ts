/** An event of the journal in one line, as an operator reads it: moments as times, money in the table's currency. */

import { amount, type Currency } from "../lib/money.ts";
import { isText, type Text } from "../lib/text.ts";

interface Reading {
  currency: Currency;
  /** A text in the language of the page. */
  say: (text: Text) => string;
}

/** Stands in columns of its own, or in every event. */
const SHOWN = new Set(["at", "type", "version"]);
const MONEY = new Set([
  ...["amount", "stake", "stakes", "returned", "net", "commission", "winnings", "cashed_out"],
  ...["day_net", "session_net", "before", "after", "unpaid", "day_loss_max", "round_stake_max"],
]);
/** Pairs of a seat and an amount. */
const BY_SEAT = new Set(["collected"]);
const MOMENT = /(^|_)(at|until|from)$/;
const DURATION = /_ms$/;
const LONG = 60;

/** What is short enough for a line; all of it stands in the details. */
export function summary(event: Record<string, unknown>, reading: Reading): string {
  return Object.entries(event)
    .filter(([key]) => !SHOWN.has(key))
    .flatMap(([key, value]) => {
      const text = brief(key, value, reading);
      return text === null ? [] : [`${key.replace(DURATION, "")} ${text}`];
    })
    .join(" · ");
}

/** The time of day of a moment, to the millisecond. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString("en-GB", { hour12: false }) + `.${String(at % 1000).padStart(3, "0")}`;

function brief(key: string, value: unknown, reading: Reading): string | null {
  if (typeof value === "string") return value.length > LONG ? `${value.slice(0, 12)}…` : value;
  if (typeof value === "number") return figure(key, value, reading.currency);
  if (typeof value === "boolean") return String(value);
  if (typeof value !== "object" || value === null) return null;
  if (isText(value)) return reading.say(value);
  const text = JSON.stringify(said(key, value, reading.currency)).replaceAll('"', "");
  return text.length > LONG ? null : text;
}

/** A value with every figure inside as it is read; what stands under stakes is money whatever its own key is. */
function said(key: string, value: unknown, currency: Currency): unknown {
  if (typeof value === "number") return figure(key, value, currency);
  if (BY_SEAT.has(key) && Array.isArray(value)) {
    return Object.fromEntries((value as [number, number][]).map(([seat, owed]) => [seat, amount(owed, currency)]));
  }
  if (Array.isArray(value)) return value.map((each) => said(key, each, currency));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, each]) => [inner, said(MONEY.has(key) ? key : inner, each, currency)]),
  );
}

function figure(key: string, value: number, currency: Currency): string {
  if (MONEY.has(key)) return amount(value, currency);
  if (DURATION.test(key)) return `${value / 1000} s`;
  if (MOMENT.test(key)) return timeOf(value);
  return String(value);
}
