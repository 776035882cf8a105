/** Cards as the page shows them: which file has a face, and what a card is called. */

import type { Text } from "./i18n.svelte";

// The faces are files of their own, fetched when a face is to be shown: nothing in the page knows a card before that.
const FILES = import.meta.glob<string>(
  "../../node_modules/react-free-playing-cards/src/images/2color/[A2-9TJQK][CDHS].svg",
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);
const FACES = new Map(Object.entries(FILES).map(([path, url]) => [path.slice(-6, -4).toUpperCase(), url]));

const RANKS: Record<string, Text> = {
  A: { en: "Ace", zh: "A" },
  "2": { en: "Two", zh: "2" },
  "3": { en: "Three", zh: "3" },
  "4": { en: "Four", zh: "4" },
  "5": { en: "Five", zh: "5" },
  "6": { en: "Six", zh: "6" },
  "7": { en: "Seven", zh: "7" },
  "8": { en: "Eight", zh: "8" },
  "9": { en: "Nine", zh: "9" },
  T: { en: "Ten", zh: "10" },
  J: { en: "Jack", zh: "J" },
  Q: { en: "Queen", zh: "Q" },
  K: { en: "King", zh: "K" },
};

const SUITS: Record<string, { name: Text; sign: string }> = {
  s: { name: { en: "spades", zh: "黑桃" }, sign: "♠" },
  h: { name: { en: "hearts", zh: "红心" }, sign: "♥" },
  d: { name: { en: "diamonds", zh: "方块" }, sign: "♦" },
  c: { name: { en: "clubs", zh: "梅花" }, sign: "♣" },
};

/** What a card is called: `7h` is "Seven of hearts", 红心7. */
export function cardName(face: string): Text {
  const rank = RANKS[face[0] ?? ""];
  const suit = SUITS[face[1] ?? ""];
  if (!rank || !suit) return { en: face, zh: face };
  return { en: `${rank.en} of ${suit.name.en}`, zh: suit.name.zh + rank.zh };
}

/** How a card is written in a line of text: `Th` as 10♥. */
export function cardSign(face: string): string {
  const rank = face[0] === "T" ? "10" : (face[0] ?? "");
  return rank + (SUITS[face[1] ?? ""]?.sign ?? "");
}

/** Whether a card is of a red suit. */
export const isRed = (face: string): boolean => face.endsWith("h") || face.endsWith("d");

/** The address of a face. */
export const faceUrl = (face: string): string | undefined => FACES.get(face.toUpperCase());

let fetched = false;

/** Fetch the whole deck once, in quiet moments, so that a face is there when it is turned. All of it, or it would tell. */
export function fetchDeck(): void {
  if (fetched) return;
  fetched = true;
  const waiting = [...FACES.values()];
  const next = () => {
    const url = waiting.pop();
    if (url === undefined) return;
    const image = new Image();
    image.onload = image.onerror = next;
    image.src = url;
  };
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
  idle(() => Array.from({ length: 4 }, next));
}
