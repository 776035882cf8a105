/**
 * Verifying the record of a shoe in the browser: the seed against its commitment, the cuts, every card of the shoe and
 * of every round, the end, the seals, the sums and the corrections.
 *
 * Whether a third card was due and what a bet pays are questions to the house's rules; those answers are the server's
 * (its own verification) and the command `punto verify`, and the page says so.
 */

import { fromHex, toHex, utf8 } from "./bytes.ts";
import { SHUFFLE_VERSION, burnCount, commitment, fullOrder, mixCuts, sha256, shoeKey, shuffled } from "./order.ts";
import { cardsOf, type Corrections, type RecordedBet, type ShoeRecord, type Sums } from "./record.ts";

/** In the order in which a shoe is played. */
export const STEPS = [
  "seal",
  "commitment",
  "house",
  "cuts",
  "order",
  "burn",
  "cards",
  "end",
  "sums",
  "corrections",
] as const;

export type StepKey = (typeof STEPS)[number];

/** Something that is not as it must be; the catalogue has a sentence for each code. */
export interface Failure {
  readonly code: FailureCode;
  readonly place: string;
  readonly said: string;
  readonly right: string;
}

export type FailureCode =
  | "seal"
  | "no_seed"
  | "commitment"
  | "house"
  | "shuffle_version"
  | "order"
  | "burn_count"
  | "burn_card"
  | "round_number"
  | "first_card"
  | "card"
  | "rounds_counted"
  | "cards_counted"
  | "after_the_last"
  | "ended_early"
  | "sums"
  | "correction_place"
  | "correction_before"
  | "correction_same"
  | "correction_net";

/** One step with what it computed, for the page to show. */
export interface Step {
  readonly key: StepKey;
  readonly failures: readonly Failure[];
  /** The value that came out, where there is one to show: a digest, a number of cards. */
  readonly found: string;
}

export interface Report {
  readonly ok: boolean;
  readonly steps: readonly Step[];
}

/** Every step in turn; `onstep` hears each when it is done and `onpart` how far the shuffle is. */
export async function verifyRecord(
  record: ShoeRecord,
  { onstep = () => undefined, onpart }: { onstep?: (step: Step) => void; onpart?: (part: number) => void } = {},
): Promise<Report> {
  const steps: Step[] = [];
  for (const key of STEPS) {
    const step = { key, ...(await CHECKS[key](record, onpart)) };
    steps.push(step);
    onstep(step);
  }
  return { ok: steps.every((step) => step.failures.length === 0), steps };
}

type Found = Omit<Step, "key">;
type Check = (record: ShoeRecord, onpart?: (part: number) => void) => Found | Promise<Found>;

const CHECKS: Readonly<Record<StepKey, Check>> = {
  seal: checkSeals,
  commitment: checkCommitment,
  house: checkHouse,
  cuts: showCuts,
  order: checkOrder,
  burn: checkBurn,
  cards: checkCards,
  end: checkEnd,
  sums: checkSums,
  corrections: checkCorrections,
};

const failure = (code: FailureCode, place: string | number, said: unknown = "", right: unknown = ""): Failure => ({
  code,
  place: String(place),
  said: String(said),
  right: String(right),
});

async function checkSeals(record: ShoeRecord): Promise<Found> {
  const failures: Failure[] = [];
  const parts: [string, object & { seal: string }][] = [
    ["header", record.header],
    ...record.rounds.map((each): [string, typeof each] => [String(each.number), each]),
    ["closing", record.closing],
    ...(record.corrections ? [["corrections", record.corrections] as [string, Corrections]] : []),
  ];
  let before = "0".repeat(64);
  for (const [place, { seal, ...content }] of parts) {
    const right = toHex(await sha256(utf8("punto seal 1"), fromHex(before), utf8(canonical(content))));
    if (seal !== right) failures.push(failure("seal", place, seal, right));
    before = seal;
  }
  return { failures, found: String(parts.length) };
}

async function checkCommitment({ header, closing }: ShoeRecord): Promise<Found> {
  if (closing.seed === null) return { failures: [failure("no_seed", "", closing.reason ?? "")], found: "" };
  const right = toHex(await commitment(fromHex(closing.seed)));
  const failures = right === header.commitment ? [] : [failure("commitment", "", header.commitment, right)];
  return { failures, found: right };
}

async function checkHouse({ header }: ShoeRecord): Promise<Found> {
  const right = toHex(await sha256(utf8(header.house.toml)));
  return {
    failures: right === header.house.digest ? [] : [failure("house", "", header.house.digest, right)],
    found: right,
  };
}

async function mixed({ header }: ShoeRecord): Promise<Uint8Array> {
  return mixCuts(header.cuts.map(({ who, entropy }) => ({ who, entropy: fromHex(entropy) })));
}

async function showCuts(record: ShoeRecord): Promise<Found> {
  return { failures: [], found: toHex(await mixed(record)) };
}

async function checkOrder(record: ShoeRecord, onpart?: (part: number) => void): Promise<Found> {
  const { header, closing } = record;
  if (header.shuffle !== SHUFFLE_VERSION) {
    return { failures: [failure("shuffle_version", "", header.shuffle, SHUFFLE_VERSION)], found: "" };
  }
  if (closing.seed === null) return { failures: [failure("no_seed", "", closing.reason ?? "")], found: "" };
  const key = await shoeKey(fromHex(closing.seed), await mixed(record));
  const right = await shuffled(fullOrder(header.decks), key, onpart);
  const said = cardsOf(closing.order);
  const at = firstDifference(said, right);
  return { failures: at === null ? [] : [failure("order", at + 1, said[at], right[at])], found: String(right.length) };
}

