/** What the page holds of one table, and how a step of the server changes it. */

import type { Change, TableDocument } from "../generated/protocol.ts";

export type { TableDocument };

type Branch = Record<string, unknown>;

/** The document after the changes. The old one is left as it was, and what did not change is shared with it. */
export function apply(document: TableDocument, changes: readonly Change[]): TableDocument {
  return changes.reduce<unknown>((held, { path, value }) => set(held, path, value), document) as TableDocument;
}

function set(branch: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (branch === null || typeof branch !== "object" || Array.isArray(branch)) {
    throw new Error(`the document has no object to set "${key}" in`);
  }
  return { ...branch, [key]: set((branch as Branch)[key], rest, value) };
}
