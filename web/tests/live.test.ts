import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Line } from "./server.ts";
import type { TableDocument } from "../src/generated/protocol.ts";
import { LiveTable } from "../src/table/live.svelte.ts";

const HOUSE = { house: "test", bets: [] };
const DOCUMENT = {
  view: { house: "test", phase: "betting", shoe: null, current: null, seats: [], may: [] },
  roads: {},
} as unknown as TableDocument;
/** Longer than the table waits before it asks again. */
const LATER_MS = 5_000;

let table: LiveTable;
let close: () => void;
let answers: (() => Response)[];

const answer = () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error();

/** Let promises go on without moving the clock. */
async function turn(): Promise<void> {
  for (let each = 0; each < 20; each += 1) await Promise.resolve();
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  mock.method(globalThis, "fetch", () => Promise.resolve(answer()));
  Line.opened.length = 0;
  table = new LiveTable("one");
  close = table.open();
});

afterEach(() => {
  close();
  mock.timers.reset();
  mock.restoreAll();
});

const gone = () => Response.json({ error: { code: "gone", text: "page-common-unreachable" } }, { status: 502 });

test("a house that could not be fetched is asked for again, although nothing happens at the table", async () => {
  answers = [gone, () => Response.json(HOUSE)];
  Line.latest.greet(1, DOCUMENT);
  await turn();
  assert.equal(table.house, null);
  mock.timers.tick(LATER_MS);
  await turn();
  assert.deepEqual(table.house, HOUSE);
});

test("a table that was left asks for nothing any more", async () => {
  answers = [gone];
  Line.latest.greet(1, DOCUMENT);
  await turn();
  close();
  const asked = (globalThis.fetch as unknown as { mock: { callCount(): number } }).mock.callCount();
  mock.timers.tick(LATER_MS);
  await turn();
  assert.equal((globalThis.fetch as unknown as { mock: { callCount(): number } }).mock.callCount(), asked);
});
