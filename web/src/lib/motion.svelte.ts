/** How fast things move: full, at double speed by the patron's choice, or hardly at all where the system asks for it. */

const KEY = "punto.fast";
const query = window.matchMedia("(prefers-reduced-motion: reduce)");

class Motion {
  #fast = $state(localStorage.getItem(KEY) === "yes");
  #reduced = $state(query.matches);

  constructor() {
    query.addEventListener("change", (event) => (this.#reduced = event.matches));
    this.#mark();
  }

  get fast(): boolean {
    return this.#fast;
  }

  set fast(fast: boolean) {
    this.#fast = fast;
    localStorage.setItem(KEY, fast ? "yes" : "no");
    this.#mark();
  }

  /** Whether movement is to become a fade. */
  get reduced(): boolean {
    return this.#reduced;
  }

  /** A duration at the chosen speed, in milliseconds. */
  ms(full: number): number {
    return this.#fast ? full / 2 : full;
  }

  #mark() {
    document.documentElement.style.setProperty("--pace", this.#fast ? "0.5" : "1");
  }
}

export const motion = new Motion();
