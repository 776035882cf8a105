import assert from "node:assert/strict";
import { test } from "node:test";
import { askedOf, decodeKnown, encodeKnown } from "../src/odds/known.ts";
import { decodeCount, encodeCount } from "../src/simulate/link.ts";
import {
  bestOf,
  byTrigger,
  Counts,
  decodeTags,
  earnings,
  isBalanced,
  riskOfRuin,
  tagsOfEffects,
  unpacked,
  type States,
} from "../src/simulate/states.ts";

/** Two shoes of one deck: the first of two moments, the second of one. */
function packed(): ArrayBuffer {
  const bytes = new ArrayBuffer(12 + 11 * 3 + 2);
  const view = new DataView(bytes);
  [2, 3, 52].forEach((value, place) => view.setUint32(4 * place, value, true));
  [0.5, -0.25, 0.125].forEach((worth, place) => view.setFloat32(12 + 4 * place, worth, true));
  [4, 2, 1].forEach((square, place) => view.setFloat32(24 + 4 * place, square, true));
  // An Ace burned; then 8 8 9 T T; and nothing seen when the second shoe begins.
  new Uint8Array(bytes, 36).set([2, 1, 0xf0, 0xff, 0xff, 0x77, 0x98, 0xf9, 0xff, 0xff, 0xff]);
  return bytes;
}

const EIGHTS = [0, 0, 0, 0, 0, 0, 0, 1, 0, 0];

test("states are unpacked, and a count is judged on them", () => {
  const states = unpacked(packed());
  assert.deepEqual([...states.shoe], [0, 0, 1]);
  assert.deepEqual([...states.decks], [51 / 52, 46 / 52, 1].map(Math.fround));
  assert.equal(states.perfect, 0.625);
  const running = new Counts(states).of(EIGHTS, true);
  assert.deepEqual([...running], [0, 2, 0]);
  assert.deepEqual([...new Counts(states).of(EIGHTS, false)], [0, Math.fround(2 / Math.fround(46 / 52)), 0]);
  const always = earnings(states, running, 0);
  assert.equal(always.unitsPerShoe, 0.1875);
  assert.equal(always.betsPerShoe, 1.5);
  assert.equal(always.averageEdge, 0.125);
  assert.equal(always.shareOfPerfect, 0.6);
  // Shoes worth 0.25 and 0.125: a variance of 0.0625 squared, and that of the rounds themselves.
  const rounds = (4 - 0.25 + 2 - 0.0625 + 1 - 0.015625) / 2;
  assert.equal(always.variancePerShoe, rounds + 0.0625 ** 2);
  assert.equal(always.n0, always.variancePerShoe / 0.1875 ** 2);
  assert.equal(always.kelly, 0.375 / 7);
  assert.ok(Math.abs(riskOfRuin(always, 10) - Math.exp((-2 * 0.1875 * 10) / always.variancePerShoe)) < 1e-12);
  // Who never bets is never ruined.
  const never = earnings(states, running, 3);
  assert.deepEqual([never.betsPerShoe, never.n0, never.kelly, riskOfRuin(never, 50)], [0, null, 0, 0]);
});

/** Shoes with cards seen at random; what they are worth does not matter to a count. */
function shuffled(shoes: number, rounds: number): States {
  const moments = shoes * rounds;
  let word = 12345;
  const random = (below: number) => (word = (word * 48271) % 2147483647) % below;
  const decks = new Float32Array(moments).map(() => (6 + random(410)) / 52);
  const seen = new Uint8Array(moments * 10).map(() => random(33));
  const worth = new Float32Array(moments).map(() => (random(2001) - 1000) / 8192);
  const square = new Float32Array(moments).map(() => 1 + random(1000) / 64);
  const shoe = new Uint16Array(moments).map((_, moment) => Math.floor(moment / rounds));
  return { shoes, moments, shoe, seen, decks, worth, square, perfect: 1 };
}

/** The plain way: every tag times every card. */
const plainCounts = ({ moments, seen, decks }: States, tags: readonly number[], running: boolean) =>
  Array.from({ length: moments }, (_, moment) => {
    const sum = tags.reduce((total, tag, kind) => total + tag * seen[kind * moments + moment]!, 0);
    return running ? sum : Math.fround(sum / decks[moment]!);
  });

