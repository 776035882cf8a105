/** Bringing chips from another table: its patron gets up there, and what lay there is in the purse. */

import { api } from "../lib/api";
import { addressOf, TableSocket, type Refused } from "../lib/socket";
import type { TableLine, Tables } from "../lib/types";

/** The other tables of a currency at which this patron sits. */
export async function tablesOfOwn(currency: string, except: string): Promise<TableLine[]> {
  const { tables } = await api.get<Tables>("/api/tables");
  return tables.filter((table) => table.seated && table.id !== except && table.currency === currency);
}

/**
 * Get up from a table, for which its socket is opened as long as that takes; null when it is done, or why it is not.
 * A stake in play is settled first: `waits` is called when that is so.
 */
export function getUp(table: string, waits: () => void): Promise<Refused | null> {
  return new Promise((resolve) => {
    let asked = false;
    const socket = new TableSocket(() => addressOf(table), {
      document: ({ view }) => {
        if (!view.own) end(null);
        else if (!asked) {
          asked = true;
          void socket.send({ kind: "LeaveTable" }).then(({ refusal }) => (refusal ? end(refusal) : waits()));
        }
      },
      status: (status) => {
        // A table that is closed has paid everybody out.
        if (status === "missing" || status === "ended") end(null);
      },
      hello: () => undefined,
      fold: () => undefined,
      error: (refused) => end(refused),
      expired: () => undefined,
    });
    const end = (refused: Refused | null) => {
      socket.close();
      resolve(refused);
    };
    socket.open();
  });
}
