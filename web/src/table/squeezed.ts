/** Which card is squeezed now, by whom, and how long they have. */

import type { Side, View } from "../lib/types.ts";

export interface Squeezed {
  side: Side;
  place: number;
  /** Whether the viewer has it. */
  own: boolean;
  /** Who has it. */
  name: string;
  /** Whether their connection is gone. */
  away: boolean;
  until: number | null;
  /** The whole of the time, in milliseconds. */
  whole: number;
}

/** The card that a patron squeezes now; null while the dealer turns the cards, or none is turned. */
export function squeezed({ current, own, seats }: View): Squeezed | null {
  const turn = current?.turn;
  if (!current || !turn) return null;
  const control = turn.side === "player" ? current.player_control : current.banker_control;
  if (control?.owner !== "patron") return null;
  const holder = seats.find(({ seat }) => seat === control.seat);
  return {
    side: turn.side,
    place: turn.place,
    own: own !== null && control.seat === own.seat,
    name: holder?.name ?? "",
    away: holder?.connected === false,
    until: control.until,
    whole: control.lasts_ms ?? 0,
  };
}
