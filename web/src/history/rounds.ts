/** Rounds that are over, as the server tells them. Money is minor units. */

import type { PastRound } from "../generated/api";

export type {
  HouseNames,
  PastCard,
  PastRound,
  PatronResults,
  RoundReplay,
  RoundStep,
  RoundsBody as RoundsPage,
} from "../generated/api";

/** What a round brought the patron who looks; null when they had no bet. */
export function ownNet(told: PastRound): number | null {
  const own = told.seats.find((seat) => seat.you);
  const corrected = (told.corrections ?? []).filter((entry) => entry.you).at(-1);
  if (corrected) return corrected.after;
  return own ? own.bets.reduce((sum, bet) => sum + bet.net, 0) : null;
}

/** The sum after each of these nets, from what there was before. */
export function running(nets: readonly number[], before = 0): number[] {
  const sums = [before];
  for (const net of nets) sums.push(sums[sums.length - 1]! + net);
  return sums;
}
