import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { api, ApiError } from "../src/lib/api.ts";
import { verbatim } from "./texts.ts";

/** What the server answers, one after the other. */
let answers: [status: number, code?: string][] = [];
let asked = 0;

const SAID = verbatim("No.");

function reply(): Promise<Response> {
  asked += 1;
  const [status, code] = answers.shift() ?? [200];
  const body = code === undefined ? { found: true } : { error: { code, message: "No.", text: SAID, problems: [] } };
  return Promise.resolve(Response.json(body, { status, headers: code === undefined ? {} : { "Retry-After": "2" } }));
}

beforeEach(() => {
  asked = 0;
  mock.method(globalThis, "fetch", reply);
  mock.timers.enable({ apis: ["setTimeout"] });
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

/** Let everything that waits for a while go on, as often as it does. */
async function passTime(): Promise<void> {
  for (let each = 0; each < 40; each += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(2000);
  }
}

test("a server that is too busy is asked again when it says", async () => {
  answers = [
    [503, "busy"],
    [503, "busy"],
  ];
  const found = api.get("/api/odds");
  await passTime();
  assert.deepEqual(await found, { found: true });
  assert.equal(asked, 3);
});

test("not for ever", async () => {
  answers = Array.from({ length: 20 }, () => [503, "busy"]);
  const found = assert.rejects(api.get("/api/odds"), (error: ApiError) => error.code === "busy");
  await passTime();
  await found;
  assert.equal(asked, 6);
});

test("whatever else goes wrong is told at once", async () => {
  for (const code of ["store_unavailable", "simulations_busy"]) {
    answers = [[503, code]];
    asked = 0;
    await assert.rejects(api.post("/api/simulations", {}), (error: ApiError) => error.code === code);
    assert.equal(asked, 1);
  }
});
