/** The server's time, as well as the page can know it. */

/** A measurement of the server's clock by a message there and back. */
interface Sample {
  offset: number;
  journey: number;
}

const KEPT = 8;

/** Estimates how far the server's clock is ahead of the page's, from the quickest of the last journeys. */
export class ServerClock {
  #samples: Sample[] = [];
  readonly #local: () => number;

  constructor(local: () => number = () => Date.now()) {
    this.#local = local;
  }

  /** Note that a message sent at `sent` (local time) was answered with the server's time `now`. */
  noteJourney(sent: number, now: number): void {
    const journey = Math.max(0, this.#local() - sent);
    this.#samples = [...this.#samples, { offset: now - (sent + journey / 2), journey }].slice(-KEPT);
  }

  /** Note the server's time on a message that nobody asked for; it counts until there is a journey. */
  noteTime(now: number): void {
    if (this.#samples.length === 0) this.#samples = [{ offset: now - this.#local(), journey: Infinity }];
  }

  get offset(): number {
    const best = this.#samples.reduce<Sample | null>(
      (kept, each) => (kept && kept.journey <= each.journey ? kept : each),
      null,
    );
    return best?.offset ?? 0;
  }

  now(): number {
    return this.#local() + this.offset;
  }
}
