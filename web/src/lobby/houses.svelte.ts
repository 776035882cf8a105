/** The houses of the server, fetched once for the lobby. */

import { api } from "../lib/api";
import type { Currency } from "../lib/money";
import type { HouseLine } from "../lib/types";

class Houses {
  #all = $state.raw<HouseLine[]>([]);

  get all(): HouseLine[] {
    return this.#all;
  }

  get(key: string): HouseLine | undefined {
    return this.#all.find((house) => house.house === key);
  }

  currencyOf(key: string, code: string, decimals: number): Currency {
    return { code, symbol: this.get(key)?.symbol ?? "", decimals };
  }

  /** The mark of a currency, as the houses that play in it write it. */
  symbolOf(currency: string): string {
    return this.#all.find((house) => house.currency === currency)?.symbol ?? "";
  }

  async load(): Promise<void> {
    if (this.#all.length) return;
    try {
      this.#all = (await api.get<{ houses: HouseLine[] }>("/api/houses")).houses;
    } catch {
      // The lobby works without descriptions, and asks again when it is next shown.
    }
  }
}

export const houses = new Houses();
