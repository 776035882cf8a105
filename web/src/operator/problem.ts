/** The sentence of whatever went wrong; what is no matter of the server is thrown on. */

import { ApiError } from "../lib/api";
import type { Words } from "../lib/i18n.svelte";

export function problemOf(error: unknown): Words | null {
  if (error instanceof ApiError) return error.text;
  if (error instanceof DOMException && error.name === "AbortError") return null;
  throw error;
}
