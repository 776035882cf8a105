import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { LongPress } from "../src/table/longpress.svelte.ts";

const press = (pointerType: string) => ({ pointerType, clientX: 10, clientY: 10, currentTarget: null }) as PointerEvent;

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
afterEach(() => mock.timers.reset());

test("a finger that rests asks, and its click means nothing more", () => {
  const long = new LongPress();
  long.down(press("touch"));
  mock.timers.tick(500);
  assert.deepEqual([long.shown, long.swallows(), long.swallows()], [true, true, false]);
});

test("a mouse that rests asks nothing, but does what is done by holding", () => {
  const asked = new LongPress();
  asked.down(press("mouse"));
  mock.timers.tick(500);
  assert.deepEqual([asked.shown, asked.swallows()], [false, false]);

  let cleared = 0;
  const undo = new LongPress(() => (cleared += 1));
  undo.down(press("mouse"));
  undo.up();
  mock.timers.tick(500);
  assert.deepEqual([cleared, undo.swallows()], [0, false], "a short press is a click");
  undo.down(press("mouse"));
  mock.timers.tick(500);
  assert.deepEqual([cleared, undo.swallows(), undo.shown], [1, true, false]);
});
