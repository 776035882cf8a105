/** The line for a seat: how many seats are free for anybody, who waits, and where this patron stands. */

import type { View } from "../lib/types.ts";

export interface Line {
  /** Seats that anybody may take, as the server counts them. */
  free: number;
  /** Whether to offer a seat. */
  sit: boolean;
  /** Whether to offer a place in line. */
  wait: boolean;
  waiting: number;
  /** The patron's own place in line, from 1; null when not in it. */
  place: number | null;
  /** Until when a seat is held for this patron; null when none is. */
  heldUntil: number | null;
}

/** The line as somebody sees it; a visitor without a name gets one first, and then the table says what they may do. */
export function lineOf(view: View, named: boolean): Line {
  const index = view.waiting.findIndex((each) => each.you);
  return {
    free: view.seats_free,
    sit: named ? view.may.includes("TakeSeat") : !view.closing && view.seats_free > 0,
    wait: named ? view.may.includes("JoinWaitingList") : !view.closing && view.seats_free === 0,
    waiting: view.waiting.length,
    place: index < 0 ? null : index + 1,
    heldUntil: view.waiting[index]?.held_until ?? null,
  };
}
