import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Line } from "./server.ts";
import type { TableDocument } from "../src/generated/protocol.ts";
import { Autoplay } from "../src/table/autoplay.svelte.ts";
import { Betting } from "../src/table/betting.svelte.ts";
import { LiveTable } from "../src/table/live.svelte.ts";
import { verbatim } from "./texts.ts";

const HOUSE = {
  house: "test",
  chips_minor: [500, 1000],
  permits: ["autoplay"],
  bets: [{ bet: "player", kind: "main", limits_minor: { minimum: 500, maximum: 100_000, increment: 100 } }],
};

let tables = 0;
let number: number;
let net: number;
let reminded: number | null;
let table: LiveTable;
let betting: Betting;
let autoplay: Autoplay;
let close: () => void;

function told(phase: string, stake: number): TableDocument {
  const stakes = stake > 0 ? [["player", stake]] : [];
  const view = {
    house: "test",
    phase,
    deadline: null,
    may: phase === "betting" ? ["PlaceSlip", "WithdrawSlip", "SayReady"] : [],
    shoe: { number: 1 },
    current: { number, void: false, player: { cards: [] }, banker: { cards: [] } },
    own: { available: 10_000 - stake, staked: stake, session_net: net, seated_at: 1, reminded_at: reminded },
    seats: [{ you: true, stakes }],
  };
  return { view, roads: {} } as unknown as TableDocument;
}

function see(phase = "betting", stake = 0): void {
  Line.latest.tell({
    type: "document",
    audience: "seat-1",
    now: Date.now(),
    sequence: 1,
    document: told(phase, stake),
  });
  betting.follow();
  autoplay.follow();
}

async function turn(): Promise<void> {
  for (let each = 0; each < 20; each += 1) await Promise.resolve();
}

/** Answer everything that is asked until nothing more is; what was asked. */
async function answered(refuse = false): Promise<string[]> {
  const kinds: string[] = [];
  for (;;) {
    await turn();
    const frame = Line.latest.commands[kinds.length + before];
    if (!frame) break;
    kinds.push(frame.command.kind);
    const refusal = refuse ? { code: "below_minimum", message: verbatim("too little"), bet: "player" } : null;
    Line.latest.tell({
      type: "answer",
      id: frame.id,
      accepted: !refuse,
      repeated: false,
      sequence: 1,
      refusal,
    } as never);
  }
  before += kinds.length;
  return kinds;
}
let before: number;

/** The round that was bet on is over, and brought so much; the next one opens. */
async function over(brought: number): Promise<void> {
  see("closed", 500);
  net += brought;
  see("settled", 500);
  number += 1;
  see();
  await turn();
}

beforeEach(async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
  mock.method(globalThis, "fetch", async () => Response.json(HOUSE));
  [number, net, reminded, before] = [1, 0, null, 0];
  tables += 1;
  table = new LiveTable(`auto-${tables}`);
  betting = new Betting(table);
  autoplay = new Autoplay(table, betting);
  close = table.open();
  Line.latest.greet(0, told("betting", 0));
  while (!table.house) await new Promise(setImmediate);
  see();
});

afterEach(() => {
  close();
  mock.timers.reset();
  mock.restoreAll();
});

test("there is nothing to repeat before a bet was made", () => {
  assert.equal(autoplay.can, false);
  betting.add("player");
  assert.deepEqual([autoplay.can, autoplay.stake], [true, 500]);
});

test("the same slip is bet and dealt in each round, as many as were wanted", async () => {
  betting.add("player");
  autoplay.start({ rounds: 2, loss: null, win: null });
  assert.deepEqual(await answered(), ["PlaceSlip", "SayReady"]);
  see("betting", 500);
  assert.deepEqual([await answered(), autoplay.left], [[], 1], "once in a round");
  await over(-500);
  assert.deepEqual(await answered(), ["PlaceSlip", "SayReady"]);
  assert.deepEqual([autoplay.running, autoplay.left], [true, 0]);
  await over(500);
  assert.deepEqual([await answered(), autoplay.running, table.notice?.code], [[], false, "rounds"]);
});

test("it stops when so much is lost or won since the start", async () => {
  net = 9000;
  see();
  for (const [brought, reason] of [
    [-500, "loss"],
    [700, "win"],
  ] as const) {
    betting.add("player");
    autoplay.start({ rounds: 100, loss: 1000, win: 1400 });
    await answered();
    await over(brought);
    assert.deepEqual(await answered(), ["PlaceSlip", "SayReady"], "half of it is not enough");
    await over(brought);
    assert.deepEqual([await answered(), autoplay.running, table.notice?.code], [[], false, reason]);
  }
});

test("it stops at a refusal, at another bet, at a reminder, and when the patron says so", async () => {
  betting.add("player");
  autoplay.start({ rounds: 9, loss: null, win: null });
  assert.deepEqual(await answered(true), ["PlaceSlip"]);
  assert.deepEqual([autoplay.running, table.notice?.code], [false, "refused"]);

  betting.add("player");
  autoplay.start({ rounds: 9, loss: null, win: null });
  await answered();
  see("betting", 1000);
  assert.deepEqual([autoplay.running, table.notice?.code], [false, "changed"]);

  autoplay.start({ rounds: 9, loss: null, win: null });
  reminded = 5;
  see("betting", 1000);
  assert.deepEqual([autoplay.running, table.notice?.code], [false, "reminded"]);

  reminded = null;
  autoplay.start({ rounds: 9, loss: null, win: null });
  autoplay.stop();
  assert.equal(autoplay.running, false);
});
