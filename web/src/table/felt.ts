/** The felt, drawn from a house: where each bet lies and what is written on it. */

import type { Bet, House, Text } from "../lib/types.ts";

export interface Layout {
  player: Bet[];
  banker: Bet[];
  centre: Bet[];
  playerSides: Bet[];
  bankerSides: Bet[];
  centreSides: Bet[];
}

/** Where the bets lie: main bets in the middle, side bets at their side, those of no side below. */
export function layOut(house: House): Layout {
  const pick = (kind: Bet["kind"], side: Bet["side"]) => house.bets.filter((bet) => bet.kind === kind && bet.side === side);
  return {
    player: pick("main", "player"),
    banker: pick("main", "banker"),
    centre: pick("main", "centre"),
    playerSides: pick("side", "player"),
    bankerSides: pick("side", "banker"),
    centreSides: pick("side", "centre"),
  };
}

/** The order in which the keys go through the bets: as they are read on the felt. */
export function reading(layout: Layout): Bet[] {
  return [
    ...layout.playerSides,
    ...layout.player,
    ...layout.centre,
    ...layout.banker,
    ...layout.bankerSides,
    ...layout.centreSides,
  ];
}

const PUSH = "push";

function parts(pays: string): [number, number] {
  const [wins = "0", stakes = "1"] = pays.split(":");
  return [Number(wins), Number(stakes)];
}

const ratio = (pays: string): number => {
  const [wins, stakes] = parts(pays);
  return wins / stakes;
};

/** The share of `5%`, in thousandths of a percent so that nothing is lost. */
const rateOf = (rate: string): number => Number(rate.replace("%", "")) / 100;

/** What a row pays as it is written on a felt: `1:1` less a commission of 5% is `0.95:1`. */
export function paysOnFelt(pays: string, commission: boolean, house: House): string {
  if (!commission || !house.commission) return pays;
  const net = ratio(pays) * (1 - rateOf(house.commission.rate));
  return `${Number(net.toFixed(4))}:1`;
}

export interface Pays {
  /** The highest or the only one. */
  best: string;
  /** Whether there are lower ones too. */
  ladder: boolean;
  /** Rows of a main bet that a patron has to know of: `wins with 6` 1:2. */
  notes: { name: Text; pays: string }[];
}

/** What is written under the name of a bet. */
export function paysOf(bet: Bet, house: House): Pays {
  const winning = bet.rows.filter((row) => row.pays !== PUSH);
  const written = winning.map((row) => paysOnFelt(row.pays, row.commission, house));
  const sorted = [...new Set(written)].sort((one, other) => ratio(other) - ratio(one));
  const best = sorted[0] ?? PUSH;
  if (bet.kind === "side") return { best, ladder: sorted.length > 1, notes: [] };
  const notes = bet.rows
    .filter((row) => !isPlainTie(bet, row) && paysOnFelt(row.pays, row.commission, house) !== best)
    .map((row) => ({ name: row.name, pays: row.pays === PUSH ? PUSH : paysOnFelt(row.pays, row.commission, house) }));
  return { best, ladder: false, notes };
}

/** Everybody knows that a tie returns Player and Banker bets: it is the last row, and no news. */
function isPlainTie(bet: Bet, row: Bet["rows"][number]): boolean {
  return row.pays === PUSH && row === bet.rows.at(-1) && bet.side !== "centre";
}

/** The name without the side it lies on: "Player Dragon Bonus" among Player's side bets is "Dragon Bonus". */
export function shortName(bet: Bet, lang: "en" | "zh"): string {
  const name = bet.name[lang];
  if (bet.kind === "main" || bet.side === "centre") return name;
  const side = { player: { en: "Player ", zh: "闲" }, banker: { en: "Banker ", zh: "庄" } }[bet.side][lang];
  return lang === "en" && name.startsWith(side) && name.length > side.length ? name.slice(side.length) : name;
}
