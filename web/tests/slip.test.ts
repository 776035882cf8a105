import assert from "node:assert/strict";
import { test } from "node:test";
import { add, clear, double, fresh, isEmpty, remove, repeat, same, total, undo } from "../src/table/slip.ts";

const two = add(add(fresh(), "player", 500), "tie", 100);

test("chips on one bet add up, and the slip has a total", () => {
  assert.deepEqual(add(two, "player", 2500).slip, { player: 3000, tie: 100 });
  assert.equal(total(two.slip), 600);
});

test("acts are undone one by one, the last first, whatever they were", () => {
  const acts = clear(double(add(two, "player", 500)));
  assert.ok(isEmpty(acts.slip));
  assert.deepEqual(undo(acts).slip, { player: 2000, tie: 200 });
  assert.deepEqual(undo(undo(acts)).slip, { player: 1000, tie: 100 });
  assert.deepEqual(undo(undo(undo(acts))).slip, two.slip);
  const nothing = undo(undo(two));
  assert.ok(isEmpty(nothing.slip));
  assert.equal(undo(nothing), nothing);
});

test("an act that changes nothing is none", () => {
  assert.equal(clear(fresh()).before.length, 0);
  assert.equal(repeat(two, two.slip), two);
});

test("a chip taken off the last of a stake takes the bet off", () => {
  assert.deepEqual(remove(two, "tie", 500).slip, { player: 500 });
  assert.deepEqual(remove(two, "player", 100).slip, { player: 400, tie: 100 });
});

test("slips are the same whatever the order of their bets", () => {
  assert.ok(same({ player: 1, tie: 2 }, { tie: 2, player: 1 }));
  assert.ok(!same({ player: 1 }, { player: 1, tie: 2 }));
  assert.ok(!same({ player: 1 }, { tie: 1 }));
});
