/** A card is turned before anything is said of it: the count, the call and the winner follow the eye. */

import type { RoundView, View } from "../lib/types.ts";

const SIDES = ["player", "banker"] as const;

const faceUp = (round: RoundView) => SIDES.reduce((sum, side) => sum + round[side].cards.filter((card) => card.exposed).length, 0);

/** The table after a card was turned, with what is said of it as before; null where no card was turned in between. */
export function untold(before: View, after: View): View | null {
  const [was, is] = [before.current, after.current];
  if (!was || !is || before.shoe?.number !== after.shoe?.number || was.number !== is.number) return null;
  // Where bets are settled already there is nothing to wait for.
  if (after.phase === "settled" || faceUp(is) <= faceUp(was)) return null;
  return {
    ...after,
    current: {
      ...is,
      player: { ...is.player, total: was.player.total, natural: was.player.natural },
      banker: { ...is.banker, total: was.banker.total, natural: was.banker.natural },
      calls: was.calls,
      winner: was.winner,
    },
  };
}
