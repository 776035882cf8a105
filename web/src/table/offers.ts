/** The cards that are offered to the patron who looks. */

import type { Side } from "../lib/types";
import type { LiveTable } from "./live.svelte";

/** The sides whose cards are this patron's to take, and until when. */
export function offersOf({ current, own, view }: LiveTable): { side: Side; until: number }[] {
  if (!current || !own || view?.phase !== "control") return [];
  const sides: [Side, typeof current.player_control][] = [
    ["player", current.player_control],
    ["banker", current.banker_control],
  ];
  return sides.flatMap(([side, control]) =>
    control?.owner === "offered" && control.seat === own.seat && control.until !== null
      ? [{ side, until: control.until }]
      : [],
  );
}
