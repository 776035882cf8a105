/** Rounds that are over, as the server tells them. Money is minor units. */

import type { ReplayBody, RoundBody, RoundsBody, StepBody } from "../generated/api";

export type { RoundHouse } from "../generated/api";
export type RoundTold = RoundBody;
export type ReplayTold = ReplayBody;
export type RoundsPage = RoundsBody;
export type StepTold = StepBody;
export type CardTold = RoundBody["cards"][number];

/** What a round brought the patron who looks; null when they had no bet. */
export function ownNet(told: RoundTold): number | null {
  const own = told.seats.find((seat) => seat.you);
  return own ? own.bets.reduce((sum, bet) => sum + bet.net, 0) : null;
}

/** The sum after each of these nets, from 0. */
export function running(nets: readonly number[]): number[] {
  const sums = [0];
  for (const net of nets) sums.push(sums[sums.length - 1]! + net);
  return sums;
}
