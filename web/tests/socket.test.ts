import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { browser, page } from "./browser.ts";
import { Line } from "./server.ts";
import type { StepFrame, TableDocument } from "../src/generated/protocol.ts";
import { TableSocket, type Answer, type Refused, type Status } from "../src/lib/socket.ts";
import { verbatim } from "./texts.ts";

const held = (number: number) => ({ view: { number } }) as unknown as TableDocument;
const step = (since: number, sequence: number): StepFrame => ({
  type: "step",
  since,
  sequence,
  now: 0,
  changes: [{ path: ["view", "number"], value: sequence }],
});
/** Longer than any wait between two attempts. */
const LONG_MS = 20_000;

let socket: TableSocket;
let statuses: Status[];
let documents: TableDocument[];
let errors: Refused[];
let expired: number;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  [statuses, documents, errors, expired] = [[], [], [], 0];
  Line.opened.length = 0;
  socket = new TableSocket(() => "ws://punto.test/api/tables/one/socket", {
    document: (document) => documents.push(document),
    hello: () => undefined,
    status: (status) => statuses.push(status),
    fold: () => undefined,
    error: (refused) => errors.push(refused),
    expired: () => (expired += 1),
  });
  socket.open();
});

afterEach(() => {
  socket.close();
  mock.timers.reset();
});

test("the first connection asks for everything, and is live once the server has greeted", () => {
  assert.equal(Line.latest.address.searchParams.get("protocol"), "1");
  assert.equal(Line.latest.address.searchParams.get("after"), null);
  Line.latest.greet(7, held(7));
  assert.deepEqual(documents, [held(7)]);
  assert.deepEqual(statuses, ["connecting", "live"]);
});

test("after a close it resumes behind the last step it holds, for the same audience", () => {
  Line.latest.greet(7, held(7));
  Line.latest.tell(step(7, 9));
  Line.latest.fail();
  assert.equal(statuses.at(-1), "reconnecting");
  mock.timers.tick(LONG_MS);
  const { searchParams } = Line.latest.address;
  assert.deepEqual([searchParams.get("after"), searchParams.get("audience")], ["9", "seat-1"]);
  Line.latest.greet(9, null);
  Line.latest.tell(step(9, 10));
  assert.deepEqual(documents.at(-1), held(10));
});

test("a step that does not follow what is held is not applied: the whole document is asked for", () => {
  Line.latest.greet(7, held(7));
  Line.latest.tell(step(8, 9));
  assert.deepEqual(documents, [held(7)]);
  assert.ok(Line.latest.frames.some((frame) => frame.type === "sync"));
  Line.latest.tell({ type: "document", audience: "seat-1", now: 0, sequence: 9, document: held(9) });
  Line.latest.tell(step(9, 10));
  assert.deepEqual(documents.slice(1), [held(9), held(10)]);
});

test("a command without an answer is sent again under its id, one with an answer is not", async () => {
  Line.latest.greet(1, held(1));
  const first = socket.send({ kind: "LeaveTable" });
  const second = socket.send({ kind: "AcknowledgeReminder" });
  const [leave, acknowledge] = Line.latest.commands;
  assert.ok(leave && acknowledge && leave.id !== acknowledge.id);
  Line.latest.accept(leave);
  assert.deepEqual([(await first).accepted, Line.latest.commands.length], [true, 2]);
  Line.latest.fail();
  mock.timers.tick(LONG_MS);
  Line.latest.greet(1, null);
  assert.deepEqual(Line.latest.commands, [acknowledge]);
  Line.latest.accept(acknowledge);
  assert.ok((await second).accepted);
});

test("a command given while there is no connection goes out with the next one, once", () => {
  void socket.send({ kind: "LeaveTable" });
  assert.deepEqual(Line.latest.commands, []);
  Line.latest.greet(1, held(1));
  assert.equal(Line.latest.commands.length, 1);
});

test("an error is the answer to the command it names, and otherwise a notice", async () => {
  Line.latest.greet(1, held(1));
  const message = verbatim("Too fast.");
  const asked: Promise<Answer> = socket.send({ kind: "LeaveTable" });
  Line.latest.tell({ type: "error", code: "too_fast", message, id: Line.latest.commands[0]?.id ?? "" });
  assert.deepEqual(await asked, { accepted: false, refusal: { code: "too_fast", message, bet: null } });
  assert.deepEqual(errors, []);
  Line.latest.tell({ type: "error", code: "malformed", message, id: null });
  assert.deepEqual(errors, [{ code: "malformed", message, bet: null }]);
});

