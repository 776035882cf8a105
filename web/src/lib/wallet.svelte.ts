/** The patron's play chips of every currency, as far as the page has asked for them. */

import { api } from "./api";
import type { Purse, Purses } from "./types";

class Wallet {
  #purses = $state.raw<readonly Purse[]>([]);

  get purses(): readonly Purse[] {
    return this.#purses;
  }

  /** Undefined where the patron never had any of that currency. */
  of(currency: string): Purse | undefined {
    return this.#purses.find((purse) => purse.currency === currency);
  }

  async load(): Promise<void> {
    try {
      this.#purses = (await api.get<Purses>("/api/session/purses")).purses;
    } catch {
      // What cannot be known is not shown; who asks again may have more luck.
      this.#purses = [];
    }
  }
}

export const wallet = new Wallet();
