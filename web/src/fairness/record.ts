/**
 * The record of a shoe as the server writes it: JSON with a header, the rounds, a closing and, where a paid round was
 * put right, the corrections; each with its seal.
 */

import type { RecordBody } from "../generated/api";

export type ShoeRecord = RecordBody;
export type RecordedBet = ShoeRecord["rounds"][number]["slips"][number]["bets"][number];
export type Sums = ShoeRecord["closing"]["total"];
export type Corrections = NonNullable<ShoeRecord["corrections"]>;

/** How a shoe ended. */
export type Ending = ShoeRecord["closing"]["how"];
const ENDINGS: readonly Ending[] = ["cut card", "out of cards", "operator", "void"];
export const isEnding = (text: string): text is Ending => ENDINGS.some((each) => each === text);

export type NotARecordCode = "not_json" | "not_a_record" | "version" | "part";

/** Why a text is no record: the page says it in its language. */
export class NotARecord extends Error {
  readonly code: NotARecordCode;
  readonly place: string;

  constructor(code: NotARecordCode, place = "") {
    super(`${code}: ${place}`);
    this.code = code;
    this.place = place;
  }
}

const HEX_32 = /^[0-9a-f]{64}$/;
const CARDS = /^(?:[A2-9TJQK][shdc](?: [A2-9TJQK][shdc])*)?$/;

/** Read a record, or throw `NotARecord`. Only what the checks build upon is looked at; the seals cover the rest. */
export function readRecord(text: string): ShoeRecord {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NotARecord("not_json");
  }
  return recordOf(data);
}

/** The same of JSON that has been read already. */
export function recordOf(data: unknown): ShoeRecord {
  if (!isObject(data) || data["record"] !== "punto shoe") throw new NotARecord("not_a_record");
  if (data["version"] !== 1) throw new NotARecord("version", String(data["version"]));
  const problem = firstProblem(data);
  if (problem !== null) throw new NotARecord("part", problem);
  return data as unknown as ShoeRecord;
}

/** The cards of a text in notation. */
export const cardsOf = (text: string): string[] => (text === "" ? [] : text.split(" "));

type Check = (value: unknown) => boolean;
type Form = Readonly<Record<string, Check>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text: Check = (value) => typeof value === "string";
const said: Check = (value) => typeof value === "string" && value.trim() !== "";
const whole: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const cards: Check = (value) => typeof value === "string" && CARDS.test(value);
const digest: Check = (value) => typeof value === "string" && HEX_32.test(value);
const hex: Check = (value) => typeof value === "string" && /^(?:[0-9a-f]{2})*$/.test(value);
const amount: Check = (value) => typeof value === "string" && /^-?\d{1,20}(?:\.\d+)?$/.test(value);
const flag: Check = (value) => typeof value === "boolean";
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const form =
  (members: Form): Check =>
  (value) =>
    isObject(value) && Object.entries(members).every(([key, check]) => check(value[key]));

const SUMS: Form = { staked: amount, returned: amount, commission: amount, owed: amount, net: amount };
const BET = form({ bet: text, stake: amount, commission: amount, owed: flag, returned: amount, net: amount });

const HEADER: Form = {
  name: text,
  house: form({ key: text, digest, toml: text }),
  currency: text,
  shuffle: whole,
  decks: (value) => whole(value) && (value as number) >= 1 && (value as number) <= 12,
  burn: (value) => value === "first card" || whole(value),
  cut_card: whole,
  commitment: digest,
  cuts: listOf(form({ who: text, entropy: hex })),
  seal: digest,
};

const ROUND: Form = {
  number: whole,
  first_card: (value) => whole(value) && (value as number) >= 1,
  cards,
  result: orNull(text),
  void: orNull(text),
  slips: listOf(form({ seat: whole, bets: listOf(BET) })),
  seal: digest,
};

const CLOSING: Form = {
  how: (value) => ["cut card", "out of cards", "operator", "void"].includes(value as string),
  reason: orNull(text),
  rounds: whole,
  cards_used: whole,
  seed: orNull(digest),
  order: cards,
  burned: cards,
  seats: listOf(form({ seat: whole, ...SUMS })),
  total: form(SUMS),
  seal: digest,
};

const CORRECTIONS: Form = {
  entries: listOf(form({ round: whole, seat: whole, by: said, reason: said, before: amount, after: amount })),
  net: amount,
  seal: digest,
};

/** The path of the first part that is not in its form, or null. */
function firstProblem(data: Record<string, unknown>): string | null {
  const { header, rounds, closing, corrections } = data;
  if (!Array.isArray(rounds)) return "rounds";
  const parts: [string, unknown, Form][] = [
    ["header", header, HEADER],
    ...rounds.map((each, index): [string, unknown, Form] => [`rounds[${index}]`, each, ROUND]),
    ["closing", closing, CLOSING],
    ...("corrections" in data ? [["corrections", corrections, CORRECTIONS] as [string, unknown, Form]] : []),
  ];
  for (const [place, value, members] of parts) {
    if (!isObject(value)) return place;
    const wrong = Object.keys(members).find((key) => !members[key]!(value[key]));
    if (wrong !== undefined) return `${place}.${wrong}`;
  }
  return null;
}
