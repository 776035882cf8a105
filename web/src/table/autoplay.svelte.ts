/** Autoplay: the same slip again in each round, by itself, until one of the patron's rules stops it. */

import type { Betting } from "./betting.svelte";
import type { LiveTable } from "./live.svelte";
import { EMPTY, isEmpty, same, total, type Slip } from "./slip";

/** When to stop, in rounds and in minor units won or lost since the start; null: never for that. */
export interface StopRules {
  rounds: number;
  loss: number | null;
  win: number | null;
}

export type StopReason = "rounds" | "loss" | "win" | "refused" | "changed" | "reminded";

export class Autoplay {
  readonly #table: LiveTable;
  readonly #betting: Betting;
  #rules = $state.raw<StopRules | null>(null);
  #left = $state(0);
  #slip: Slip = EMPTY;
  /** What the session had brought when it started, and since when it lasts: another session is another start. */
  #from = { net: 0, seatedAt: 0 };
  /** The round in which the slip was put down last. */
  #round = "";

  constructor(table: LiveTable, betting: Betting) {
    this.#table = table;
    this.#betting = betting;
  }

  get running(): boolean {
    return this.#rules !== null;
  }

  /** How many rounds are still to be bet on. */
  get left(): number {
    return this.#left;
  }

  /** The slip that would be repeated: what lies on the felt, or what was bet last. */
  get slip(): Slip {
    return isEmpty(this.#betting.slip) ? this.#betting.last : this.#betting.slip;
  }

  get stake(): number {
    return total(this.slip);
  }

  /** Whether the house permits it, and there is something to repeat. */
  get can(): boolean {
    return (this.#table.house?.permits.includes("autoplay") ?? false) && this.#betting.open && !isEmpty(this.slip);
  }

  start(rules: StopRules): void {
    const { own } = this.#table;
    if (!this.can || !own) return;
    this.#slip = this.slip;
    this.#from = { net: own.session_net, seatedAt: own.seated_at };
    this.#left = rules.rounds;
    this.#round = "";
    this.#rules = rules;
    this.follow();
  }

  stop(reason?: StopReason): void {
    if (!this.#rules) return;
    this.#rules = null;
    if (reason) this.#table.notice = { code: reason, message: `page-auto-stopped-${reason}`, bet: null };
  }

  /** Follow the table: bet once in each round, as long as no rule speaks against it. */
  follow(): void {
    const rules = this.#rules;
    const { view, own } = this.#table;
    if (!rules || !view) return;
    // Without a seat, or in another session, nothing that was agreed holds.
    if (!own || own.seated_at !== this.#from.seatedAt) return this.stop();
    if (own.reminded_at !== null) return this.stop("reminded");
    if (!this.#betting.open) return;
    const round = `${view.shoe?.number}/${view.current?.number}`;
    if (round === this.#round) {
      if (!this.#betting.pending && !same(this.#betting.slip, this.#slip)) this.stop("changed");
      return;
    }
    const net = own.session_net - this.#from.net;
    if (this.#left === 0) return this.stop("rounds");
    if (rules.loss !== null && net <= -rules.loss) return this.stop("loss");
    if (rules.win !== null && net >= rules.win) return this.stop("win");
    this.#round = round;
    this.#left -= 1;
    void this.#play();
  }

  async #play(): Promise<void> {
    const taken = await this.#betting.place(this.#slip);
    // Somebody may have stopped it meanwhile.
    if (!this.running) return;
    if (taken) await this.#betting.ready();
    else this.stop("refused");
  }
}
