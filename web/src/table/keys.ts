/** The keys of the table. What has keys of its own, such as a text field or a squeezed card, is left alone. */

import { singleKeys } from "../lib/preferences.svelte";
import { sound } from "../lib/sound.svelte";
import type { Betting } from "./betting.svelte";

interface Places {
  betting: Betting;
  /** Go to the next bet in the direction of an arrow; false for any other key. */
  go(key: string): boolean;
  help(): void;
}

/** Where letters are written. */
const WRITTEN = "input, select, textarea, [contenteditable]";
const OWN_KEYS = "input, select, textarea, [contenteditable], [role=slider], [role=tablist], [data-squeeze], [popover]";

export function press(event: KeyboardEvent, { betting, go, help }: Places): void {
  if (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    document.querySelector("dialog[open]")
  )
    return;
  const target = event.target as HTMLElement;
  // Everything is silent at once, wherever one is: in the middle of a squeeze, too.
  if (event.key.toLowerCase() === "m" && singleKeys.on && !target.closest(WRITTEN)) {
    sound.muted = !sound.muted;
    event.preventDefault();
    return;
  }
  if (target.closest(OWN_KEYS)) return;
  // Space presses the button that has the focus; on a bet, where Enter does that, it is Ready.
  if (event.key === " " && !target.closest("[data-bet]") && target.closest("button, a")) return;
  if (event.key.startsWith("Arrow") && target.closest("[role=tabpanel], .roads")) return;
  if (go(event.key) || act(event.key, betting, help)) event.preventDefault();
}

function act(key: string, betting: Betting, help: () => void): boolean {
  const acts: Record<string, () => void> = {
    Backspace: () => betting.undo(),
    c: () => betting.clear(),
    r: () => betting.repeat(),
    d: () => betting.double(),
    " ": () => void betting.ready(),
    "?": help,
  };
  const single = key.length === 1 && key !== " ";
  if (single && !singleKeys.on) return false;
  const chip = /^[1-9]$/.test(key) ? betting.chips[Number(key) - 1] : undefined;
  const found = acts[single ? key.toLowerCase() : key];
  if (chip !== undefined) betting.chip = chip;
  else if (found) found();
  return chip !== undefined || found !== undefined;
}
