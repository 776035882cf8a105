import assert from "node:assert/strict";
import { test } from "node:test";
import type { View } from "../src/lib/types.ts";
import { lessonFor } from "../src/table/coach.ts";

interface Seen {
  phase?: View["phase"];
  may?: string[];
  seated?: boolean;
  ready?: boolean;
  paused?: boolean;
  others?: number;
  bets?: number;
}

function view({
  phase = "betting",
  may = [],
  seated = true,
  ready = false,
  paused = false,
  others = 0,
  bets = 0,
}: Seen): View {
  const seats = Array.from({ length: others }, () => ({ you: false, ready: false, connected: true }));
  return {
    phase,
    may,
    paused,
    seats_free: 7 - others,
    waiting: [],
    seats: seated ? [...seats, { you: true, ready, connected: true }] : seats,
    own: seated ? { bets: Array.from({ length: bets }, () => ({})) } : null,
  } as unknown as View;
}

test("whoever stands is told to sit down, while there is a chair", () => {
  assert.equal(lessonFor(view({ seated: false, others: 6 }), { staked: false, named: false }), "sit");
  assert.equal(lessonFor(view({ seated: false, others: 7 }), { staked: false, named: false }), null);
  assert.equal(lessonFor(view({ seated: false, others: 7, may: ["TakeSeat"] }), { staked: false, named: true }), "sit");
  assert.equal(lessonFor(view({ seated: false, others: 6 }), { staked: false, named: true }), null);
});

test("betting: choose, then press the button by its name, then wait for the others", () => {
  assert.equal(lessonFor(view({}), { staked: false, named: true }), "choose");
  assert.equal(lessonFor(view({}), { staked: true, named: true }), "deal");
  assert.equal(lessonFor(view({ others: 1 }), { staked: true, named: true }), "ready");
  assert.equal(lessonFor(view({ ready: true }), { staked: true, named: true }), "others");
});

test("cards are explained, and what one may do with them before anything else", () => {
  assert.equal(lessonFor(view({ phase: "dealing" }), { staked: true, named: true }), "cards");
  assert.equal(lessonFor(view({ phase: "control" }), { staked: true, named: true }), "cards");
  assert.equal(lessonFor(view({ phase: "control", may: ["AcceptControl"] }), { staked: true, named: true }), "offer");
  assert.equal(lessonFor(view({ phase: "exposing" }), { staked: true, named: true }), "cards");
  assert.equal(lessonFor(view({ phase: "exposing", may: ["PeelCard"] }), { staked: true, named: true }), "squeeze");
  assert.equal(lessonFor(view({ phase: "third_cards" }), { staked: true, named: true }), "third");
  assert.equal(lessonFor(view({ phase: "third_cards", may: ["PeelCard"] }), { staked: true, named: true }), "squeeze");
});

test("payment is explained to whoever had a bet", () => {
  assert.equal(lessonFor(view({ phase: "settled", bets: 1 }), { staked: false, named: true }), "paid");
  assert.equal(lessonFor(view({ phase: "settled" }), { staked: false, named: true }), null);
});

test("the cut is explained to whoever may cut", () => {
  assert.equal(lessonFor(view({ phase: "cutting", may: ["CutShoe"] }), { staked: false, named: true }), "cut");
  assert.equal(lessonFor(view({ phase: "cutting" }), { staked: false, named: true }), null);
});

test("nothing is taught at a table that stands still", () => {
  assert.equal(lessonFor(view({ paused: true }), { staked: false, named: true }), null);
  assert.equal(lessonFor(view({ phase: "shuffling" }), { staked: false, named: true }), null);
  assert.equal(lessonFor(view({ phase: "ended" }), { staked: false, named: true }), null);
});
