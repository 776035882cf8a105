/** What the page can tell before it asks: how much a bet and a patron's chips have room for. The words are the server's
    own, so that a chip that was never sent comes back with the sentence that it would have met there. */

import type { Currency } from "../lib/money.ts";
import type { Refused } from "../lib/socket.ts";
import type { Text } from "../lib/text.ts";
import type { Bet } from "../lib/types.ts";
import { total, type Slip } from "./slip.ts";

const money = (minor: number, { symbol, decimals }: Currency): Text => ({
  key: "money",
  values: { minor, symbol, decimals },
});

/** How much of a chip a bet can still take: up to its limit and to the patron's means, in whole steps of the bet. */
export function fitting(slip: Slip, bet: Bet, chip: number, means: number): number {
  const { maximum, increment } = bet.limits_minor;
  const stake = slip[bet.bet] ?? 0;
  const most = Math.min(maximum, means - (total(slip) - stake));
  if (stake + chip <= most) return chip;
  return Math.max(0, most - (most % increment) - stake);
}

/** Why a slip is more than the limits of its bets or the patron's means allow; null when it is not. */
export function excess(slip: Slip, bets: readonly Bet[], means: number, currency: Currency): Refused | null {
  for (const bet of bets) {
    const stake = slip[bet.bet] ?? 0;
    const { maximum } = bet.limits_minor;
    if (stake > maximum)
      return {
        code: "above_maximum",
        bet: bet.bet,
        message: {
          key: "slip-above-maximum",
          values: { bet: bet.name, stake: money(stake, currency), amount: money(maximum, currency) },
        },
      };
  }
  const needed = total(slip);
  if (needed <= means) return null;
  return {
    code: "insufficient_balance",
    bet: null,
    message: {
      key: "refusal-insufficient-balance",
      values: { needed: money(needed, currency), available: money(means, currency) },
    },
  };
}
