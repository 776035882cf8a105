/** The patron's bets of the round: chips go onto a draft at once, and the whole slip follows to the server.

    A bet that is none is never shown: a chip takes what limit and balance leave, and what the server refuses goes back
    to the patron with the sentence at its bet, so that the felt shows what the server holds. */

import type { Refused } from "../lib/socket";
import { sound } from "../lib/sound.svelte";
import type { Bet } from "../lib/types";
import type { LiveTable } from "./live.svelte";
import { excess, fitting } from "./means";
import * as slips from "./slip";
import type { Draft, Slip } from "./slip";

/** Several taps in a row go as one slip. */
const SETTLE_MS = 260;
/** So close to the end there is no waiting for another tap. */
const HURRY_MS = 1500;

/** Chips that were not taken and go back to the patron, by bet; each time is another one. */
export interface Bounce {
  readonly chips: Slip;
  readonly time: number;
}

export class Betting {
  readonly #table: LiveTable;
  #draft = $state.raw<Draft>(slips.fresh());
  #refusal = $state.raw<Refused | null>(null);
  #bounce = $state.raw<Bounce>({ chips: slips.EMPTY, time: 0 });
  #sending = $state(false);
  #chip = $state<number | null>(null);
  #last = $state.raw<Slip>(slips.EMPTY);
  #round = "";
  #dirty = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: Promise<boolean> | null = null;

  constructor(table: LiveTable) {
    this.#table = table;
    this.#last = remembered(table.id);
  }

