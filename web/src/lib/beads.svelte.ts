/** What stands on a bead, by the patron's choice. */

export type BeadFace = "letter" | "chinese" | "total";

const KEY = "punto.beads";
const FACES: readonly BeadFace[] = ["letter", "chinese", "total"];

class BeadFaceChoice {
  #current = $state<BeadFace>(initial());

  get current(): BeadFace {
    return this.#current;
  }

  next(): void {
    this.#current = FACES[(FACES.indexOf(this.#current) + 1) % FACES.length]!;
    localStorage.setItem(KEY, this.#current);
  }
}

function initial(): BeadFace {
  const kept = localStorage.getItem(KEY);
  if (FACES.includes(kept as BeadFace)) return kept as BeadFace;
  return document.documentElement.lang.startsWith("zh") ? "chinese" : "letter";
}

export const beadFace = new BeadFaceChoice();
