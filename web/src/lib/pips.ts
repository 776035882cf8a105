/** What the pips along the rim of a card tell, before the card is turned. */

/** How many pips a rim shows; a line is the frame of a picture. */
export type Rim = 0 | 1 | 2 | 3 | 4 | "line";

/** What is along the long side of a card of this rank. */
export function alongSide(rank: string): Exclude<Rim, 1> {
  if ("JQK".includes(rank)) return "line";
  if ("A23".includes(rank)) return 0;
  if ("45".includes(rank)) return 2;
  return "678".includes(rank) ? 3 : 4;
}

/** What is along the short side. */
export function alongEnd(rank: string): Rim {
  if ("JQK".includes(rank)) return "line";
  if (rank === "A") return 0;
  return "23".includes(rank) ? 1 : 2;
}

const RANKS = [..."A23456789TJQK"];

/** For each sight of a rim, which ranks it leaves. */
export function legend<Seen extends Rim>(along: (rank: string) => Seen): { rim: Seen; ranks: string[] }[] {
  const order: Rim[] = [0, 1, 2, 3, 4, "line"];
  const rims = [...new Set(RANKS.map(along))].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return rims.map((rim) => ({
    rim,
    ranks: RANKS.filter((rank) => along(rank) === rim).map((rank) => (rank === "T" ? "10" : rank)),
  }));
}
