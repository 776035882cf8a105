import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../src/lib/types.ts";
import { haste, steps } from "../src/table/reveal.ts";

const card = (place: number, exposed: boolean) => ({ place, face: exposed ? "7h" : null, exposed, peeled: false });
const hand = (first: number, exposed: boolean[], total: number | null) => ({
  cards: exposed.map((each, index) => card(index < 2 ? first + 2 * index : 5, each)),
  total,
  natural: false,
});

interface Posed {
  phase?: string;
  number?: number;
  banker: boolean[];
  total: number | null;
  winner?: string;
}

function view({ phase = "third_cards", number = 5, banker, total, winner }: Posed): View {
  const calls = winner ? ["Banker draws", "Banker wins"] : ["Banker draws"];
  const current = {
    number,
    player: hand(0, [true, true], 6),
    banker: hand(1, banker, total),
    calls,
    winner: winner ?? null,
    hand: winner ? "Dragon" : null,
  };
  return { phase, shoe: { number: 1 }, current } as unknown as View;
}

const lying = view({ banker: [true, true, false], total: 3 });
const turned = view({ banker: [true, true, true], total: 8, winner: "banker" });

test("the card comes first, then its true count, then the winner", () => {
  const told = steps(lying, turned).map(({ view: { current } }) => ({
    cards: current?.banker.cards.filter((each) => each.exposed).length,
    total: current?.banker.total,
    calls: current?.calls,
    winner: current?.winner,
    hand: current?.hand,
  }));
  assert.deepEqual(told, [
    { cards: 3, total: 3, calls: ["Banker draws"], winner: null, hand: null },
    { cards: 3, total: 8, calls: ["Banker draws"], winner: null, hand: null },
    { cards: 3, total: 8, calls: ["Banker draws", "Banker wins"], winner: "banker", hand: "Dragon" },
  ]);
});

test("the beat before the winner is longer when a third card decides", () => {
  const beat = (before: View, after: View) => steps(before, after)[1]!.ms;
  const four = beat(
    view({ banker: [true, false], total: 3 }),
    view({ banker: [true, true], total: 8, winner: "banker" }),
  );
  assert.ok(beat(lying, turned) > four);
});

test("a card that does not end the round is turned, and then counted", () => {
  const after = view({ banker: [true, true], total: 3 });
  assert.equal(steps(view({ banker: [true, false], total: 3 }), after).length, 1);
});

test("everything else is told at once", () => {
  assert.deepEqual(steps(lying, lying), [], "no card was turned");
  assert.deepEqual(steps(lying, { ...turned, phase: "settled" }), [], "the bets are settled");
  assert.deepEqual(steps(view({ number: 4, banker: [true, true], total: 3 }), turned), [], "another round");
});

test("the steps that are left when bets are settled fit into a part of the pause, at any pace", () => {
  for (const pause of [150, 2_000, 5_000, 600_000]) {
    const settled = { ...turned, phase: "settled", lasts_ms: pause } as View;
    for (const left of [1, 700, 2_400]) {
      assert.ok(left * haste(settled, left) <= 0.25 * pause + 1e-9);
      assert.ok(haste(settled, left) <= 1);
    }
  }
  assert.equal(haste({ ...turned, lasts_ms: 600_000 }, 2_000), 1);
});
