import assert from "node:assert/strict";
import { test } from "node:test";
import { ServerClock } from "../src/lib/clock.ts";
import { apply, type TableDocument } from "../src/lib/document.ts";

const held = {
  view: { phase: "betting", shoe: { number: 1, cards_left: 400 }, own: null },
  roads: { counts: {} },
} as unknown as TableDocument;

test("a step sets what its paths name, and leaves the rest and the old document alone", () => {
  const after = apply(held, [
    { path: ["view", "shoe", "cards_left"], value: 399 },
    { path: ["view", "phase"], value: "dealing" },
  ]);
  assert.equal(after.view.shoe?.cards_left, 399);
  assert.equal(after.view.phase, "dealing");
  assert.equal(held.view.shoe?.cards_left, 400);
  assert.equal(after.roads, held.roads);
});

test("an empty path replaces the document, and null becomes an object whole", () => {
  assert.deepEqual(apply(held, [{ path: [], value: { view: 1 } }]), { view: 1 });
  const after = apply(held, [{ path: ["view", "own"], value: { seat: 3 } }]);
  assert.equal(after.view.own?.seat, 3);
});

test("a path into nothing is an error, and never a guess", () => {
  assert.throws(() => apply(held, [{ path: ["view", "own", "seat"], value: 3 }]));
});

test("the quickest journey decides what time it is at the server", () => {
  let local = 1000;
  const clock = new ServerClock(() => local);
  clock.noteTime(6000);
  assert.equal(clock.now(), 6000);
  local = 1400; // A slow journey: there and back in 400.
  clock.noteJourney(1000, 6100);
  assert.equal(clock.offset, 4900);
  local = 2020; // A quick one.
  clock.noteJourney(2000, 7010);
  assert.equal(clock.offset, 5000);
  local = 3400;
  clock.noteJourney(3000, 9000);
  assert.equal(clock.offset, 5000);
});
