import assert from "node:assert/strict";
import { test } from "node:test";
import { bestVoice, type Voice } from "../src/lib/voices.ts";

const voice = (name: string, lang: string): Voice => ({ name, lang, localService: true, default: false });
const VOICES = [
  voice("eSpeak English", "en-GB"),
  voice("Daniel (Compact)", "en-GB"),
  voice("Google US English", "en-US"),
  voice("Microsoft Sonia Online (Natural)", "en-GB"),
  voice("Tingting", "zh_CN"),
  voice("Meijia", "zh-TW"),
  voice("Sinji", "zh-HK"),
  voice("Yuna (Premium)", "ko-KR"),
];

test("a voice speaks the language of the page, and where it is at home", () => {
  assert.equal(bestVoice(VOICES, "zh-Hans")?.name, "Tingting");
  assert.equal(bestVoice(VOICES, "zh-Hant")?.name, "Sinji");
  assert.equal(bestVoice(VOICES, "ko")?.name, "Yuna (Premium)");
  assert.equal(bestVoice(VOICES, "vi"), null, "nobody reads Vietnamese with a foreign voice");
});

test("of several voices the well-made one speaks", () => {
  assert.equal(bestVoice(VOICES, "en")?.name, "Microsoft Sonia Online (Natural)");
  assert.equal(
    bestVoice(VOICES.slice(0, 3), "en")?.name,
    "Google US English",
    "rather than a machine from the right place",
  );
  assert.equal(bestVoice(VOICES.slice(0, 1), "en")?.name, "eSpeak English", "if there is no other");
});
