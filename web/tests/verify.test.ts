import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { fromHex, toHex } from "../src/fairness/bytes.ts";
import { burnCount, commitment, fullOrder, mixCuts, shoeKey, shuffled } from "../src/fairness/order.ts";
import { NotARecord, readRecord } from "../src/fairness/record.ts";

interface Vector {
  seed: string;
  cuts: { who: string; entropy: string }[];
  decks: number;
  commitment: string;
  cut: string;
  shoe_key: string;
  order: string;
}

// The same golden vectors as the server's own implementation.
const vectors = JSON.parse(
  readFileSync(new URL("../../tests/fairness/vectors.json", import.meta.url), "utf8"),
) as Vector[];

test("there are golden vectors", () => assert.ok(vectors.length >= 5));

for (const [index, vector] of vectors.entries()) {
  test(`golden vector ${index + 1}: ${vector.decks} decks, ${vector.cuts.length} cuts`, async () => {
    const seed = fromHex(vector.seed);
    assert.equal(toHex(await commitment(seed)), vector.commitment);
    const cut = await mixCuts(vector.cuts.map(({ who, entropy }) => ({ who, entropy: fromHex(entropy) })));
    assert.equal(toHex(cut), vector.cut);
    const key = await shoeKey(seed, cut);
    assert.equal(toHex(key), vector.shoe_key);
    assert.equal((await shuffled(fullOrder(vector.decks), key)).join(" "), vector.order);
  });
}

test("another cut gives another order", async () => {
  const seed = fromHex(vectors[0]!.seed);
  const key = await shoeKey(seed, await mixCuts([{ who: "seat 1", entropy: fromHex("00") }]));
  assert.notEqual((await shuffled(fullOrder(1), key)).join(" "), vectors[0]!.order);
});

test("the burn is the first card and as many as it counts", () => {
  assert.equal(burnCount(["As"], "first card"), 2);
  assert.equal(burnCount(["9s"], "first card"), 10);
  for (const ten of ["Ts", "Jh", "Qd", "Kc"]) assert.equal(burnCount([ten], "first card"), 11);
  assert.equal(burnCount(["9s"], 3), 3);
});

test("what is no record is refused with its place", () => {
  const code = (text: string) => {
    try {
      readRecord(text);
    } catch (error) {
      assert.ok(error instanceof NotARecord);
      return `${error.code} ${error.place}`.trim();
    }
    return "read";
  };
  assert.equal(code("{"), "not_json");
  assert.equal(code("[]"), "not_a_record");
  assert.equal(code('{"record": "punto shoe", "version": 2}'), "version 2");
  assert.equal(code('{"record": "punto shoe", "version": 1, "rounds": []}'), "part header");
  assert.equal(code('{"record": "punto shoe", "version": 1, "rounds": [], "header": {"name": 1}}'), "part header.name");
});
