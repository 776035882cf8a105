import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Line } from "./server.ts";
import type { TableDocument } from "../src/generated/protocol.ts";
import { excess, fitting } from "../src/table/means.ts";
import { Betting } from "../src/table/betting.svelte.ts";
import { LiveTable } from "../src/table/live.svelte.ts";
import { verbatim } from "./texts.ts";

const main = (bet: string) => ({
  bet,
  kind: "main",
  limits_minor: { minimum: 1000, maximum: 100_000, increment: 100 },
});
const HOUSE = { house: "test", chips_minor: [500, 1000, 2500], bets: [main("player"), main("banker"), main("tie")] };
/** Longer than several taps in a row are waited for. */
const SETTLED_MS = 300;

type Stakes = [string, number][];
interface Told {
  phase?: string;
  number?: number;
  stakes?: Stakes;
  may?: string[];
  deadline?: number | null;
  voided?: boolean;
}

let tables = 0;
let table: LiveTable;
let betting: Betting;
let close: () => void;

const MAY = ["PlaceSlip", "WithdrawSlip", "SayReady"];

/** Everything of a table that betting reads, as the server would send it. */
function told({
  phase = "betting",
  number = 1,
  stakes = [],
  may = MAY,
  deadline = null,
  voided = false,
}: Told): TableDocument {
  const staked = stakes.reduce((sum, [, stake]) => sum + stake, 0);
  const view = {
    house: "test",
    phase,
    deadline,
    may,
    shoe: { number: 1 },
    current: { number, void: voided, player: { cards: [] }, banker: { cards: [] } },
    own: { available: 10_000 - staked, staked },
    seats: [{ you: true, stakes }],
  };
  return { view, roads: {} } as unknown as TableDocument;
}

function see(what: Told): void {
  Line.latest.tell({ type: "document", audience: "seat-1", now: Date.now(), sequence: 1, document: told(what) });
  betting.follow();
}

/** Let promises go on without moving the clock. */
async function turn(): Promise<void> {
  for (let each = 0; each < 20; each += 1) await Promise.resolve();
}

async function settle(): Promise<void> {
  mock.timers.tick(SETTLED_MS);
  await turn();
}

const sent = () => Line.latest.commands.map((frame) => frame.command as { kind: string; stakes?: unknown });

async function answer(code: string | null = null): Promise<void> {
  const frame = Line.latest.commands.at(-1);
  assert.ok(frame, "no command was sent");
  const refusal = code && { code, message: verbatim(code), bet: "player" };
  Line.latest.tell({ type: "answer", id: frame.id, accepted: !code, repeated: false, sequence: 1, refusal } as never);
  await turn();
}

beforeEach(async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  mock.method(globalThis, "fetch", async () => Response.json(HOUSE));
  tables += 1;
  table = new LiveTable(`table-${tables}`);
  betting = new Betting(table);
  close = table.open();
  Line.latest.greet(0, told({}));
  while (!table.house) await new Promise(setImmediate);
  betting.follow();
});

afterEach(() => {
  close();
  mock.timers.reset();
  mock.restoreAll();
});

test("the first chip is the smallest that is a bet of its own, and another can be chosen from the house's alone", () => {
  assert.equal(betting.chip, 1000);
  betting.chip = 500;
  assert.equal(betting.chip, 500);
  betting.chip = 123;
  assert.equal(betting.chip, 1000);
});

test("several taps go as one slip", async () => {
  betting.add("player");
  betting.add("player");
  betting.add("tie");
  assert.deepEqual(
    [betting.slip, betting.total, betting.pending, sent()],
    [{ player: 2000, tie: 1000 }, 3000, true, []],
  );
  await settle();
  assert.deepEqual(sent(), [{ kind: "PlaceSlip", shoe: 1, number: 1, stakes: { player: 2000, tie: 1000 } }]);
  await answer();
  assert.equal(betting.pending, false);
});

test("shortly before the end a slip does not wait for another tap", async () => {
  see({ deadline: Date.now() + 1000 });
  betting.add("player");
  await turn();
  assert.equal(sent().length, 1);
});

test("what can still be staked counts what lies on the felt, and is never below nothing", () => {
  betting.chip = 2500;
  for (let left = 7500; left >= 0; left -= 2500) {
    betting.add("player");
    assert.equal(betting.available, left);
  }
  betting.add("player");
  assert.equal(betting.available, 0);
});

test("undo, double, a chip taken off, and clear", async () => {
  betting.add("player");
  betting.add("tie");
  betting.double();
  assert.deepEqual(betting.slip, { player: 2000, tie: 2000 });
  betting.takeOff("tie");
  assert.deepEqual(betting.slip, { player: 2000, tie: 1000 });
  betting.undo();
  betting.undo();
  assert.deepEqual(betting.slip, { player: 1000, tie: 1000 });
  betting.clear();
  assert.deepEqual([betting.slip, betting.canClear, betting.canDouble, betting.canUndo], [{}, false, false, true]);
  await settle();
  assert.deepEqual(sent(), [], "the server holds nothing either");
});

test("a slip that is cleared after it was placed is withdrawn", async () => {
  betting.add("player");
  await settle();
  await answer();
  see({ stakes: [["player", 1000]] });
  betting.clear();
  await settle();
  assert.deepEqual(sent().at(-1), { kind: "WithdrawSlip", shoe: 1, number: 1 });
});

