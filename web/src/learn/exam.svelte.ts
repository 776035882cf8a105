/** An exam: its terms, the sitting question by question, and the result. Answers are marked by the server alone. */

import { api, ApiError } from "../lib/api";
import type { Currency, PaperBody, QuestionBody, ResultBody } from "../generated/api";
import { Stopwatch } from "./stopwatch.svelte";

export interface Terms {
  seed: string;
  count: number;
  minutes: number;
  /** In percent. */
  pass: number;
  name: string;
}

export class Sitting {
  questions = $state.raw<QuestionBody[]>([]);
  currency = $state.raw<Currency>({ code: "USD", symbol: "$", decimals: 2 });
  answers = $state.raw<(string | null)[]>([]);
  /** The question that is open, from 0. */
  at = $state(0);
  result = $state.raw<ResultBody | null>(null);
  error = $state.raw<ApiError | null>(null);
  busy = $state(false);
  readonly watch = new Stopwatch();
  readonly terms: Terms;
  readonly #house: string;
  readonly #kinds: readonly string[];

  constructor(house: string, kinds: readonly string[], terms: Terms) {
    this.#house = house;
    this.#kinds = kinds;
    this.terms = terms;
  }

  get #path(): string {
    return `/api/houses/${encodeURIComponent(this.#house)}/exam`;
  }

  get limit(): number | null {
    return this.terms.minutes > 0 ? this.terms.minutes * 60 : null;
  }

  async begin(): Promise<void> {
    const query = new URLSearchParams([
      ["seed", this.terms.seed],
      ["count", String(this.terms.count)],
      ...this.#kinds.map((kind) => ["kind", kind]),
    ]);
    await this.#try(async () => {
      const paper = await api.get<PaperBody>(`${this.#path}?${query}`);
      this.currency = paper.currency;
      this.answers = paper.questions.map(() => null);
      this.questions = paper.questions;
      this.watch.start(this.limit === null ? null : this.limit * 1000, () => void this.handIn());
    });
  }

  /** Answer the open question and go on; at the last one stay, so that the paper can be looked over. */
  answer(given: string): void {
    this.answers = this.answers.map((before, place) => (place === this.at ? given : before));
    if (this.at < this.questions.length - 1) this.at++;
  }

  async handIn(): Promise<void> {
    this.watch.stop();
    await this.#try(async () => {
      this.result = await api.post<ResultBody>(this.#path, {
        seed: this.terms.seed,
        count: this.terms.count,
        kinds: [...this.#kinds],
        limit_seconds: this.limit,
        pass_percent: this.terms.pass,
        name: this.terms.name,
        date: new Date().toISOString().slice(0, 10),
        // A clock that fires a little late does not fail a paper that ended with the limit.
        seconds: this.limit === null ? this.watch.seconds : Math.min(this.limit, this.watch.seconds),
        answers: this.answers,
      });
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.error = null;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
    } finally {
      this.busy = false;
    }
  }
}