  /** Follow the table: a new round begins an empty draft; what the server holds is what lies on the felt. */
  follow(): void {
    const { view } = this.#table;
    if (!view) return;
    const { held } = this;
    const round = `${view.shoe?.number}/${view.current?.number}`;
    if (round !== this.#round) {
      this.#round = round;
      this.#reset(held);
    } else if (view.phase !== "betting") {
      // Only what the server holds is in play, and whoever put down something else has to know.
      if (this.#dirty && !slips.same(this.#draft.slip, held)) this.#tell(held);
      if (this.#refusal || !slips.same(this.#draft.slip, held)) this.#reset(held);
    } else if (!this.#dirty && !this.#sending && !slips.same(this.#draft.slip, held)) {
      // Another window of the same patron.
      this.#reset(held);
    }
    if (view.phase !== "betting" && !slips.isEmpty(held) && !slips.same(held, this.#last)) {
      this.#last = held;
      localStorage.setItem(`punto.last.${this.#table.id}`, JSON.stringify(held));
    }
  }

  get slip(): Slip {
    return this.#draft.slip;
  }

  /** The slip that the server holds. */
  get held(): Slip {
    // The stakes of a void round have gone home.
    return this.#table.current?.void ? slips.EMPTY : slips.ofStakes(this.#table.seat?.stakes ?? []);
  }

  get total(): number {
    return slips.total(this.#draft.slip);
  }

  /** What the patron could still stake. */
  get available(): number {
    const { own } = this.#table;
    if (!own) return 0;
    return Math.max(0, this.#means - (this.open ? this.total : own.staked));
  }

  /** Why the last chips were not taken, until the patron does something else. */
  get refusal(): Refused | null {
    return this.#refusal;
  }

  /** The chips that were not taken last. */
  get bounce(): Bounce {
    return this.#bounce;
  }

  /** Whether the server holds what lies on a bet. */
  isAccepted(bet: string): boolean {
    return this.slip[bet] !== undefined && this.slip[bet] === this.held[bet];
  }

  /** Whether the felt shows something the server does not hold yet. */
  get pending(): boolean {
    return this.#dirty || this.#sending;
  }

  get open(): boolean {
    return this.#table.view?.phase === "betting" && this.#table.may("PlaceSlip");
  }

  get chips(): readonly number[] {
    return this.#table.house?.chips_minor ?? [];
  }

  /** The chosen chip: at first the smallest that is a bet of its own. */
  get chip(): number {
    const { chips } = this;
    if (this.#chip !== null && chips.includes(this.#chip)) return this.#chip;
    const least = Math.min(
      ...(this.#table.house?.bets.filter((bet) => bet.kind === "main").map((bet) => bet.limits_minor.minimum) ?? [0]),
    );
    return chips.find((chip) => chip >= least) ?? chips[0] ?? 0;
  }

  set chip(chip: number) {
    this.#chip = chip;
  }

  /** The slip of the last round with a bet. */
  get last(): Slip {
    return this.#last;
  }

  get canUndo(): boolean {
    return this.open && this.#draft.before.length > 0;
  }

  get canClear(): boolean {
    return this.open && !slips.isEmpty(this.slip);
  }

  get canRepeat(): boolean {
    return this.open && !slips.isEmpty(this.#last) && !slips.same(this.slip, this.#last);
  }

  get canDouble(): boolean {
    return this.open && !slips.isEmpty(this.slip);
  }

  get canReady(): boolean {
    return this.#table.may("SayReady") && this.#table.view?.phase === "betting";
  }

  /** Whether the next round need not wait until the result was shown for its whole time. */
  get canSkip(): boolean {
    return this.#table.may("SkipResult");
  }

  /** Put the chosen chip on a bet, or as much of it as limit and balance leave room for. */
  add(key: string): void {
    const bet = this.#bets.find((each) => each.bet === key);
    if (this.canSkip) void this.skip();
    if (!this.open || !this.chip || !bet) return;
    const added = fitting(this.slip, bet, this.chip, this.#means);
    const whole = slips.add(this.#draft, key, this.chip);
    if (added === 0) this.#refuse(whole.slip, this.#excess(whole.slip));
    else this.#lay(slips.add(this.#draft, key, added));
  }

  takeOff(bet: string): void {
    if (this.open && this.slip[bet]) this.#change(slips.remove(this.#draft, bet, this.chip));
  }

  undo(): void {
    if (this.canUndo) this.#change(slips.undo(this.#draft));
  }

  clear(): void {
    if (this.canClear) this.#change(slips.clear(this.#draft));
  }

  repeat(): void {
    if (this.canRepeat) this.#layWhole(slips.repeat(this.#draft, this.#last));
  }

  double(): void {
    if (this.canDouble) this.#layWhole(slips.double(this.#draft));
  }

  /** Put down this whole slip at once; whether the server took it. */
  async place(slip: Slip): Promise<boolean> {
    if (!this.open) return false;
    this.#layWhole(slips.repeat(this.#draft, slip));
    return this.#refusal === null && this.flush();
  }

  /** Say ready, once the slip on the felt has arrived; after the payout, go on. */
  async ready(): Promise<void> {
    if (this.canSkip) await this.skip();
    else if (this.canReady && (await this.flush())) await this.#table.askOfRound({ kind: "SayReady" });
  }

  /** Go on to the next round. */
  async skip(): Promise<void> {
    // It may have begun by itself.
    if (this.canSkip) await this.#table.askOfRound({ kind: "SkipResult" }, ["no_result_to_skip", "other_round"]);
  }

  /** Send what is on the felt now; whether the server took it. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    const before = await (this.#flight ?? true);
    return this.#dirty ? (this.#flight = this.#send()) : before;
  }

  /** All that the patron could stake in this round. */
  get #means(): number {
    const { own } = this.#table;
    return own ? own.available + own.staked : 0;
  }

  get #bets(): readonly Bet[] {
    return this.#table.house?.bets ?? [];
  }

  #excess(slip: Slip): Refused | null {
    return excess(slip, this.#bets, this.#means, this.#table.currency);
  }

  #lay(draft: Draft): void {
    sound.play("chip");
    this.#change(draft);
  }

  /** All or nothing: half of a doubled slip is another slip. */
  #layWhole(draft: Draft): void {
    const refusal = this.#excess(draft.slip);
    if (refusal) this.#refuse(draft.slip, refusal);
    else this.#lay(draft);
  }

  /** Give back what a slip has more than what stays on the felt. */
  #refuse(slip: Slip, refusal: Refused | null): void {
    this.#refusal = refusal;
    this.#bounce = { chips: slips.surplus(slip, this.slip), time: this.#bounce.time + 1 };
  }

  #change(draft: Draft): void {
    this.#draft = draft;
    this.#refusal = null;
    this.#dirty = true;
    clearTimeout(this.#timer);
    const left = (this.#table.view?.deadline ?? Infinity) - this.#table.now;
    if (left < HURRY_MS) void this.flush();
    else this.#timer = setTimeout(() => void this.flush(), SETTLE_MS);
  }

  async #send(): Promise<boolean> {
    const taken = await this.#ask();
    this.#flight = null;
    return taken;
  }

  async #ask(): Promise<boolean> {
    const { view } = this.#table;
    const { shoe, current } = view ?? {};
    if (!view || !shoe || !current || view.phase !== "betting") return false;
    const { slip } = this.#draft;
    if (slips.same(slip, this.held)) {
      this.#dirty = false;
      return true;
    }
    this.#sending = true;
    const round = { shoe: shoe.number, number: current.number };
    const { accepted, refusal } = await this.#table.send(
      slips.isEmpty(slip) ? { kind: "WithdrawSlip", ...round } : { kind: "PlaceSlip", ...round, stakes: { ...slip } },
    );
    this.#sending = false;
    // More was put down meanwhile: that is judged by its own answer.
    if (this.#draft.slip !== slip) return accepted;
    this.#dirty = false;
    if (!accepted) {
      this.#draft = slips.backTo(this.#draft, this.held);
      this.#refuse(slip, refusal);
    }
    return accepted;
  }

  #tell(held: Slip): void {
    this.#table.notice = slips.isEmpty(held)
      ? { code: "nothingBet", message: "page-table-state-nothing-bet", bet: null }
      : { code: "notAccepted", message: "page-table-state-not-accepted", bet: null };
  }

  #reset(slip: Slip): void {
    clearTimeout(this.#timer);
    this.#draft = slips.fresh(slip);
    this.#dirty = false;
    this.#refusal = null;
  }
}

function remembered(table: string): Slip {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`punto.last.${table}`) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Slip) : slips.EMPTY;
  } catch {
    return slips.EMPTY;
  }
}
