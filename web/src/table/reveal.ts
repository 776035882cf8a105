/**
 * The staging of a turned card: first the card, then its count, then a beat, then the winner, and the chips last.
 *
 * The server says all of it at once. The page tells it in steps, each for a while; nothing that it tells is made up, and
 * whatever is not told yet stands as it stood before.
 */

import type { RoundView, View } from "../lib/types.ts";

export interface Step {
  view: View;
  /** How long it is shown before the next one. */
  ms: number;
}

/** A card is turned in this time. */
const TURN_MS = 420;
/** From the last count to the winner; a third card decides, and everybody holds their breath a little longer. */
const BEAT_MS = 650;
const LONG_BEAT_MS = 1250;
/** From the winner to the chips. */
const ANNOUNCED_MS = 700;

/** Which part of the pause after a round the steps that are left may take. */
const OF_THE_PAUSE = 0.25;

const SIDES = ["player", "banker"] as const;

const cardsOf = (round: RoundView) => SIDES.flatMap((side) => round[side].cards);
const faceUp = (round: RoundView) => cardsOf(round).filter((card) => card.exposed).length;

/** Whether two views are of one round. */
export const ofOneRound = (one: View, other: View): boolean =>
  one.current !== null && one.shoe?.number === other.shoe?.number && one.current.number === other.current?.number;

/** Whether a card was turned between two views of a round. */
export const turnedBetween = (before: View, after: View): boolean =>
  ofOneRound(before, after) &&
  before.current !== null &&
  after.current !== null &&
  faceUp(after.current) > faceUp(before.current);

/** The steps in which the table after a turned card is told; none where it can be told at once. */
export function steps(before: View, after: View): Step[] {
  const [was, is] = [before.current, after.current];
  // Where bets are settled already there is nothing to wait for.
  if (!was || !is || after.phase === "settled" || !turnedBetween(before, after)) return [];
  const turned: Step = { view: withRound(after, untold(was, is)), ms: TURN_MS };
  if (is.winner === null || was.winner !== null) return [turned];
  const third = cardsOf(is).some((card) => card.place > 3);
  const counted = { ...is, winner: null, hand: null, calls: is.calls.slice(0, -1) };
  return [
    turned,
    { view: withRound(after, counted), ms: third ? LONG_BEAT_MS : BEAT_MS },
    { view: after, ms: ANNOUNCED_MS },
  ];
}

const withRound = (view: View, current: RoundView): View => ({ ...view, current });

/** A round with its cards as they are and everything that is said of them as before. */
function untold(was: RoundView, is: RoundView): RoundView {
  return {
    ...is,
    player: { ...is.player, total: was.player.total, natural: was.player.natural },
    banker: { ...is.banker, total: was.banker.total, natural: was.banker.natural },
    calls: was.calls,
    winner: was.winner,
    hand: was.hand,
  };
}

/** How much faster what is left of the steps has to be told when the bets are settled already; 1: as it was meant. */
export function haste(settled: View, left: number): number {
  const pause = settled.lasts_ms ?? 0;
  return left > 0 ? Math.min(1, (OF_THE_PAUSE * pause) / left) : 1;
}
