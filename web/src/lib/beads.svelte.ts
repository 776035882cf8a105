/** What stands on a bead, by the patron's choice. */

import { language } from "./i18n.svelte";

export type BeadFace = "letter" | "chinese" | "total";

const KEY = "punto.beads";
const FACES: readonly BeadFace[] = ["letter", "chinese", "total"];

class BeadFaceChoice {
  #chosen = $state<BeadFace | null>(kept());

  get current(): BeadFace {
    return this.#chosen ?? (language.current.startsWith("zh") ? "chinese" : "letter");
  }

  next(): void {
    this.#chosen = FACES[(FACES.indexOf(this.current) + 1) % FACES.length]!;
    localStorage.setItem(KEY, this.#chosen);
  }
}

function kept(): BeadFace | null {
  const face = localStorage.getItem(KEY);
  return FACES.find((each) => each === face) ?? null;
}

export const beadFace = new BeadFaceChoice();
