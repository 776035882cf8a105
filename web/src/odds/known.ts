/** What a patron knows of the cards to come: as a value, as a question, and in the address. */

import { RANKS } from "./shoe";

export const PLACES = 6;
/** A card that is known, whatever it is. */
export const ANY = "any";
export const MOST_ANY = 3;

export interface Known {
  kind: "places" | "sorted" | "best";
  /** By place of the deal: a rank, any, or nothing. */
  places: readonly string[];
  /** The ranks that backs tell from the rest. */
  ranks: string;
}

/** The part of a question to the server. */
export function askedOf({ kind, places, ranks }: Known): Record<string, unknown> {
  if (kind === "sorted") return { sorted: ranks };
  if (kind === "best") return { best_sort: true };
  return { known: written(places) };
}

const written = (places: readonly string[]): string =>
  places.flatMap((each, place) => (each === "" ? [] : [place + 1 + (each === ANY ? "" : `:${each}`)])).join(" ");

/** For an address; null for what is shown without one. */
export function encodeKnown(known: Known): Record<string, string | null> {
  const none = { known: null, sorted: null };
  if (known.kind === "best") return { ...none, sorted: "best" };
  if (known.kind === "sorted") return { ...none, sorted: known.ranks || "none" };
  const places = written(known.places).replaceAll(" ", ".");
  return { ...none, known: places === "1" ? null : places || "none" };
}

/** From an address; what is no card is passed over. Without a word the first card is known. */
export function decodeKnown(query: URLSearchParams): Known {
  const sorted = query.get("sorted");
  const ranks = sorted === null || sorted === "best" ? "6789" : RANKS.filter((rank) => sorted.includes(rank)).join("");
  const places = Array<string>(PLACES).fill("");
  for (const word of (query.get("known") ?? "1").split(".")) {
    const found = /^([1-6])(?::([A2-9TJQK]))?$/.exec(word);
    if (found) places[Number(found[1]) - 1] = found[2] ?? ANY;
  }
  return { kind: sorted === null ? "places" : sorted === "best" ? "best" : "sorted", places, ranks };
}
