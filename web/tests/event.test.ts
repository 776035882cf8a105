import assert from "node:assert/strict";
import { test } from "node:test";
import type { Text } from "../src/lib/text.ts";
import { summary, timeOf } from "../src/operator/event.ts";
import { verbatim } from "./texts.ts";

const reading = {
  currency: { code: "USD", symbol: "$", decimals: 2 },
  say: (text: Text) => String(text.values.said),
};

test("11.23: an event of the journal says money in the table's currency", () => {
  assert.equal(summary({ type: "BoughtIn", seat: 3, amount: 124000 }, reading), "seat 3 · amount 1,240.00");
  assert.equal(summary({ stakes: { banker: 2000, tie: 550 } }, reading), "stakes {banker:20.00,tie:5.50}");
  assert.equal(summary({ collected: [[2, 150]] }, reading), "collected {2:1.50}");
});

test("11.23: an event says moments as times and durations in seconds", () => {
  const closes_at = Date.UTC(2026, 0, 2, 3, 4, 5, 67);
  assert.equal(summary({ closes_at, paused_ms: 1500 }, reading), `closes_at ${timeOf(closes_at)} · paused 1.5 s`);
  assert.match(timeOf(closes_at), /^\d\d:\d\d:05\.067$/);
});

test("11.23: other numbers and texts of an event stay as they are", () => {
  const reason = verbatim("spilled");
  assert.equal(
    summary({ at: 1, version: 1, shoe: 2, number: 7, reason }, reading),
    "shoe 2 · number 7 · reason spilled",
  );
});
