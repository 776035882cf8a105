/** The exact odds at a table now, from the cards that everybody has seen there; one question for all who show them. */

import { api } from "../lib/api";
import { liveOdds } from "../lib/preferences.svelte";
import type { LiveTable } from "./live.svelte";

export interface BetOdds {
  bet: string;
  edge_percent: number;
  p_win: number;
}

interface Odds {
  cards: number;
  bets: BetOdds[];
}

/** After a card, other cards may follow at once. */
const WAIT_MS = 150;

export class TableOdds {
  readonly #table: LiveTable;
  #odds = $state.raw<Odds | null>(null);
  #failed = $state(false);
  // The odds change with the cards that everybody has seen, and with nothing else.
  readonly #seen = $derived.by(() => {
    const { view, current } = this.#table;
    if (!view) return "";
    const cards = [...(current?.player.cards ?? []), ...(current?.banker.cards ?? [])];
    const up = cards.filter((card) => card.exposed).length;
    return `${view.shoe?.number}/${current?.number}/${up}/${view.phase === "settled"}`;
  });

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Null until they are known. */
  get odds(): Odds | null {
    return this.#odds;
  }

  get failed(): boolean {
    return this.#failed;
  }

  /** Ask for as long as somebody looks; to be run in an effect. */
  follow(): (() => void) | undefined {
    void this.#seen;
    // The last card would tell the winner before the dealer does.
    if (!liveOdds.on || this.#table.telling) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void this.#ask(controller.signal), WAIT_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }

  async #ask(signal: AbortSignal): Promise<void> {
    try {
      this.#odds = await api.get<Odds>(`/api/tables/${encodeURIComponent(this.#table.id)}/odds`, signal);
      this.#failed = false;
    } catch (error) {
      if (!(error instanceof DOMException)) this.#failed = true;
    }
  }
}
