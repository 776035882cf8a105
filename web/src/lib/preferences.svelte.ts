/** Small choices of the patron that the browser keeps. */

class Switch {
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

/** Whether the odds of the present shoe are asked for and shown. */
export const liveOdds = new Switch("odds", true);
/** Whether single keys act (WCAG 2.1.4 wants a way to switch them off). */
export const singleKeys = new Switch("keys", true);
/** Whether the patron has played a round with coaching. */
export const coached = new Switch("coached", false);
