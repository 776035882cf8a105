/** A clock that counts up from when it is started, and may have a limit. */

const TICK = 200;

export class Stopwatch {
  /** How long it has run, in milliseconds. */
  passed = $state(0);
  #since = 0;
  #timer: ReturnType<typeof setInterval> | null = null;

  start(limit: number | null = null, onlimit: () => void = () => undefined): void {
    this.stop();
    this.passed = 0;
    this.#since = performance.now();
    this.#timer = setInterval(() => {
      this.passed = performance.now() - this.#since;
      if (limit !== null && this.passed >= limit) {
        this.stop();
        onlimit();
      }
    }, TICK);
  }

  stop(): void {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.passed = performance.now() - this.#since;
  }

  get seconds(): number {
    return Math.floor(this.passed / 1000);
  }
}

/** `75` as `1:15`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
