/** Questions to the server that change while they are being asked: only the answer to the latest counts. */

import { ApiError } from "../lib/api";

export class Latest<T> {
  answer = $state.raw<T | null>(null);
  error = $state.raw<ApiError | null>(null);
  /** Whether a newer answer is on its way. */
  waiting = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #controller: AbortController | undefined;
  #last = 0;
  readonly #pause: number;

  /** With a pause, in milliseconds, between two questions; the first of a while is asked at once. */
  constructor(pause: number) {
    this.#pause = pause;
  }

  ask(question: (signal: AbortSignal) => Promise<T>): void {
    clearTimeout(this.#timer);
    this.waiting = true;
    const due = Math.max(0, this.#last + this.#pause - performance.now());
    this.#timer = setTimeout(() => void this.#send(question), due);
  }

  async #send(question: (signal: AbortSignal) => Promise<T>): Promise<void> {
    this.#controller?.abort();
    const controller = (this.#controller = new AbortController());
    this.#last = performance.now();
    try {
      const answer = await question(controller.signal);
      if (controller.signal.aborted) return;
      this.answer = answer;
      this.error = null;
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
    }
    this.waiting = false;
  }

  /** Forget everything: nothing is asked any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#controller?.abort();
    this.waiting = false;
  }
}
