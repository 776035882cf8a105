import assert from "node:assert/strict";
import { test } from "node:test";
import { chancesOf } from "../src/table/chances.ts";

const bets = (player: number, banker: number, tie: number) => [
  { bet: "player", p_win: player },
  { bet: "banker", p_win: banker },
  { bet: "tie", p_win: tie },
];

test("the chances are of the results and not of the bets, and make one", () => {
  // Where a Banker win with three cards and seven comes back, the bet wins less often than Banker.
  const found = chancesOf(bets(0.446, 0.436, 0.095));
  assert.deepEqual(found, { player: 0.446, tie: 0.095, banker: 1 - 0.446 - 0.095 });
  assert.equal(chancesOf(bets(0, 1, 0))?.banker, 1);
});

test("without the odds of Player and Tie nothing is said", () => {
  assert.equal(chancesOf([]), null);
  assert.equal(chancesOf([{ bet: "player", p_win: 0.5 }]), null);
});