test("however the tags move, the counts are those of the plain computation", () => {
  const states = shuffled(7, 81);
  const counting = new Counts(states);
  const tags = Array.from({ length: 10 }, () => 0);
  let place = 0;
  for (const [step, tag] of [1, -1, 0, 5, -99, 2, 99, 0, 3, -3, 4, 0, -2, 1, 1].entries()) {
    place = (place + 3) % 10;
    tags[place] = tag;
    for (const running of step % 2 ? [true, false] : [false]) {
      assert.deepEqual([...counting.of(tags, running)], plainCounts(states, tags, running));
    }
  }
  // All at once, as a link or a design sets them; and what was given before is not touched by it.
  const before = counting.of(tags, true);
  const kept = [...before];
  const others = tags.map((tag) => 1 - tag);
  assert.deepEqual([...counting.of(others, true)], plainCounts(states, others, true));
  assert.deepEqual([...before], kept);
});

test("what is earned at a trigger is what the curve says of it", () => {
  const states = shuffled(11, 80);
  const counts = new Counts(states).of([0, 0, 0, -1, -1, -1, -1, 2, 2, 0], false);
  const curve = byTrigger(states, counts, false);
  for (const { trigger, units, bets } of curve) {
    const earned = earnings(states, counts, trigger);
    assert.ok(Math.abs(earned.unitsPerShoe - units) < 1e-9);
    assert.equal(earned.betsPerShoe, bets);
  }
  assert.ok(curve.length > 8);
});

test("what is earned at every trigger, and the best", () => {
  const states = unpacked(packed());
  const earned = byTrigger(states, new Counts(states).of(EIGHTS, true), true);
  assert.deepEqual(
    earned.map(({ trigger, units, bets }) => [trigger, units, bets]),
    [
      [0, 0.1875, 1.5],
      [1, -0.125, 0.5],
      [2, -0.125, 0.5],
    ],
  );
  assert.equal(bestOf(earned), 0);
});

test("tags: balance, effects, the address", () => {
  assert.ok(isBalanced([0, 0, 0, -1, -1, -1, -1, 2, 2, 0]));
  assert.ok(!isBalanced([1, 0, 0, 0, 0, 0, 0, 0, 0, -1]));
  assert.deepEqual(tagsOfEffects({ A: -1, 8: 4, 9: 3, T: -0.1 }), [0, 0, 0, 0, 0, 0, 0, 1, 1, 0]);
  assert.equal(decodeTags("0.0.0.0.0.0.0.0.0.0"), null);
  assert.equal(decodeTags("1.2"), null);
  const count = { tags: [0, 0, 0, -1, -1, -1, -1, 2, 2, 0], trigger: 3.25, running: true };
  const kept = Object.entries(encodeCount(count)).filter((each): each is [string, string] => each[1] !== null);
  assert.deepEqual(decodeCount(new URLSearchParams(kept)), count);
  assert.equal(decodeCount(new URLSearchParams("tags=1.2&trigger=4")), null);
});

test("known cards: the question, and the address", () => {
  const read = (text: string) => decodeKnown(new URLSearchParams(text));
  const again = (text: string) => Object.fromEntries(Object.entries(encodeKnown(read(text))).filter((each) => each[1]));
  assert.deepEqual(askedOf(read("")), { known: "1" });
  assert.deepEqual(askedOf(read("known=1:9.5.9.x")), { known: "1:9 5" });
  assert.deepEqual(again("known=1:9.5"), { known: "1:9.5" });
  assert.deepEqual(again("known=1"), {});
  assert.deepEqual(again("known=none"), { known: "none" });
  assert.deepEqual(askedOf(read("sorted=6K7")), { sorted: "67K" });
  assert.deepEqual(again("sorted=67K"), { sorted: "67K" });
  assert.deepEqual(askedOf(read("sorted=best")), { best_sort: true });
  assert.deepEqual(again("sorted=best"), { sorted: "best" });
});
