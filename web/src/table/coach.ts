/** One line of coaching at a time, until the patron has played a round. */

import type { View } from "../lib/types.ts";
import { lineOf } from "./line.ts";

export type Lesson =
  "sit" | "choose" | "ready" | "deal" | "others" | "cards" | "third" | "offer" | "squeeze" | "paid" | "cut";

/** What to tell somebody who has not played yet, or null. */
export function lessonFor(view: View, { staked, named }: { staked: boolean; named: boolean }): Lesson | null {
  const seat = view.seats.find((each) => each.you);
  if (!view.own || !seat) return lineOf(view, named).sit ? "sit" : null;
  if (view.paused) return null;
  const may = (command: string) => view.may.includes(command);
  switch (view.phase) {
    case "cutting":
      return may("CutShoe") ? "cut" : null;
    case "betting":
      if (!staked) return "choose";
      if (seat.ready) return "others";
      // The button says what it does: alone there is nobody to wait for.
      return view.seats.filter((each) => each.connected).length === 1 ? "deal" : "ready";
    case "closed":
    case "dealing":
      return "cards";
    case "control":
      return may("AcceptControl") ? "offer" : "cards";
    case "exposing":
      return may("PeelCard") ? "squeeze" : "cards";
    case "third_cards":
      return may("PeelCard") ? "squeeze" : "third";
    case "settled":
      return view.own.bets.length > 0 ? "paid" : null;
    default:
      return null;
  }
}
