import assert from "node:assert/strict";
import { test } from "node:test";

import { countOf, momentsOf } from "../src/history/replay.ts";
import { ownNet, running, type PastCard, type PastRound, type RoundStep } from "../src/history/rounds.ts";
import { verbatim } from "./texts.ts";

const step = (kind: RoundStep["kind"], place: number | null = null, said: string[] = []): RoundStep => ({
  at: 0,
  kind,
  side: null,
  place,
  seat: null,
  reason: null,
  said: said.map(verbatim),
});
const card = (place: number, face: string | null, exposed = true): PastCard => ({
  place,
  side: place % 2 === 0 ? "player" : "banker",
  face,
  exposed,
});

test("a card that was dealt face up is seen at once, another when it is turned", () => {
  const moments = momentsOf({
    cards: [card(0, "7h"), card(1, "Ks")],
    steps: [step("closed"), step("dealt", 0), step("dealt", 1), step("exposed", 1), step("settled")],
  });
  const faces = moments.map(({ cards }) => cards.map(({ face }) => face));
  assert.deepEqual(faces, [[], ["7h"], ["7h", null], ["7h", "Ks"], ["7h", "Ks"]]);
});

test("a card of a void round that was never turned stays face down to the end", () => {
  const moments = momentsOf({
    cards: [card(0, "7h"), card(1, "2c", false)],
    steps: [step("dealt", 0), step("dealt", 1), step("exposed", 0), step("void")],
  });
  assert.deepEqual(
    moments.at(-1)!.cards.map(({ face }) => face),
    ["7h", null],
  );
});

test("what the dealer said stays until something else is said", () => {
  const steps = [step("closed", null, ["No more bets."]), step("dealt", 0), step("exposed", 0, ["Player shows 7."])];
  const said = momentsOf({ cards: [card(0, "7h")], steps }).map((moment) =>
    moment.said.map(({ values }) => values.said).join(),
  );
  assert.deepEqual(said, ["No more bets.", "No more bets.", "Player shows 7."]);
});

test("the count is the last digit of what lies face up", () => {
  const cards = [card(0, "7h"), card(1, "As"), card(2, "8d"), card(3, null), card(4, "Kc")];
  assert.equal(countOf(cards, "player"), 5);
  assert.equal(countOf(cards, "banker"), 1);
  assert.equal(countOf([card(1, null)], "banker"), null);
  assert.equal(countOf([card(0, "Ts")], "player"), 0);
});

test("the net of a round is that of all own bets, and null without one", () => {
  const bet = (net: number) => ({ bet: "player", stake: 500, result: "win" as const, returned: 0, net });
  const seats = [
    { seat: 1, you: false, bets: [bet(900)] },
    { seat: 2, you: true, bets: [bet(500), bet(-100)] },
  ];
  assert.equal(ownNet({ seats } as PastRound), 400);
  assert.equal(ownNet({ seats: seats.slice(0, 1) } as PastRound), null);
});

test("the running sum starts at nothing", () => {
  assert.deepEqual(running([]), [0]);
  assert.deepEqual(running([500, -700, 100]), [0, 500, -200, -100]);
});
