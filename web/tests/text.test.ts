/** Texts of the server: the page says them as the server does. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./browser.ts";
import { language, say } from "../src/lib/i18n.svelte.ts";
import { isText, type Text } from "../src/lib/text.ts";

interface Case {
  text: Text;
  said: Record<string, string>;
}

// The same cases as of the server's own words.
const cases = JSON.parse(readFileSync(new URL("../../tests/words/said.json", import.meta.url), "utf8")) as Case[];

for (const tag of ["en", "zh-Hans", "vi"]) {
  const there = cases.filter(({ said }) => tag in said);
  test(`texts are said in ${tag} as the server says them`, async () => {
    assert.ok(there.length >= 5);
    await language.choose(tag);
    for (const { text, said } of there) assert.equal(say(text), said[tag], JSON.stringify(text));
  });
}

test("a text inside another is said in English too where the language lacks it", async () => {
  await language.choose("tlh");
  const text = { key: "slip-never-together", values: { bets: [{ key: "side-player", values: {} }, "Lucky 6"] } };
  say(text);
  await new Promise(setImmediate);
  assert.equal(say(text), "Only one of Player and Lucky 6 may be bet in a round.");
});

test("a text is told from other values of an event", () => {
  assert.ok(isText({ key: "side-tie", values: {} }));
  assert.ok(!isText({ key: "dragon-mini", text: "title" }));
});
