/** Cards as the page shows them: which file has a face, and what a card is called. */

import { t } from "./i18n.svelte";

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

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" } as const;

/** What a card is called: `7h` is "Seven of hearts", 红心7. */
export function cardName(face: string): string {
  const rank = RANKS.find((each) => each === face[0]);
  const suit = suitOf(face);
  if (!rank || !suit) return face;
  return t("page-cards-name", { rank: t(`page-cards-rank-${rank}`), suit: t(`page-cards-suit-${suit}`) });
}

function suitOf(face: string): keyof typeof SUITS | undefined {
  const suit = face[1] ?? "";
  return suit in SUITS ? (suit as keyof typeof SUITS) : undefined;
}

/** How a card is written in a line of text: `Th` as 10♥. */
export function cardSign(face: string): string {
  const rank = face[0] === "T" ? "10" : (face[0] ?? "");
  const suit = suitOf(face);
  return rank + (suit ? SUITS[suit] : "");
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
