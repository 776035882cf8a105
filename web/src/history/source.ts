/** Where the history of a table comes from. */

import { api } from "../lib/api";
import type { Currency } from "../lib/money";
import type { ReplayTold, RoundHouse, RoundsPage } from "./rounds";

const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** The house that a table plays under now. */
export async function houseOf(table: string, signal?: AbortSignal): Promise<RoundHouse> {
  const { house } = await api.get<{ house: string }>(tableAt(table), signal);
  return api.get<RoundHouse>(`/api/houses/${encodeURIComponent(house)}`, signal);
}

export const currencyOf = (house: RoundHouse): Currency => ({
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

/** One round with its steps. */
export const roundOf = (table: string, shoe: number, number: number, signal?: AbortSignal): Promise<ReplayTold> =>
  api.get<ReplayTold>(`${tableAt(table)}/rounds/${shoe}/${number}`, signal);

/** The address under which anyone can see a round again. */
export const shareAddress = (table: string, told: { shoe: number; number: number }): string =>
  `/table/${encodeURIComponent(table)}/round/${told.shoe}/${told.number}`;
