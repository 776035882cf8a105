/** The chance of each result, from the odds of the bets on them. */

import type { Side } from "../lib/types.ts";

export type Chances = Record<Side | "tie", number>;

/** Null where the house has no such bets, or their odds are not known. */
export function chancesOf(bets: readonly { bet: string; p_win: number }[]): Chances | null {
  const [player, tie] = ["player", "tie"].map((key) => bets.find(({ bet }) => bet === key)?.p_win);
  if (player === undefined || tie === undefined) return null;
  // Not from the bet on Banker: in some houses it comes back although Banker wins.
  return { player, tie, banker: Math.max(0, 1 - player - tie) };
}
