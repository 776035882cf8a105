import assert from "node:assert/strict";
import { test } from "node:test";

import { alongEnd, alongSide, legend } from "../src/lib/pips.ts";

const RANKS = [..."A23456789TJQK"];

test("the lesson names every rank once", () => {
  for (const along of [alongSide, alongEnd]) {
    const named = legend(along).flatMap(({ ranks }) => ranks);
    assert.deepEqual([...named].sort(), RANKS.map((rank) => (rank === "T" ? "10" : rank)).sort());
  }
});

test("the long side tells what players squeeze for", () => {
  const told = legend(alongSide).map(({ rim, ranks }) => `${rim}: ${ranks.join(" ")}`);
  assert.deepEqual(told, ["0: A 2 3", "2: 4 5", "3: 6 7 8", "4: 9 10", "line: J Q K"]);
});

test("the short side tells less", () => {
  const told = legend(alongEnd).map(({ rim, ranks }) => `${rim}: ${ranks.join(" ")}`);
  assert.deepEqual(told, ["0: A", "1: 2 3", "2: 4 5 6 7 8 9 10", "line: J Q K"]);
});
