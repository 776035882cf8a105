import assert from "node:assert/strict";
import { test } from "node:test";
import { ServerClock } from "../src/lib/clock.ts";
import type { View } from "../src/lib/types.ts";
import { clockOf } from "../src/table/clock.ts";

const at = (phase: string, deadline: number | null, lasts_ms: number | null) =>
  ({ phase, deadline, lasts_ms, paused: false }) as unknown as View;

test("11.12: the ring shows the part of the time that the server says is left, at any pace", () => {
  for (const [phase, whole] of [
    ["betting", 600_000],
    ["cutting", 12_000],
    ["cutting", 5_000],
    ["settled", 2_000],
    ["control", 10_000],
    ["exposing", 45_000],
  ] as const) {
    const begun = 1_000_000;
    for (const part of [1, 0.75, 0.5, 0.1, 0]) {
      const clock = clockOf(at(phase, begun + whole, whole), begun + whole * (1 - part));
      assert.ok(Math.abs((clock.part ?? -1) - part) < 1e-9, `${phase} of ${whole}: ${clock.part} instead of ${part}`);
    }
  }
});

test("11.12: without a deadline there is no ring", () => {
  assert.equal(clockOf(at("betting", null, null), 5).part, null);
  assert.equal(clockOf(at("dealing", null, null), 5).part, null);
});

test("the clock presses in the last seconds of what a patron has to do, and nowhere else", () => {
  const face = (phase: string, left: number) => {
    const { word, seconds, mood } = clockOf(at(phase, 100_000, 20_000), 100_000 - left);
    return [word, seconds, mood];
  };
  assert.deepEqual(face("betting", 10_001), ["betting", 11, "calm"]);
  assert.deepEqual(face("betting", 10_000), ["betting", 10, "soon"]);
  assert.deepEqual(face("betting", 5_001), ["betting", 6, "soon"]);
  assert.deepEqual(face("betting", 5_000), ["last", 5, "now"]);
  assert.deepEqual(face("exposing", 3_000), ["exposing", 3, "now"]);
  assert.deepEqual(face("third_cards", 7_000), ["third", 7, "soon"]);
  assert.deepEqual(face("settled", 1_000), ["settled", 1, "calm"]);
  assert.deepEqual(face("betting", -3_000), ["last", 0, "now"], "a late page shows nothing below zero");
});

test("without a deadline betting waits, and a pause stops every clock", () => {
  assert.equal(clockOf(at("betting", null, null), 5).word, "waiting");
  assert.equal(clockOf(at("dealing", null, null), 5).word, "dealing");
  const paused = { ...at("betting", 100_000, 20_000), paused: true };
  assert.deepEqual(clockOf(paused, 99_000), { word: "paused", seconds: null, part: null, mood: "calm" });
});

test("the server's time is taken from the quickest journey, and from a bare message until there is one", () => {
  let local = 1_000;
  const clock = new ServerClock(() => local);
  assert.equal(clock.now(), 1_000);
  clock.noteTime(51_000);
  assert.equal(clock.offset, 50_000);
  local = 2_000;
  clock.noteJourney(1_000, 51_700);
  assert.equal(clock.offset, 50_200, "half of the journey there, half of it back");
  clock.noteTime(99_000);
  assert.equal(clock.offset, 50_200);
  local = 2_100;
  clock.noteJourney(2_080, 52_190);
  assert.equal(clock.offset, 50_100);
  local = 9_000;
  clock.noteJourney(5_000, 60_000);
  assert.equal(clock.offset, 50_100, "a slow journey says less than a quick one");
});

test("an old measurement gives way when a clock was set anew", () => {
  let local = 0;
  const clock = new ServerClock(() => local);
  clock.noteJourney(0, 1_000);
  for (let each = 0; each < 8; each += 1) {
    local += 100;
    clock.noteJourney(local - 50, local - 25 + 7_000);
  }
  assert.equal(clock.offset, 7_000);
});

test("D19: the clock names third cards only where one lies there", () => {
  const word = (player: number, banker: number, winner: string | null) => {
    const hand = (cards: number) => ({ cards: Array.from({ length: cards }, () => ({})) });
    const current = { player: hand(player), banker: hand(banker), winner };
    return clockOf({ ...at("third_cards", null, null), current } as unknown as View, 5).word;
  };
  assert.equal(word(2, 2, null), "exposing");
  assert.equal(word(2, 2, "player"), "result");
  assert.equal(word(3, 2, null), "third");
  assert.equal(word(2, 3, null), "third");
  assert.equal(word(3, 3, "tie"), "result");
});
