/** The patron's bets of the round: chips go onto a draft at once, and the whole slip follows to the server.

    What the server refuses stays on the felt as a draft, with the sentence at its bet, so that it can be mended; when
    betting closes, only what the server holds counts. */

import en from "../i18n/en/table";
import zh from "../i18n/zh/table";
import type { Refused } from "../lib/socket";
import { sound } from "../lib/sound.svelte";
import type { LiveTable } from "./live.svelte";
import * as slips from "./slip";
import type { Draft, Slip } from "./slip";

/** Several taps in a row go as one slip. */
const SETTLE_MS = 260;
/** So close to the end there is no waiting for another tap. */
const HURRY_MS = 1500;

export class Betting {
  readonly #table: LiveTable;
  #draft = $state.raw<Draft>(slips.fresh());
  #refusal = $state.raw<Refused | null>(null);
  #sending = $state(false);
  #chip = $state<number | null>(null);
  #last = $state.raw<Slip>(slips.EMPTY);
  #round = "";
  #dirty = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #flight: Promise<void> | null = null;

  constructor(table: LiveTable) {
    this.#table = table;
    this.#last = remembered(table.id);
  }

  /** Follow the table: a new round begins an empty draft; what the server holds is what lies on the felt. */
  follow(): void {
    const { view, seat } = this.#table;
    if (!view) return;
    // The stakes of a void round have gone home.
    const held = view.current?.void ? slips.EMPTY : slips.ofStakes(seat?.stakes ?? []);
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
      sessionStorage.setItem(`punto.last.${this.#table.id}`, JSON.stringify(held));
    }
  }

  get slip(): Slip {
    return this.#draft.slip;
  }

  get total(): number {
    return slips.total(this.#draft.slip);
  }

  /** What the patron could still stake. */
  get available(): number {
    const { own } = this.#table;
    if (!own) return 0;
    return Math.max(0, own.available + own.staked - (this.open ? this.total : own.staked));
  }

  get refusal(): Refused | null {
    return this.#refusal;
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
    const least = Math.min(...(this.#table.house?.bets.filter((bet) => bet.kind === "main").map((bet) => bet.limits_minor.minimum) ?? [0]));
    return chips.find((chip) => chip >= least) ?? chips[0] ?? 0;
  }

  set chip(chip: number) {
    this.#chip = chip;
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

  add(bet: string): void {
    if (!this.open || !this.chip) return;
    sound.play("chip");
    this.#change(slips.add(this.#draft, bet, this.chip));
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
    if (!this.canRepeat) return;
    sound.play("chip");
    this.#change(slips.repeat(this.#draft, this.#last));
  }

  double(): void {
    if (!this.canDouble) return;
    sound.play("chip");
    this.#change(slips.double(this.#draft));
  }

  /** Say ready, once the slip on the felt has arrived. */
  async ready(): Promise<void> {
    if (!this.canReady) return;
    await this.flush();
    if (this.#refusal && this.#dirty) return;
    await this.#table.askOfRound({ kind: "SayReady" });
  }

  /** Send what is on the felt now. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#flight;
    if (this.#dirty && this.#refusal === null) await (this.#flight = this.#send());
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

  async #send(): Promise<void> {
    const { view, seat } = this.#table;
    const { shoe, current } = view ?? {};
    if (!view || !shoe || !current || view.phase !== "betting") return;
    const { slip } = this.#draft;
    const held = slips.ofStakes(seat?.stakes ?? []);
    if (slips.same(slip, held)) {
      this.#dirty = false;
      return;
    }
    this.#sending = true;
    const round = { shoe: shoe.number, number: current.number };
    const { accepted, refusal } = await this.#table.send(
      slips.isEmpty(slip) ? { kind: "WithdrawSlip", ...round } : { kind: "PlaceSlip", ...round, stakes: { ...slip } },
    );
    this.#sending = false;
    // More was put down meanwhile: that is judged by its own answer.
    if (this.#draft.slip !== slip) return;
    if (accepted) this.#dirty = false;
    else this.#refusal = refusal;
  }

  #tell(held: Slip): void {
    const about = slips.isEmpty(held) ? "nothingBet" : "notAccepted";
    this.#table.notice = { code: about, message: { en: en.state[about], zh: zh.state[about] }, bet: null };
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
    const kept: unknown = JSON.parse(sessionStorage.getItem(`punto.last.${table}`) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Slip) : slips.EMPTY;
  } catch {
    return slips.EMPTY;
  }
}
