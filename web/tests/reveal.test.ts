import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../src/lib/types.ts";
import { untold } from "../src/table/reveal.ts";

const card = (place: number, exposed: boolean) => ({ place, face: exposed ? "7h" : null, exposed, peeled: false });
const hand = (exposed: boolean[], total: number | null) => ({ cards: exposed.map((each, place) => card(place, each)), total, natural: false });

function view(phase: string, number: number, banker: boolean[], total: number | null, winner: string | null): View {
  const calls = winner ? ["Banker draws", "Banker wins"] : ["Banker draws"];
  const current = { number, player: hand([true, true], 6), banker: hand(banker, total), calls, winner };
  return { phase, shoe: { number: 1 }, current } as unknown as View;
}

const lying = view("third_cards", 5, [true, true, false], 3, null);
const turned = view("third_cards", 5, [true, true, true], 8, "banker");

test("a turned card lies there before its count, the call and the winner are told", () => {
  const shown = untold(lying, turned)?.current;
  assert.deepEqual(shown?.banker.cards, turned.current?.banker.cards);
  assert.equal(shown?.banker.total, 3);
  assert.equal(shown?.winner, null);
  assert.deepEqual(shown?.calls, lying.current?.calls);
});

test("everything else is told at once", () => {
  assert.equal(untold(lying, lying), null, "no card was turned");
  assert.equal(untold(lying, view("settled", 5, [true, true, true], 8, "banker")), null, "the bets are settled");
  assert.equal(untold(view("settled", 4, [true, true], 3, "player"), turned), null, "another round");
});
