// Arrays of numbers are walked within their lengths; a question for each of a million places would be felt.

/**
 * The states of a count's shoes, and what any count earns on them: worked out here, so that a slider is answered at
 * once. The server packs them (`punto.study.packed`) and judges the same way (`punto.study.earnings`).
 */

/** The cards that have tags: Ace to 9, and T for all that count nothing. */
export const COUNTED = [..."A23456789T"];
const KINDS = COUNTED.length;
const HEAD_BYTES = 12;
const NO_CARD = 15;
const CARDS_A_DECK = 52;
const TENS_A_RANK = 4;

export interface States {
  shoes: number;
  moments: number;
  /** The shoe of each moment, from 0. */
  shoe: Uint16Array;
  /** The cards seen: kind after kind, for each moment. */
  seen: Uint8Array;
  /** The decks that nobody has seen, in 32 bits as on the server: what lies on the trigger lies on it there too. */
  decks: Float32Array;
  worth: Float32Array;
  square: Float32Array;
  /** What perfect play is worth in all shoes. */
  perfect: number;
}

/** A count: tags, and when to bet. */
export interface Count {
  tags: readonly number[];
  trigger: number;
  /** Whether the trigger is a running count. */
  running: boolean;
}

/** What a count earns, one unit a bet. */
export interface Earnings {
  unitsPerShoe: number;
  standardError: number;
  betsPerShoe: number;
  betsShare: number;
  averageEdge: number;
  shareOfPerfect: number;
  /** After how many shoes the expectation is one standard deviation; none when nothing is earned. */
  n0: number | null;
  /** The share of the bankroll to stake that lets it grow fastest. */
  kelly: number;
  variancePerShoe: number;
}

/** Units a shoe by trigger. */
export interface Earned {
  trigger: number;
  units: number;
  bets: number;
}

export function unpacked(packed: ArrayBuffer): States {
  const head = new DataView(packed);
  const [shoes, moments, cards] = [0, 4, 8].map((at) => head.getUint32(at, true)) as [number, number, number];
  const worth = new Float32Array(packed, HEAD_BYTES, moments);
  const square = new Float32Array(packed, HEAD_BYTES + 4 * moments, moments);
  const rounds = new Uint8Array(packed, HEAD_BYTES + 8 * moments, shoes);
  const dealt = new Uint8Array(packed, HEAD_BYTES + 8 * moments + shoes, 3 * moments);
  const shoe = new Uint16Array(moments);
  const seen = new Uint8Array(moments * KINDS);
  const decks = new Float32Array(moments);
  const now = new Uint8Array(KINDS);
  let moment = 0;
  let perfect = 0;
  for (const [number, many] of rounds.entries()) {
    let left = cards;
    now.fill(0);
    for (const last = moment + many; moment < last; moment++) {
      for (let place = 0; place < 6; place++) {
        const kind = (dealt[3 * moment + (place >> 1)]! >> (4 * (place & 1))) & NO_CARD;
        if (kind === NO_CARD) continue;
        now[kind]!++;
        left--;
      }
      shoe[moment] = number;
      for (let kind = 0; kind < KINDS; kind++) seen[kind * moments + moment] = now[kind]!;
      decks[moment] = left / CARDS_A_DECK;
      perfect += Math.max(0, worth[moment]!);
    }
  }
  return { shoes, moments, shoe, seen, decks, worth, square, perfect };
}

/**
 * The counts at every moment, made incrementally: a running count is linear in its tags, so that a tag that moves costs
 * one column of the cards seen, and the rest is kept from the tags before.
 */
export class Counts {
  readonly #states: States;
  readonly #tags = new Int32Array(KINDS);
  readonly #running: Int32Array;

  constructor(states: States) {
    this.#states = states;
    this.#running = new Int32Array(states.moments);
  }

