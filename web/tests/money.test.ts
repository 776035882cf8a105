import assert from "node:assert/strict";
import { test } from "node:test";
import { amount, brief, chipLabel, inChips, parseAmount, signed } from "../src/lib/money.ts";

const usd = { code: "USD", symbol: "$", decimals: 2 };
const jpy = { code: "JPY", symbol: "¥", decimals: 0 };

test("an amount has all decimals of its currency and separators of thousands", () => {
  assert.equal(amount(124000, usd), "1,240.00");
  assert.equal(amount(5, usd), "0.05");
  assert.equal(amount(-123456789, usd), "−1,234,567.89");
  assert.equal(amount(1240, jpy), "1,240");
  assert.equal(amount(0, jpy), "0");
});

test("a brief amount leaves out cents only where there are none", () => {
  assert.equal(brief(500000, usd), "5,000");
  assert.equal(brief(550, usd), "5.50");
});

test("a win has its plus", () => {
  assert.equal(signed(1900, usd), "+19.00");
  assert.equal(signed(-500, usd), "−5.00");
  assert.equal(signed(0, usd), "0.00");
});

test("a chip says its units shortly", () => {
  assert.deepEqual(
    [50, 100, 2500, 100000, 500000, 1000000, 100000000].map((each) => chipLabel(each, usd)),
    [".5", "1", "25", "1000", "5000", "10k", "1M"],
  );
});

test("an amount that is read back is the same, and nothing else is one", () => {
  for (const minor of [0, 1, 99, 100, 124000, 123456789]) assert.equal(parseAmount(amount(minor, usd), usd), minor);
  assert.equal(parseAmount("12.5", usd), 1250);
  for (const wrong of ["", "-1", "1.234", "abc", "1e3", ".5", "1.5.0"]) assert.equal(parseAmount(wrong, usd), null);
  assert.equal(parseAmount("1.5", jpy), null);
});

test("the fewest chips make an amount", () => {
  assert.deepEqual(inChips(13100, [100, 500, 2500, 10000]), [10000, 2500, 500, 100]);
  assert.deepEqual(inChips(50, [100]), []);
});
