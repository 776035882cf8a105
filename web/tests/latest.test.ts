import assert from "node:assert/strict";
import { test } from "node:test";

import { Latest } from "../src/lib/latest.ts";

const turn = () => new Promise((resolve) => setTimeout(resolve, 60));

test("of many values the latest is passed on, and the last one always", async () => {
  const passed: number[] = [];
  const latest = new Latest<number>(20, (value) => passed.push(value));
  for (let value = 1; value <= 100; value += 1) latest.give(value);
  await turn();
  assert.deepEqual(passed, [100]);
  latest.give(101);
  latest.give(102);
  await turn();
  assert.deepEqual(passed, [100, 102]);
});

test("after a stop nothing is passed on", async () => {
  const passed: number[] = [];
  const latest = new Latest<number>(5, (value) => passed.push(value));
  latest.give(1);
  latest.stop();
  await turn();
  assert.deepEqual(passed, []);
  latest.give(2);
  await turn();
  assert.deepEqual(passed, [2]);
});
