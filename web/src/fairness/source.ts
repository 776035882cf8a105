/** Where shoes and their records come from. */

import { api } from "../lib/api";
import { recordOf, type ShoeRecord } from "./record";
import type { ServerReport, ShoesPage } from "./types";

const shoesAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}/shoes`;

/** A page of a table's shoes, newest first. */
export function shoesOf(table: string, before: number | null = null, signal?: AbortSignal): Promise<ShoesPage> {
  return api.get<ShoesPage>(shoesAt(table) + (before === null ? "" : `?before=${before}`), signal);
}

/** Where the record of a shoe can be downloaded. */
export const recordAddress = (table: string, shoe: number): string => `${shoesAt(table)}/${shoe}`;

export const fetchRecord = async (table: string, shoe: number): Promise<ShoeRecord> =>
  recordOf(await api.get<unknown>(recordAddress(table, shoe)));

/** The server's own verification of one of its shoes, or of any record. */
export const serverOnShoe = (table: string, shoe: number): Promise<ServerReport> =>
  api.get<ServerReport>(`${recordAddress(table, shoe)}/verification`);
export const serverOnRecord = (record: ShoeRecord): Promise<ServerReport> =>
  api.post<ServerReport>("/api/verify", record);
