/** The language of the page: which one is shown, and what it says. */

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { LOCALES, messagesOf, ownMessagesOf } from "../scripts/messages.ts";
import { page } from "./browser.ts";
import { bestMatch, LANGUAGES } from "../src/lib/catalogues.ts";
import { hyphened, language, say, t } from "../src/lib/i18n.svelte.ts";
import { amount, parseAmount } from "../src/lib/money.ts";

const THERE = ["en", "ko", "vi", "zh-Hans", "zh-Hant"];

test("what a language lacks is said in English, which is fetched only then", async () => {
  // A language without a folder lacks everything.
  await language.choose("tlh");
  const round = () => t("page-table-round", { number: 3, shoe: 2 });
  assert.equal(round(), "page-table-round");
  await new Promise(setImmediate);
  assert.equal(round(), "Round 3 of shoe 2");
  assert.equal(language.current, "tlh");
});

test("the first language that the browser asks for and that is there is shown", () => {
  assert.equal(bestMatch(["en-GB", "zh-CN"], THERE), "en");
  assert.equal(bestMatch(["fr-FR", "ko-KR", "en"], THERE), "ko");
  assert.equal(bestMatch(["vi-VN"], THERE), "vi");
  assert.equal(bestMatch(["fr", "de-AT"], THERE), "en");
  assert.equal(bestMatch([], THERE), "en");
  assert.equal(bestMatch(["not a tag!", "vi"], THERE), "vi");
});

test("Chinese is shown in the script of the place, and in the other one where it is not there", () => {
  for (const tag of ["zh", "zh-CN", "zh-SG", "zh-Hans", "zh-Hans-HK"]) {
    assert.equal(bestMatch([tag], THERE), "zh-Hans", tag);
  }
  for (const tag of ["zh-TW", "zh-HK", "zh-MO", "zh-Hant", "zh-Hant-SG"]) {
    assert.equal(bestMatch([tag], THERE), "zh-Hant", tag);
    assert.equal(bestMatch([tag], ["en", "zh-Hans"]), "zh-Hans", tag);
  }
});

test("every folder is a language, and names itself", () => {
  assert.deepEqual([...LANGUAGES.keys()].sort(), readdirSync(LOCALES).sort());
  assert.equal(LANGUAGES.get("en"), "English");
  assert.equal(LANGUAGES.get("zh-Hans"), "简体中文");
});

test("every language has the messages of the English catalogue, with the same arguments", () => {
  for (const tag of LANGUAGES.keys()) {
    assert.deepEqual(ownMessagesOf(tag), ownMessagesOf("en"), tag);
    // A text of the server may leave out in one language what another needs.
    assert.deepEqual([...messagesOf(tag).keys()].sort(), [...messagesOf("en").keys()].sort(), tag);
  }
});

test("a chosen language is shown, marked in the document and kept", async () => {
  await language.choose("zh-Hans");
  assert.equal(t("page-table-round", { number: 3, shoe: 2 }), "第2靴 第3局");
  assert.equal(say({ key: "side-tie", values: {} }), "和");
  assert.equal(page.documentElement.lang, "zh-Hans");
  await language.choose("en");
  assert.equal(t("page-table-round", { number: 3, shoe: 2 }), "Round 3 of shoe 2");
  assert.equal(say({ key: "side-tie", values: {} }), "Tie");
  await language.choose("zh-Hans");
  await language.start();
  assert.equal(language.current, "zh-Hans");
});

test("numbers, plural forms and terms are those of the language", async () => {
  await language.choose("en");
  assert.equal(t("page-table-clock-seconds", { left: 1 }), "1 second left");
  assert.equal(t("page-table-clock-seconds", { left: 12 }), "12 seconds left");
  assert.equal(t("page-operator-events", { count: 12345 }), "12,345 events");
  assert.equal(t("page-table-hands-natural", { total: 9 }), "Natural 9");
  await language.choose("zh-Hans");
  assert.equal(t("page-table-hands-natural", { total: 9 }), "例牌9点");
});

test("what the server names in words is part of a key", () => {
  assert.equal(hyphened("end of shoe"), "end-of-shoe");
});

test("an amount is written and read by the language of the page", async () => {
  const usd = { code: "USD", symbol: "$", decimals: 2 };
  await language.choose("vi");
  assert.equal(amount(124050, usd), "1.240,50");
  assert.equal(parseAmount("1.240,50", usd), 124050);
  assert.equal(parseAmount("12.50", usd), null);
  await language.choose("en");
  assert.equal(amount(9007199254740991, usd), "90,071,992,547,409.91");
});
