/** A round step by step: what lies on the table after each step. */

import type { Side, Text } from "../lib/types.ts";
import type { PastCard, RoundStep } from "./rounds.ts";

/** A card at one moment of a replay. */
export interface CardShown {
  readonly place: number;
  readonly side: Side;
  readonly face: string | null;
}

/** The table after one step. */
export interface Moment {
  readonly step: RoundStep;
  readonly cards: readonly CardShown[];
  /** What the dealer said last. */
  readonly said: readonly Text[];
}

/** Every moment of a round, from the close of betting to the end. */
export function momentsOf(told: { cards: readonly PastCard[]; steps: readonly RoundStep[] }): Moment[] {
  // A card without a step of its own that turned it was dealt face up.
  const turnedLater = new Set(told.steps.filter((step) => step.kind === "exposed").map((step) => step.place));
  const byPlace = new Map<number | null, PastCard>(told.cards.map((card) => [card.place, card]));
  const lying = new Map<number, CardShown>();
  let said: readonly Text[] = [];
  return told.steps.map((step) => {
    const card = byPlace.get(step.place);
    if (card && step.kind === "dealt") {
      const up = card.exposed && !turnedLater.has(card.place);
      lying.set(card.place, { place: card.place, side: card.side, face: up ? card.face : null });
    } else if (card && step.kind === "exposed") {
      lying.set(card.place, { place: card.place, side: card.side, face: card.face });
    }
    if (step.said.length > 0) said = step.said;
    return { step, cards: [...lying.values()], said };
  });
}

/** The count of the cards that lie face up, or null while none does. */
export function countOf(cards: readonly CardShown[], side: Side): number | null {
  const up = cards.filter((card) => card.side === side && card.face !== null);
  if (up.length === 0) return null;
  return up.reduce((sum, card) => sum + Math.max(0, "A23456789".indexOf(card.face![0]!) + 1), 0) % 10;
}
