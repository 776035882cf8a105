/** The house that a page is about: one of the server's by its key, or a house file of one's own. */

import { api, ApiError } from "../lib/api";
import type { House, HouseLine } from "../lib/types";
import type { HouseCheck, HouseProblem } from "../generated/api";

export const OWN = "own";

let listed: Promise<HouseLine[]> | undefined;

/** The houses of the server, fetched once. */
export function listHouses(): Promise<HouseLine[]> {
  listed ??= api.get<{ houses: HouseLine[] }>("/api/houses").then((found) => found.houses);
  listed.catch(() => (listed = undefined));
  return listed;
}

const described = new Map<string, Promise<House>>();

/** Everything about one house, fetched once. */
export function describe(key: string): Promise<House> {
  let found = described.get(key);
  if (!found) {
    found = api.get<House>(`/api/houses/${encodeURIComponent(key)}`);
    described.set(key, found);
    found.catch(() => described.delete(key));
  }
  return found;
}

export class ChosenHouse {
  key = $state("");
  /** The text of one's own house file. */
  text = $state("");
  house = $state.raw<House | null>(null);
  problems = $state.raw<HouseProblem[]>([]);
  error = $state.raw<ApiError | null>(null);
  checking = $state(false);
  #sound = $state<string | null>(null);
  #turn = 0;

  constructor(key: string, text = "") {
    this.key = key;
    this.text = text;
  }

  get own(): boolean {
    return this.key === OWN;
  }

  /**
   * The part of a question that names the house; null while there is none that can be asked about. Of one's own it is
   * the last text without a problem, so that the page does not jump while one types.
   */
  get asked(): { house: string } | { text: string } | null {
    if (!this.own) return this.key ? { house: this.key } : null;
    return this.#sound === null ? null : { text: this.#sound };
  }

  /** Whether what is asked about is what is written. */
  get settled(): boolean {
    return this.house !== null && !this.checking && this.problems.length === 0;
  }

  /** Load what is chosen, or check what is written. */
  async load(): Promise<void> {
    const turn = ++this.#turn;
    this.checking = true;
    try {
      if (this.own) {
        const text = this.text;
        const found = await api.post<HouseCheck>("/api/houses/check", { text });
        if (turn !== this.#turn) return;
        this.problems = found.problems;
        if (found.house) {
          this.house = found.house as House;
          this.#sound = text;
        }
      } else {
        const found = this.key ? await describe(this.key) : null;
        if (turn !== this.#turn) return;
        this.house = found;
        this.problems = [];
      }
      this.error = null;
    } catch (error) {
      if (turn !== this.#turn) return;
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      this.house = null;
    }
    this.checking = false;
  }
}