function checkBurn({ header, closing }: ShoeRecord): Found {
  const order = cardsOf(closing.order);
  const burned = cardsOf(closing.burned);
  const right = order.length === 0 ? 0 : burnCount(order, header.burn);
  const failures: Failure[] = [];
  if (burned.length !== right) failures.push(failure("burn_count", "", burned.length, right));
  const at = firstDifference(burned, order.slice(0, burned.length));
  if (at !== null) failures.push(failure("burn_card", at + 1, burned[at], order[at]));
  return { failures, found: String(burned.length) };
}

function checkCards({ rounds, closing }: ShoeRecord): Found {
  const order = cardsOf(closing.order);
  const failures: Failure[] = [];
  let used = cardsOf(closing.burned).length;
  let due = 1;
  let count = 0;
  for (const each of rounds) {
    const cards = cardsOf(each.cards);
    if (each.number !== due) failures.push(failure("round_number", each.number, each.number, due));
    if (each.first_card !== used + 1) failures.push(failure("first_card", each.number, each.first_card, used + 1));
    const right = order.slice(each.first_card - 1, each.first_card - 1 + cards.length);
    const at = firstDifference(cards, right);
    if (at !== null) failures.push(failure("card", each.number, cards[at], right[at]));
    used = each.first_card - 1 + cards.length;
    due = each.number + 1;
    count += cards.length;
  }
  if (closing.rounds !== rounds.length) failures.push(failure("rounds_counted", "", closing.rounds, rounds.length));
  if (closing.cards_used !== used) failures.push(failure("cards_counted", "", closing.cards_used, used));
  return { failures, found: String(count) };
}

/** A round is the last iff the cut card lies at or before its first card. */
function checkEnd({ header, rounds, closing }: ShoeRecord): Found {
  const cutAt = Math.max(0, 52 * header.decks - header.cut_card);
  const failures = rounds
    .slice(0, -1)
    .filter((each) => each.first_card > cutAt)
    .map((each) => failure("after_the_last", each.number + 1, each.number));
  const last = rounds.at(-1);
  if (closing.how === "cut card" && (last === undefined || last.first_card <= cutAt)) {
    failures.push(failure("ended_early", last?.number ?? 0, last?.first_card ?? 0, cutAt));
  }
  return { failures, found: closing.how };
}

const SUM_KEYS = ["staked", "returned", "commission", "owed", "net"] as const;

function checkSums({ rounds, closing }: ShoeRecord): Found {
  const bets = rounds.flatMap((each) =>
    each.slips.flatMap(({ seat, bets: made }) => made.map((bet) => ({ seat, bet }))),
  );
  const failures: Failure[] = [];
  const compare = (place: string, said: Sums, among: readonly RecordedBet[]) => {
    for (const key of SUM_KEYS) {
      const right = among.reduce((sum, bet) => sum + minor(summand(bet, key)), 0n);
      if (minor(said[key]) !== right)
        failures.push(failure("sums", `${place} ${key}`, said[key], written(right, said[key])));
    }
  };
  for (const said of closing.seats) {
    compare(
      String(said.seat),
      said,
      bets.filter(({ seat }) => seat === said.seat).map(({ bet }) => bet),
    );
  }
  compare(
    "total",
    closing.total,
    bets.map(({ bet }) => bet),
  );
  return { failures, found: String(bets.length) };
}

/** Each correction names a slip that was paid and begins with what it had brought until then; all of them add up. */
function checkCorrections({ rounds, corrections }: ShoeRecord): Found {
  if (!corrections) return { failures: [], found: "0" };
  const brought = new Map(
    rounds
      .filter((each) => each.void === null)
      .flatMap(({ number, slips }) =>
        slips.map(({ seat, bets }): [string, bigint] => [
          `${number}/${seat}`,
          bets.reduce((sum, bet) => sum + minor(bet.net), 0n),
        ]),
      ),
  );
  const failures: Failure[] = [];
  let net = 0n;
  for (const [index, { round, seat, before, after }] of corrections.entries.entries()) {
    const slip = `${round}/${seat}`;
    const right = brought.get(slip);
    if (right === undefined) failures.push(failure("correction_place", index + 1));
    else if (right !== minor(before)) {
      failures.push(failure("correction_before", index + 1, before, written(right, before)));
    }
    if (minor(after) === minor(before)) failures.push(failure("correction_same", index + 1));
    brought.set(slip, minor(after));
    net += minor(after) - minor(before);
  }
  if (corrections.entries.length === 0 || minor(corrections.net) !== net) {
    failures.push(failure("correction_net", "", corrections.net, written(net, corrections.net)));
  }
  return { failures, found: String(corrections.entries.length) };
}

function summand(bet: RecordedBet, key: (typeof SUM_KEYS)[number]): string {
  if (key === "staked") return bet.stake;
  return key === "owed" ? (bet.owed ? bet.commission : "0") : bet[key];
}

/** An amount in its smallest unit; within one record every amount has the same decimals, and a bare 0 is 0 in all. */
const minor = (amount: string): bigint => BigInt(amount.replace(".", ""));

/** The same the other way, with as many decimals as an amount of the record has. */
function written(value: bigint, like: string): string {
  const decimals = like.includes(".") ? like.length - like.indexOf(".") - 1 : 0;
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, "0");
  const whole = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return (value < 0n ? "-" : "") + whole;
}

function firstDifference(said: readonly string[], right: readonly string[]): number | null {
  for (let at = 0; at < Math.max(said.length, right.length); at += 1) if (said[at] !== right[at]) return at;
  return null;
}

/** JSON with sorted keys and no white space: what a seal is made over. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = value as Record<string, unknown>;
    const written = Object.keys(members)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(members[key])}`);
    return `{${written.join(",")}}`;
  }
  return JSON.stringify(value);
}
