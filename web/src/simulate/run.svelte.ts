/** One simulation under way: started, watched, stopped. */

import { api, ApiError } from "../lib/api";
import { ended, type Job } from "./types";

const EVERY_MS = 300;

export class Run {
  job = $state.raw<Job | null>(null);
  error = $state.raw<ApiError | null>(null);
  starting = $state(false);
  stopping = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  get busy(): boolean {
    return this.starting || (this.job !== null && !ended(this.job));
  }

  async start(path: string, question: Record<string, unknown>): Promise<void> {
    await this.stop();
    const turn = ++this.#turn;
    clearTimeout(this.#timer);
    this.error = null;
    this.starting = true;
    this.stopping = false;
    try {
      const job = await api.post<Job>(path, question);
      if (turn === this.#turn) this.#take(job);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error);
    }
    if (turn === this.#turn) this.starting = false;
  }

  async stop(): Promise<void> {
    if (!this.job || ended(this.job)) return;
    this.stopping = true;
    try {
      const job = await api.delete<Job>(`/api/simulations/${this.job.job}`);
      if (this.job?.job === job.job) this.#take(job);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Stop watching, and let the server stop. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    if (this.job && !ended(this.job)) void api.delete(`/api/simulations/${this.job.job}`).catch(() => undefined);
  }

  #take(job: Job): void {
    this.job = job;
    clearTimeout(this.#timer);
    if (ended(job)) {
      this.stopping = false;
      return;
    }
    const turn = this.#turn;
    this.#timer = setTimeout(async () => {
      try {
        const next = await api.get<Job>(`/api/simulations/${job.job}`);
        if (turn === this.#turn) this.#take(next);
      } catch (error) {
        if (turn === this.#turn) this.#fail(error);
      }
    }, EVERY_MS);
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.error = error;
    this.stopping = false;
  }
}
