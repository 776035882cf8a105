import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../src/lib/types.ts";
import { lineOf } from "../src/table/line.ts";

const view = (given: Partial<View>): View =>
  ({ may: [], closing: false, seats_free: 1, waiting: [], ...given }) as unknown as View;

test("who has a name is offered what the table would take from them, whatever the page could count", () => {
  const excluded = lineOf(view({ seats_free: 3 }), true);
  assert.deepEqual([excluded.sit, excluded.wait], [false, false]);
  const held = lineOf(view({ seats_free: 0, may: ["TakeSeat"] }), true);
  assert.deepEqual([held.sit, held.wait], [true, false]);
  assert.equal(lineOf(view({ may: ["JoinWaitingList"] }), true).wait, true);
});

test("a visitor without a name is offered what is free", () => {
  const free = lineOf(view({}), false);
  assert.deepEqual([free.free, free.sit, free.wait], [1, true, false]);
  const full = lineOf(view({ seats_free: 0 }), false);
  assert.deepEqual([full.sit, full.wait], [false, true]);
  assert.equal(lineOf(view({ closing: true }), false).sit, false);
});

test("the place in line is the patron's own", () => {
  const waiting = [
    { name: "Ann", you: false, held_until: 5 },
    { name: "Bob", you: true, held_until: null },
  ];
  const line = lineOf(view({ waiting }), true);
  assert.deepEqual([line.waiting, line.place, line.heldUntil], [2, 2, null]);
});