  /** The running or the true count at every moment, in an array of its own. */
  of(tags: readonly number[], running: boolean): Float32Array {
    for (let kind = 0; kind < KINDS; kind++) this.#retag(kind, tags[kind] ?? 0);
    const counts = new Float32Array(this.#running);
    if (!running) divide(counts, this.#states.decks);
    return counts;
  }

  #retag(kind: number, tag: number) {
    const { moments, seen } = this.#states;
    const more = tag - this.#tags[kind]!;
    if (more !== 0) addColumn(this.#running, seen.subarray(kind * moments, (kind + 1) * moments), more);
    this.#tags[kind] = tag;
  }
}

function addColumn(sums: Int32Array, column: Uint8Array, times: number) {
  for (let place = 0; place < sums.length; place++) sums[place]! += times * column[place]!;
}

function divide(counts: Float32Array, by: Float32Array) {
  for (let place = 0; place < counts.length; place++) counts[place]! /= by[place]!;
}

/** What a bet at these counts, from a trigger on, earns on the shoes. */
export function earnings(states: States, counts: Float32Array, trigger: number): Earnings {
  const { shoes, moments, shoe, worth: worths, square: squares } = states;
  const at = Math.fround(trigger);
  const byShoe = new Float64Array(shoes);
  let bets = 0;
  let won = 0;
  let square = 0;
  let within = 0;
  for (let moment = 0; moment < moments; moment++) {
    if (counts[moment]! < at) continue;
    const worth = worths[moment]!;
    const here = squares[moment]!;
    bets++;
    won += worth;
    square += here;
    within += here - worth * worth;
    byShoe[shoe[moment]!]! += worth;
  }
  const mean = won / shoes;
  let spread = 0;
  for (let each = 0; each < shoes; each++) spread += (byShoe[each]! - mean) ** 2;
  // A round's result scatters around its worth, and the worth of a shoe's bets around their mean.
  const variancePerShoe = within / shoes + spread / shoes;
  return {
    unitsPerShoe: mean,
    standardError: shoes > 1 ? Math.sqrt(spread / (shoes - 1) / shoes) : 0,
    betsPerShoe: bets / shoes,
    betsShare: bets / moments,
    averageEdge: bets ? won / bets : 0,
    shareOfPerfect: states.perfect ? won / states.perfect : 0,
    n0: won > 0 ? variancePerShoe / mean ** 2 : null,
    kelly: square ? Math.max(0, won / square) : 0,
    variancePerShoe,
  };
}

/** How likely a bankroll of so many units is ever lost, at one unit a bet for ever. */
export function riskOfRuin({ betsPerShoe, unitsPerShoe, variancePerShoe }: Earnings, bankroll: number): number {
  if (betsPerShoe === 0) return 0;
  return unitsPerShoe > 0 ? Math.exp((-2 * unitsPerShoe * bankroll) / variancePerShoe) : 1;
}

/** How many triggers there are to a count: a true count is set in quarters. */
export const stepsOf = (running: boolean): number => (running ? 1 : 4);

/** What bets at these counts earn by trigger, wherever any bet is made; the lowest first. */
export function byTrigger(states: States, counts: Float32Array, running: boolean): Earned[] {
  const steps = stepsOf(running);
  const { worth: worths } = states;
  let least = 0;
  let most = 0;
  for (let moment = 0; moment < counts.length; moment++) {
    const count = counts[moment]!;
    if (count < least) least = count;
    else if (count > most) most = count;
  }
  const low = Math.floor(least * steps);
  const bins = Math.floor(most * steps) - low + 1;
  const worth = new Float64Array(bins);
  const bets = new Uint32Array(bins);
  for (let moment = 0; moment < counts.length; moment++) {
    const bin = Math.floor(counts[moment]! * steps) - low;
    worth[bin]! += worths[moment]!;
    bets[bin]!++;
  }
  const found: Earned[] = [];
  let [won, made] = [0, 0];
  for (let bin = worth.length - 1; bin >= 0; bin--) {
    won += worth[bin]!;
    made += bets[bin]!;
    found.push({ trigger: (bin + low) / steps, units: won / states.shoes, bets: made / states.shoes });
  }
  return found.reverse();
}

/** The trigger at which the tags earn most. */
export const bestOf = (earned: readonly Earned[]): number =>
  earned.reduce((best, each) => (each.units > best.units ? each : best), { trigger: 0, units: -Infinity, bets: 0 })
    .trigger;

/** Whether the tags of a whole deck add up to nothing. */
export const isBalanced = (tags: readonly number[]): boolean =>
  tags.reduce((sum, tag, kind) => sum + tag * (COUNTED[kind] === "T" ? TENS_A_RANK : 1), 0) === 0;

/** The effects of removal as tags of level 1: somewhere to start. */
export function tagsOfEffects(effects: Record<string, number>): number[] {
  const values = COUNTED.map((kind) => effects[kind] ?? 0);
  const most = Math.max(...values.map(Math.abs));
  return values.map((value) => Math.round(value / most) + 0);
}

/** Tags of an address, `0.0.-1…`; null if they are none. */
export function decodeTags(text: string): number[] | null {
  if (!/^-?\d{1,2}(\.-?\d{1,2}){9}$/.test(text)) return null;
  const tags = text.split(".").map((tag) => Number(tag) + 0);
  return tags.some((tag) => tag !== 0) ? tags : null;
}

export const encodeTags = (tags: readonly number[]): string => tags.join(".");
