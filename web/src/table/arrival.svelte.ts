/** Sitting down: a name, a seat, and chips at once; at a full table, a place in line. */

import { api } from "../lib/api";
import { session } from "../lib/session.svelte";
import type { Purse } from "../lib/types";
import { lineOf } from "./line";
import type { LiveTable } from "./live.svelte";

interface Needs {
  /** The patron has no name yet: ask for one, then call `signed`. */
  name(): void;
  /** No chips could be bought: say why, and what can be done. */
  chips(): void;
}

export class Arrival {
  readonly #table: LiveTable;
  readonly #needs: Needs;
  #seat: number | undefined;
  #under = $state(false);

  constructor(table: LiveTable, needs: Needs) {
    this.#table = table;
    this.#needs = needs;
  }

  /** Whether it is between the click and the chips. */
  get under(): boolean {
    return this.#under;
  }

  /** Take the wanted seat, or the first free one. */
  sit(seat?: number): void {
    this.#seat = seat;
    if (session.name === null) this.#needs.name();
    else void this.#take();
  }

  /** The patron has a name now: the table is seen anew, as that patron. */
  signed(): void {
    this.#table.restart();
    void this.#take();
  }

  /** Whether there is no seat for this patron now, so that all there is to do is wait. */
  get #full(): boolean {
    const line = this.#table.view ? lineOf(this.#table.view, session.name !== null) : null;
    return line !== null && line.free === 0 && line.heldUntil === null;
  }

  async #take(): Promise<void> {
    this.#under = true;
    if (this.#full) {
      await this.#table.ask({ kind: "JoinWaitingList" }, ["already_waiting"]);
      this.#under = false;
      return;
    }
    const seated = await this.#table.ask({
      kind: "TakeSeat",
      ...(this.#seat === undefined ? {} : { seat: this.#seat }),
    });
    if (seated) await this.#buy();
    this.#under = false;
  }

  /** Chips at once: all that is in the purse. Those that lie on another table can be brought. */
  async #buy(): Promise<void> {
    const table = this.#table;
    let amount = (session.current?.play_chips ?? 1000) * 10 ** table.currency.decimals;
    try {
      const purse = await api.get<Purse>(`/api/session/purse?currency=${table.view?.currency ?? "USD"}`);
      if (purse.free > 0) amount = purse.free;
      else if (purse.playing > (table.own?.balance ?? 0)) return this.#needs.chips();
    } catch {
      // The server says what is wrong when it is asked for the chips.
    }
    if ((table.own?.balance ?? 0) > 0) return;
    const { accepted } = await table.send({ kind: "BuyIn", amount });
    if (!accepted) this.#needs.chips();
  }
}
