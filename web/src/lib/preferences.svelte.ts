/** Small choices of the patron that the browser keeps. */

/** Something that is on or off. */
export class Switch {
  readonly #key: string;
  #on = $state(false);

  constructor(key: string, before: boolean) {
    this.#key = `punto.${key}`;
    const kept = localStorage.getItem(this.#key);
    this.#on = kept === null ? before : kept === "yes";
  }

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    localStorage.setItem(this.#key, on ? "yes" : "no");
  }
}

/** How loud something is, from 0 to 1. */
export class Volume {
  readonly #key: string;
  #level = $state(0);

  constructor(key: string, before: number) {
    this.#key = `punto.${key}`;
    const kept = Number(localStorage.getItem(this.#key) ?? before);
    this.#level = kept >= 0 && kept <= 1 ? kept : before;
  }

  get level(): number {
    return this.#level;
  }

  set level(level: number) {
    this.#level = level;
    localStorage.setItem(this.#key, String(level));
  }
}

/** Whether the odds of the present shoe are asked for and shown. */
export const liveOdds = new Switch("odds", true);
/** Whether the patron always takes the cards that are offered. */
export const takesCards = new Switch("takes-cards", false);
/** Whether single keys act (WCAG 2.1.4 wants a way to switch them off). */
export const singleKeys = new Switch("keys", true);
/** Whether the patron has played a round with coaching. */
export const coached = new Switch("coached", false);
/** Whether the dealer's calls are spoken; the captions are there in any case. */
export const dealersVoice = new Switch("voice", false);
