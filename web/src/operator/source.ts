/** What an operator asks of the server. */

import type {
  AccountsBody,
  AnswerFrame,
  AuditBody,
  AuditsBody,
  EventBody,
  JournalBody,
  LedgerBody,
  NewCommand,
  OpenedTable,
  ReasonsBody,
  ServersBody,
  StoredTable,
  StoredTables,
  TableBody,
  TablesBody,
  TransferBody,
} from "../generated/api";
import { api } from "../lib/api";

export type {
  ServersBody,
  AccountsBody,
  AuditBody,
  EventBody,
  JournalBody,
  LedgerBody,
  StoredTable,
  TableBody,
  TransferBody,
};
export type Command = NewCommand["command"];
export type Pace = OpenedTable["pace"];

export const PACES: readonly Pace[] = ["calm", "normal", "fast", "instant"];

/** How many entries of a journal or a ledger are fetched at once. */
export const PART = 100;

const at = (table: string): string => `/api/operator/tables/${encodeURIComponent(table)}`;

/** A table of the database; what is live of it is null when it is not in service. */
export interface FloorTable {
  stored: StoredTable;
  live: TableBody | null;
}

/** The servers of the house. */
export const servers = (): Promise<ServersBody> => api.get<ServersBody>("/api/operator/servers");

/** Every table, those in service first. */
export async function floor(): Promise<FloorTable[]> {
  const [stored, lobby] = await Promise.all([
    api.get<StoredTables>("/api/operator/tables"),
    api.get<TablesBody>("/api/tables"),
  ]);
  const live = new Map(lobby.tables.map((table) => [table.id, table]));
  const found = stored.tables.map((table) => ({ stored: table, live: live.get(table.table) ?? null }));
  return found.sort((one, other) => Number(other.live !== null) - Number(one.live !== null));
}

export const command = (table: string, given: Command): Promise<AnswerFrame> =>
  api.post<AnswerFrame>(`${at(table)}/commands`, { id: newId(), command: given });

/** The usual reasons for voiding or correcting a round. */
export const usualReasons = (): Promise<ReasonsBody> => api.get<ReasonsBody>("/api/operator/reasons");

export const putBack = (table: string): Promise<void> => api.post(`${at(table)}/service`, {});

export const openTable = (name: string, house: string, pace: Pace): Promise<OpenedTable> =>
  api.post<OpenedTable>("/api/operator/tables", { name, house, pace });

export const journal = (table: string, after: number, signal?: AbortSignal): Promise<JournalBody> =>
  api.get<JournalBody>(`${at(table)}/journal?after=${after}&limit=${PART}`, signal);

export const ledger = (table: string, after: number, signal?: AbortSignal): Promise<LedgerBody> =>
  api.get<LedgerBody>(`${at(table)}/ledger?after=${after}&limit=${PART}`, signal);

export const accounts = (table: string, signal?: AbortSignal): Promise<AccountsBody> =>
  api.get<AccountsBody>(`${at(table)}/accounts`, signal);

export const startAudit = (tables: string[] | null): Promise<AuditBody> =>
  api.post<AuditBody>("/api/operator/audit", { tables });
export const audits = (): Promise<AuditsBody> => api.get<AuditsBody>("/api/operator/audit");
export const audit = (id: string): Promise<AuditBody> =>
  api.get<AuditBody>(`/api/operator/audit/${encodeURIComponent(id)}`);

/** Do something now and then again and again, never twice at once, until the answer is called. */
export function repeatedly(work: (signal: AbortSignal) => Promise<void>, everyMs: number): () => void {
  const stop = new AbortController();
  const turn = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      if (document.visibilityState === "visible") await work(stop.signal);
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  };
  void turn();
  return () => stop.abort();
}

const newId = (): string => `page-${crypto.getRandomValues(new Uint32Array(3)).join("-")}`;
