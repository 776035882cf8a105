/** A shoe from which cards have been taken, and the cards of the round that were seen: as values, and as text. */

export const RANKS = [..."A23456789TJQK"];
export const SUITS = [..."shdc"];
export const DECK: string[] = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));
export const FACE_DOWN = "?";
export const MOST_SEEN = 6;

/** How many of each card are gone; a card that is not named is whole. */
export type Gone = Readonly<Record<string, number>>;

const known = new Set(DECK);

/** How many cards of a kind are still there. */
export const leftOf = (gone: Gone, card: string, decks: number): number => decks - (gone[card] ?? 0);

/** How many cards are gone in all. */
export const goneInAll = (gone: Gone): number => Object.values(gone).reduce((sum, each) => sum + each, 0);

/** The shoe with so many more of a card gone (or back, if negative), as far as that can be. */
export function moved(gone: Gone, card: string, by: number, decks: number): Gone {
  const now = Math.min(decks, Math.max(0, (gone[card] ?? 0) + by));
  const { [card]: _, ...rest } = gone;
  return now ? { ...rest, [card]: now } : rest;
}

/** The shoe when it has other decks: no more can be gone of a card than there are. */
export function fitted(gone: Gone, decks: number): Gone {
  return Object.fromEntries(Object.entries(gone).map(([card, count]) => [card, Math.min(count, decks)]));
}

/** The cards that are gone, as the server reads them: `As As Td`. */
export const removed = (gone: Gone): string =>
  DECK.flatMap((card) => Array<string>(gone[card] ?? 0).fill(card)).join(" ");

/** For an address: `As2.Td`. */
export const encodeGone = (gone: Gone): string =>
  DECK.filter((card) => gone[card])
    .map((card) => card + (gone[card] === 1 ? "" : gone[card]))
    .join(".");

/** From an address; what is no card is passed over. */
export function decodeGone(text: string, decks: number): Gone {
  let gone: Gone = {};
  for (const part of text.split(".")) {
    const found = /^([A2-9TJQK][shdc])(\d{0,2})$/.exec(part);
    if (found?.[1]) gone = moved(gone, found[1], found[2] ? Number(found[2]) : 1, decks);
  }
  return gone;
}

/** The seen cards of an address, `9s.?.Kd`. */
export const decodeSeen = (text: string): string[] =>
  text
    .split(".")
    .filter((card) => known.has(card) || card === FACE_DOWN)
    .slice(0, MOST_SEEN);

/** Cards as people type them: `as, 10h 7d` and also ♠♥♦♣. What is no card comes back too, to be shown. */
export function typed(text: string): { cards: string[]; wrong: string[] } {
  const cards: string[] = [];
  const wrong: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const found = /^(10|[a2-9tjqk])([shdc♠♥♦♣])$/i.exec(word);
    if (!found?.[1] || !found[2]) {
      wrong.push(word);
      continue;
    }
    const suit = "♠♥♦♣".includes(found[2]) ? (SUITS["♠♥♦♣".indexOf(found[2])] ?? "") : found[2].toLowerCase();
    cards.push(found[1].toUpperCase().replace("10", "T") + suit);
  }
  return { cards, wrong };
}

const worth = (card: string): number => (RANKS.indexOf(card[0] ?? "") + 1 > 9 ? 0 : RANKS.indexOf(card[0] ?? "") + 1);

/** Whose card the next one is: the first four take turns, and a third card waits until all four lie face up. */
export function nextPlace(seen: readonly string[]): "player" | "banker" | "third" | null {
  if (seen.length < 4) return seen.length % 2 === 0 ? "player" : "banker";
  if (seen.includes(FACE_DOWN) || seen.length >= MOST_SEEN) return null;
  // The server knows the tableau; here it is enough to know that a natural ends the round.
  const total = (places: number[]) => places.reduce((sum, place) => sum + worth(seen[place] ?? ""), 0) % 10;
  if (total([0, 2]) >= 8 || total([1, 3]) >= 8) return null;
  return "third";
}
