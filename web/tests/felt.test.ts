import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.ts";
import { language } from "../src/lib/i18n.svelte.ts";
import type { Bet, House } from "../src/lib/types.ts";
import { bestWin, layOut, paysOf, paysOnFelt, reading, shortName } from "../src/table/felt.ts";
import { verbatim } from "./texts.ts";

const row = (name: string, pays: string, commission = false) => ({
  name: verbatim(name),
  when: verbatim(name),
  pays,
  commission,
  hand: null,
});
const bet = (key: string, kind: "main" | "side", side: Bet["side"], name: string, rows: Bet["rows"]) =>
  ({ bet: key, kind, side, name: verbatim(name), rows, requires: "none" }) as unknown as Bet;

const player = bet("player", "main", "player", "Player", [row("wins", "1:1"), row("tie", "push")]);
const banker = bet("banker", "main", "banker", "Banker", [row("wins", "1:1", true), row("tie", "push")]);
const six = bet("banker", "main", "banker", "Banker", [
  row("wins with 6", "1:2"),
  row("wins", "1:1"),
  row("tie", "push"),
]);
const ez = bet("banker", "main", "banker", "Banker", [
  row("three-card 7", "push"),
  row("wins", "1:1"),
  row("tie", "push"),
]);
const tie = bet("tie", "main", "centre", "Tie", [row("tie", "8:1")]);
const dragon = bet("d", "side", "player", "Player Dragon Bonus", [
  row("9", "30:1"),
  row("8", "10:1"),
  row("natural tie", "push"),
]);
const pair = bet("p", "side", "banker", "Banker Pair", [row("pair", "11:1")]);
const house = { commission: { rate: "5%" }, bets: [player, banker, tie, dragon, pair] } as unknown as House;

test("bets lie at their side, and are gone through as they are read", () => {
  const layout = layOut(house);
  assert.deepEqual(layout.playerSides, [dragon]);
  assert.deepEqual(layout.centreSides, []);
  assert.deepEqual(reading(layout), [dragon, player, tie, banker, pair]);
});

test("commission is taken off what the felt says", () => {
  assert.equal(paysOnFelt("1:1", true, house), "0.95:1");
  assert.equal(paysOnFelt("1:1", false, house), "1:1");
  assert.equal(paysOf(banker, house).best, "0.95:1");
});

test("a main bet names the results that pay otherwise, but not the tie that everybody knows", () => {
  assert.deepEqual(paysOf(player, house), { best: "1:1", ladder: false, notes: [], later: null });
  assert.deepEqual(paysOf(six, house).notes, [{ name: verbatim("wins with 6"), pays: "1:2" }]);
  assert.deepEqual(paysOf(ez, house).notes, [{ name: verbatim("three-card 7"), pays: "push" }]);
  assert.deepEqual(paysOf(tie, house), { best: "8:1", ladder: false, notes: [], later: null });
});

test("a side bet says its highest pay, and whether there are others", () => {
  assert.deepEqual(paysOf(dragon, house), { best: "30:1", ladder: true, notes: [], later: null });
  assert.deepEqual(paysOf(pair, house), { best: "11:1", ladder: false, notes: [], later: null });
});

test("a side bet at its side need not repeat the side", async () => {
  await language.choose("en");
  assert.equal(shortName(dragon), "Dragon Bonus");
  assert.equal(shortName(player), "Player");
});

test("names and figures on the felt are those of the language", async () => {
  await language.choose("vi");
  assert.equal(shortName(bet("d", "side", "player", "Dragon Bonus Nhà Con", [])), "Dragon Bonus");
  assert.equal(paysOf(banker, house).best, "0,95:1");
  assert.equal(paysOf(ez, { commission: null } as House).notes[0]?.pays, "push");
  await language.choose("en");
});

test("where commission is owed the felt says what is paid now, and what comes later", () => {
  assert.equal(paysOf(banker, house).best, "0.95:1");
  assert.deepEqual(paysOf(banker, house, true), { best: "1:1", ladder: false, notes: [], later: "5%" });
  assert.equal(paysOf(player, house, true).later, null);
});

test("a stake says what it wins at best, less commission and within the cap of the house", () => {
  assert.deepEqual(
    [player, banker, tie, dragon, six].map((each) => bestWin(each, house, 2000)),
    [2000, 1900, 16_000, 60_000, 2000],
  );
  assert.equal(bestWin(banker, house, 2000, true), 2000, "owed commission is paid later");
  const capped = { ...house, side_payout_cap_minor: 50_000 } as House;
  assert.deepEqual([bestWin(dragon, capped, 2000), bestWin(tie, capped, 10_000)], [50_000, 80_000]);
});
