import assert from "node:assert/strict";
import { test } from "node:test";
import type { Bet, House } from "../src/lib/types.ts";
import { layOut, paysOf, paysOnFelt, reading, shortName } from "../src/table/felt.ts";

const text = (en: string) => ({ en, zh: en });
const row = (name: string, pays: string, commission = false) => ({ name: text(name), when: text(name), pays, commission });
const bet = (key: string, kind: "main" | "side", side: Bet["side"], name: string, rows: Bet["rows"]) =>
  ({ bet: key, kind, side, name: text(name), rows, requires: "none" }) as unknown as Bet;

const player = bet("player", "main", "player", "Player", [row("wins", "1:1"), row("tie", "push")]);
const banker = bet("banker", "main", "banker", "Banker", [row("wins", "1:1", true), row("tie", "push")]);
const six = bet("banker", "main", "banker", "Banker", [row("wins with 6", "1:2"), row("wins", "1:1"), row("tie", "push")]);
const ez = bet("banker", "main", "banker", "Banker", [row("three-card 7", "push"), row("wins", "1:1"), row("tie", "push")]);
const tie = bet("tie", "main", "centre", "Tie", [row("tie", "8:1")]);
const dragon = bet("d", "side", "player", "Player Dragon Bonus", [row("9", "30:1"), row("8", "10:1"), row("natural tie", "push")]);
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
  assert.deepEqual(paysOf(player, house), { best: "1:1", ladder: false, notes: [] });
  assert.deepEqual(paysOf(six, house).notes, [{ name: text("wins with 6"), pays: "1:2" }]);
  assert.deepEqual(paysOf(ez, house).notes, [{ name: text("three-card 7"), pays: "push" }]);
  assert.deepEqual(paysOf(tie, house), { best: "8:1", ladder: false, notes: [] });
});

test("a side bet says its highest pay, and whether there are others", () => {
  assert.deepEqual(paysOf(dragon, house), { best: "30:1", ladder: true, notes: [] });
  assert.deepEqual(paysOf(pair, house), { best: "11:1", ladder: false, notes: [] });
});

test("a side bet at its side need not repeat the side", () => {
  assert.equal(shortName(dragon, "en"), "Dragon Bonus");
  assert.equal(shortName(player, "en"), "Player");
});
