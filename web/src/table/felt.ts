/** The felt, drawn from a house: where each bet lies and what is written on it. */

import { decimalIn } from "../lib/figures.ts";
import { language, say, t } from "../lib/i18n.svelte.ts";
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
  const pick = (kind: Bet["kind"], side: Bet["side"]) =>
    house.bets.filter((bet) => bet.kind === kind && bet.side === side);
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

/** Whether commission is owed after a win: what the patron chose, else what the house does first. */
export const paysLater = (house: House, chosen: boolean | null | undefined): boolean =>
  chosen ?? (house.commission !== null && house.commission.collected[0] !== "payout");

/**
 * What a row pays as it is written on a felt: `1:1` less a commission of 5% is `0.95:1`, unless the commission is owed
 * until later; then it pays `1:1`.
 */
export function paysOnFelt(pays: string, commission: boolean, house: House, later = false): string {
  if (!commission || !house.commission || later) return pays;
  const net = ratio(pays) * (1 - rateOf(house.commission.rate));
  return `${Number(net.toFixed(4))}:1`;
}

/** As the language writes figures: `0.95:1` is `0,95:1` in Vietnamese. */
const written = (pays: string): string =>
  pays === PUSH
    ? pays
    : pays
        .split(":", 2)
        .map((figure) => decimalIn(language.current, figure))
        .join(":");

export interface Pays {
  /** The highest or the only one. */
  best: string;
  /** Whether there are lower ones too. */
  ladder: boolean;
  /** Rows of a main bet that a patron has to know of: `wins with 6` 1:2. */
  notes: { name: Text; pays: string }[];
  /** The rate of commission that is owed until later, where there is any. */
  later: string | null;
}

/** What is written under the name of a bet. */
export function paysOf(bet: Bet, house: House, owes = false): Pays {
  const winning = bet.rows.filter((row) => row.pays !== PUSH);
  const onFelt = (row: Bet["rows"][number]) => paysOnFelt(row.pays, row.commission, house, owes);
  const later = owes && winning.some((row) => row.commission) ? (house.commission?.rate ?? null) : null;
  const sorted = [...new Set(winning.map(onFelt))].sort((one, other) => ratio(other) - ratio(one));
  const best = sorted[0] ?? PUSH;
  if (bet.kind === "side") return { best: written(best), ladder: sorted.length > 1, notes: [], later };
  const notes = bet.rows
    .filter((row) => !isPlainTie(bet, row) && onFelt(row) !== best)
    .map((row) => ({ name: row.hand ?? row.name, pays: row.pays === PUSH ? PUSH : written(onFelt(row)) }));
  return { best: written(best), ladder: false, notes, later };
}

/** What a stake on a bet wins at best, after the commission that is taken at once, in minor units. */
export function bestWin(bet: Bet, house: House, stake: number, owes = false): number {
  const best = Math.max(
    0,
    ...bet.rows
      .filter((row) => row.pays !== PUSH)
      .map((row) => ratio(paysOnFelt(row.pays, row.commission, house, owes)) * stake),
  );
  const cap = bet.kind === "side" ? (house.side_payout_cap_minor ?? Infinity) : Infinity;
  return Math.round(Math.min(best, cap));
}

/** Everybody knows that a tie returns Player and Banker bets: it is the last row, and no news. */
function isPlainTie(bet: Bet, row: Bet["rows"][number]): boolean {
  return row.pays === PUSH && row === bet.rows.at(-1) && bet.side !== "centre";
}

/**
 * The name without the side it lies on: "Player Dragon Bonus" among Player's side bets is "Dragon Bonus", and so is
 * "Dragon Bonus Nhà Con".
 */
export function shortName(bet: Bet): string {
  const name = say(bet.name);
  if (bet.kind === "main" || bet.side === "centre") return name;
  const side = t(`page-table-sides-${bet.side}`);
  if (name.startsWith(`${side} `)) return name.slice(side.length + 1);
  return name.endsWith(` ${side}`) ? name.slice(0, -side.length - 1) : name;
}

/** What a row pays, in words: `8:1` is "8 to 1", 1赔8. */
export function paysInWords(pays: string): string {
  if (pays === "push") return t("page-table-felt-push");
  const [win = "", stake = ""] = pays.split(":");
  return t("page-table-felt-pays", { win, stake });
}