test("the slip of the round before can be repeated, by a page that was loaded anew as well", () => {
  assert.equal(betting.canRepeat, false);
  see({ phase: "closed", stakes: [["banker", 2500]], may: [] });
  assert.equal(betting.canRepeat, false, "not while betting is closed");
  see({ number: 2 });
  assert.deepEqual(betting.slip, {});
  betting.repeat();
  assert.deepEqual([betting.slip, betting.canRepeat], [{ banker: 2500 }, false]);

  const anew = new Betting(table);
  anew.follow();
  anew.repeat();
  assert.deepEqual(anew.slip, { banker: 2500 });
});

test("what is refused goes back with its reason, and the felt shows what the server holds", async () => {
  betting.add("banker");
  await settle();
  await answer();
  see({ stakes: [["banker", 1000]] });
  betting.add("player");
  await settle();
  assert.deepEqual([betting.isAccepted("banker"), betting.isAccepted("player")], [true, false]);
  await answer("below_minimum");
  assert.deepEqual([betting.slip, betting.refusal?.code], [{ banker: 1000 }, "below_minimum"]);
  assert.deepEqual([betting.bounce.chips, betting.pending], [{ player: 1000 }, false]);
  await betting.flush();
  assert.equal(sent().length, 2, "it is not sent again");
  betting.undo();
  assert.deepEqual([betting.slip, betting.refusal], [{}, null], "what was taken can still be undone");
});

test("a chip takes what limit and balance leave room for, and nothing where they leave none", () => {
  betting.chip = 2500;
  for (let times = 0; times < 3; times += 1) betting.add("player");
  betting.add("banker");
  assert.deepEqual([betting.slip, betting.available], [{ player: 7500, banker: 2500 }, 0]);
  betting.add("banker");
  assert.deepEqual([betting.slip, betting.refusal?.code], [{ player: 7500, banker: 2500 }, "insufficient_balance"]);
  assert.deepEqual(betting.bounce.chips, { banker: 2500 });
  betting.takeOff("player");
  betting.chip = 1000;
  betting.add("tie");
  betting.chip = 2500;
  betting.add("tie");
  assert.deepEqual(betting.slip, { player: 5000, banker: 2500, tie: 2500 }, "as much of the chip as there is");
});

test("a limit bounds a bet as well, in whole steps", () => {
  betting.chip = 2500;
  const one = {
    bet: "tie",
    name: verbatim("Tie"),
    limits_minor: { minimum: 500, maximum: 4200, increment: 500 },
  } as never;
  assert.deepEqual([fitting({}, one, 2500, 9000), fitting({ tie: 2500 }, one, 2500, 9000)], [2500, 1500]);
  assert.equal(fitting({ tie: 4000 }, one, 2500, 9000), 0);
  assert.equal(excess({ tie: 4500 }, [one], 9000, table.currency)?.bet, "tie");
  assert.equal(excess({ tie: 4000 }, [one], 9000, table.currency), null);
});

test("double and repeat are done whole or not at all", async () => {
  betting.chip = 2500;
  betting.add("player");
  betting.double();
  betting.add("banker");
  await settle();
  await answer();
  see({
    stakes: [
      ["player", 5000],
      ["banker", 2500],
    ],
  });
  betting.double();
  assert.deepEqual([betting.slip, betting.refusal?.code], [{ player: 5000, banker: 2500 }, "insufficient_balance"]);
  const said = betting.ready();
  await turn();
  assert.equal(sent().at(-1)?.kind, "SayReady", "what lies there is a bet, and can be dealt");
  await answer();
  await said;
});

test("more put down while a slip is under way is judged by its own answer", async () => {
  betting.add("player");
  await settle();
  betting.add("player");
  await answer("below_minimum");
  assert.equal(betting.refusal, null);
  await settle();
  assert.deepEqual(sent().at(-1)?.stakes, { player: 2000 });
});

test("when betting closes only what the server holds lies on the felt, and the patron is told", async () => {
  betting.add("player");
  see({ phase: "closed", may: [] });
  assert.deepEqual([betting.slip, table.notice?.code], [{}, "nothingBet"]);
  await settle();
  assert.deepEqual(sent(), []);
});

test("what was put down too late leaves the bet that had arrived", () => {
  see({ stakes: [["tie", 1000]] });
  betting.add("tie");
  see({ phase: "closed", stakes: [["tie", 1000]], may: [] });
  assert.deepEqual([betting.slip, table.notice?.code], [{ tie: 1000 }, "notAccepted"]);
});

test("a bet made in another window of the same patron is shown", () => {
  see({ stakes: [["banker", 2500]] });
  assert.deepEqual(betting.slip, { banker: 2500 });
});

test("the stakes of a void round have gone home", () => {
  see({ phase: "settled", stakes: [["banker", 2500]], voided: true, may: [] });
  assert.deepEqual(betting.slip, {});
});

test("nothing is put down where the server offers no bet", () => {
  see({ may: [] });
  betting.add("player");
  betting.double();
  assert.deepEqual([betting.slip, betting.open], [{}, false]);
});

test("ready is said after the slip has arrived, and not for a slip that was refused", async () => {
  betting.add("player");
  const said = betting.ready();
  await turn();
  assert.deepEqual(
    sent().map((each) => each.kind),
    ["PlaceSlip"],
  );
  await answer();
  await turn();
  assert.deepEqual(
    sent().map((each) => each.kind),
    ["PlaceSlip", "SayReady"],
  );
  await answer();
  await said;

  betting.add("player");
  const again = betting.ready();
  await turn();
  await answer("above_maximum");
  await again;
  assert.deepEqual(sent().at(-1)?.kind, "PlaceSlip");
});
