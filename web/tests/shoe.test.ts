import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.ts";
import { language } from "../src/lib/i18n.svelte.ts";
import { address, packed, unpacked } from "../src/odds/link.ts";
import { oneIn, parts, percent, short, signed } from "../src/odds/figures.ts";
import {
  decodeGone,
  decodeSeen,
  encodeGone,
  fitted,
  goneInAll,
  leftOf,
  moved,
  nextPlace,
  removed,
  typed,
} from "../src/odds/shoe.ts";

test("cards leave the shoe and come back, never more than there are", () => {
  let gone = moved({}, "As", 1, 8);
  gone = moved(gone, "As", 1, 8);
  gone = moved(gone, "Td", 99, 8);
  assert.deepEqual(gone, { As: 2, Td: 8 });
  assert.equal(leftOf(gone, "As", 8), 6);
  assert.equal(goneInAll(gone), 10);
  assert.deepEqual(moved(gone, "As", -5, 8), { Td: 8 });
  assert.deepEqual(fitted(gone, 1), { As: 1, Td: 1 });
  assert.equal(removed(moved({ As: 2 }, "Kc", 1, 8)), "As As Kc");
});

test("an address keeps the shoe, and passes over what is no card", () => {
  const gone = { As: 2, Td: 1, Kc: 8 };
  assert.equal(encodeGone(gone), "As2.Td.Kc8");
  assert.deepEqual(decodeGone("As2.Td.Kc8", 8), gone);
  assert.deepEqual(decodeGone("As2.1x..Kc99", 8), { As: 2, Kc: 8 });
  assert.deepEqual(decodeSeen("9s.?.Kd.xx"), ["9s", "?", "Kd"]);
});

test("cards are read as people type them", () => {
  assert.deepEqual(typed("as, 10H 7♦  zz"), { cards: ["As", "Th", "7d"], wrong: ["zz"] });
});

test("whose card is next", () => {
  assert.equal(nextPlace([]), "player");
  assert.equal(nextPlace(["9s"]), "banker");
  assert.equal(nextPlace(["9s", "2h", "Kd", "3c"]), null, "a natural ends the round");
  assert.equal(nextPlace(["2s", "2h", "Kd", "3c"]), "third");
  assert.equal(nextPlace(["2s", "?", "Kd", "3c"]), null, "third cards wait");
});

test("a text comes back from a link as it was", async () => {
  const text = 'title = { en = "My house", zh-Hans = "我的赌场" }\n'.repeat(20);
  const letters = await packed(text);
  assert.match(letters, /^[\w-]+$/);
  assert.ok(letters.length < text.length / 3);
  assert.equal(await unpacked(letters), text);
  assert.equal(await unpacked("%%%"), null);
  assert.equal(address("/odds", { house: "x", decks: null }, { text: "" }), "/odds?house=x");
});

test("figures", async () => {
  assert.equal(percent(-1.5), "−1.5000%");
  assert.equal(oneIn(0.0225), "44.44");
  assert.equal(oneIn(1 / 3000), "3,000");
  assert.equal(signed(-0.5, 2), "−0.50");
  assert.equal(signed(-0.001, 2), "0.00");
  assert.equal(short(81_900_000), "81.9M");
  await language.choose("zh-Hans");
  assert.equal(short(1_220_000_000), "12.2亿");
  assert.deepEqual(parts("-241149/19524"), ["−241 149", "19 524"]);
});