test("it gives up, and says why, where another attempt would meet the same answer", () => {
  for (const [code, status] of [
    [4404, "missing"],
    [4406, "outdated"],
    [4410, "ended"],
  ] as const) {
    const told: Status[] = [];
    const other = new TableSocket(() => "ws://punto.test/", {
      document: () => undefined,
      hello: () => undefined,
      status: (each) => told.push(each),
      fold: () => undefined,
      error: () => undefined,
      expired: () => undefined,
    });
    other.open();
    const opened = Line.opened.length;
    Line.latest.fail(code);
    mock.timers.tick(LONG_MS);
    browser.dispatchEvent(new Event("online"));
    assert.deepEqual([told.at(-1), Line.opened.length], [status, opened]);
    other.close();
  }
});

test("an expired session is asked anew before the next connection", () => {
  Line.latest.fail(4401);
  assert.deepEqual([expired, statuses.at(-1)], [1, "reconnecting"]);
});

test("attempts come less and less often while the server is away, and at once when the network is back", () => {
  const waits = [];
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const opened = Line.opened.length;
    const since = Date.now();
    Line.latest.fail();
    while (Line.opened.length === opened) mock.timers.tick(50);
    waits.push(Date.now() - since);
  }
  assert.ok((waits[0] ?? Infinity) <= 250 && (waits.at(-1) ?? 0) >= 8000, waits.join());
  Line.latest.fail();
  const opened = Line.opened.length;
  browser.dispatchEvent(new Event("online"));
  assert.equal(Line.opened.length, opened + 1);
  mock.timers.tick(LONG_MS);
  assert.equal(Line.opened.length, opened + 1, "the attempt that waited is not made as well");
});

test("a goodbye says itself when to come back", () => {
  Line.latest.greet(1, held(1));
  Line.latest.tell({ type: "goodbye", reason: "restart", retry_ms: 5000 });
  mock.timers.tick(4900);
  assert.equal(Line.opened.length, 1);
  mock.timers.tick(1200);
  assert.equal(Line.opened.length, 2);
});

const seated = (number: number) => ({ view: { number, own: {} } }) as unknown as TableDocument;

test("a ping that nobody answers is doubted first, and then means that the connection is gone", () => {
  Line.latest.greet(1, held(1));
  for (let round = 0; round < 3; round += 1) {
    const ping = Line.latest.frames.findLast((frame) => frame.type === "ping");
    Line.latest.tell({ type: "pong", id: ping?.id ?? "", now: Date.now() + 500 });
    mock.timers.tick(10_000);
  }
  assert.deepEqual([Line.opened.length, statuses.at(-1), socket.clock.offset], [1, "live", 500]);
  mock.timers.tick(2000);
  assert.equal(statuses.at(-1), "silent");
  mock.timers.tick(6000);
  assert.equal(statuses.at(-1), "reconnecting");
});

test("who plays is told of a dead connection within four seconds, whenever it died, and of its coming back", () => {
  for (const after of [0, 700, 1400]) {
    Line.opened.length = 0;
    socket.restart();
    Line.latest.greet(1, seated(1));
    Line.latest.tell(step(1, 2));
    mock.timers.tick(after);
    Line.latest.tell(step(2, 3));
    assert.equal(statuses.at(-1), "live");
    // In small steps, because a timer that is set by another one counts from where the step ends.
    for (let passed = 0; passed < 4000; passed += 50) mock.timers.tick(50);
    assert.equal(statuses.at(-1), "silent", `the last word came after ${after} ms`);
    Line.latest.tell(step(3, 4));
    assert.deepEqual([statuses.at(-1), Line.opened.length], ["live", 1], "it was the same connection all the time");
  }
});

test("a page that nobody looks at asks seldom", () => {
  Line.latest.greet(1, seated(1));
  page.visibilityState = "hidden";
  mock.timers.tick(2000);
  const pings = () => Line.latest.frames.filter((frame) => frame.type === "ping").length;
  const before = pings();
  mock.timers.tick(5000);
  assert.ok(pings() <= before + 1);
  page.visibilityState = "visible";
});

test("a page that is looked at again asks at once whether its connection still stands", () => {
  Line.latest.greet(1, held(1));
  const pings = () => Line.latest.frames.filter((frame) => frame.type === "ping").length;
  const before = pings();
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(pings(), before + 1);
});

test("another identity starts over: nothing of the old one is resumed", () => {
  Line.latest.greet(7, held(7));
  const old = Line.latest;
  socket.restart();
  assert.notEqual(Line.latest, old);
  assert.equal(Line.latest.address.searchParams.get("after"), null);
  old.tell(step(7, 8));
  assert.deepEqual(documents, [held(7)], "what the old connection still says is not for this one");
});

test("a closed socket stays closed", () => {
  Line.latest.greet(1, held(1));
  socket.close();
  assert.equal(Line.latest.readyState, Line.CLOSED);
  Line.latest.fail();
  browser.dispatchEvent(new Event("online"));
  mock.timers.tick(LONG_MS);
  assert.equal(Line.opened.length, 1);
});
