/** Where the history of a table comes from. */

import { api } from "../lib/api";
import type { Currency } from "../lib/money";
import type { HouseNames, PastRound, PatronResults, RoundReplay, RoundsPage } from "./rounds";

const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** The house that a table plays under now. */
export async function houseOf(table: string, signal?: AbortSignal): Promise<HouseNames> {
  const { house } = await api.get<{ house: string }>(tableAt(table), signal);
  return api.get<HouseNames>(`/api/houses/${encodeURIComponent(house)}`, signal);
}

export const currencyOf = (house: HouseNames): Currency => ({
  code: house.currency,
  symbol: house.symbol,
  decimals: house.decimals,
});

/** A page of the rounds that are over. */
export function roundsOf(table: string, before: number | null, signal?: AbortSignal): Promise<RoundsPage> {
  const query = new URLSearchParams({ limit: "50" });
  if (before !== null) query.set("before", String(before));
  return api.get<RoundsPage>(`${tableAt(table)}/rounds?${query}`, signal);
}

/** What the table brought the patron, over all rounds and days. */
export const resultsOf = (table: string, signal?: AbortSignal): Promise<PatronResults> =>
  api.get<PatronResults>(`${tableAt(table)}/results`, signal);

/** All rounds of one shoe that are over, newest first. */
export async function roundsOfShoe(table: string, shoe: number, signal?: AbortSignal): Promise<PastRound[]> {
  const rounds: PastRound[] = [];
  let before: number | null = null;
  do {
    const query = new URLSearchParams({ shoe: String(shoe), limit: "100" });
    if (before !== null) query.set("before", String(before));
    const page: RoundsPage = await api.get<RoundsPage>(`${tableAt(table)}/rounds?${query}`, signal);
    rounds.push(...page.rounds);
    before = page.next_before;
  } while (before !== null);
  return rounds;
}

/** One round with its steps. */
export const roundOf = (table: string, shoe: number, number: number, signal?: AbortSignal): Promise<RoundReplay> =>
  api.get<RoundReplay>(`${tableAt(table)}/rounds/${shoe}/${number}`, signal);

/** The address under which anyone can see a round again. */
export const shareAddress = (table: string, told: { shoe: number; number: number }): string =>
  `/table/${encodeURIComponent(table)}/round/${told.shoe}/${told.number}`;
