/** Passes values on, but not too often: of those that come in between only the latest, and that one always. */

export class Latest<T> {
  readonly #everyMs: number;
  readonly #pass: (value: T) => void;
  #passedAt = -Infinity;
  #waiting: { value: T } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(everyMs: number, pass: (value: T) => void) {
    this.#everyMs = everyMs;
    this.#pass = pass;
  }

  give(value: T): void {
    const idle = this.#waiting === null;
    this.#waiting = { value };
    if (!idle) return;
    this.#timer = setTimeout(() => this.#go(), Math.max(0, this.#passedAt + this.#everyMs - performance.now()));
  }

  /** Forget what has not been passed on. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
  }

  #go(): void {
    if (!this.#waiting) return;
    const { value } = this.#waiting;
    this.#waiting = null;
    this.#passedAt = performance.now();
    this.#pass(value);
  }
}
