import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { page } from "./browser.ts";
import { singleKeys } from "../src/lib/preferences.svelte.ts";
import { sound } from "../src/lib/sound.svelte.ts";
import type { Betting } from "../src/table/betting.svelte.ts";
import { press } from "../src/table/keys.ts";

let done: string[];
let chip: number | null;

const betting = {
  chips: [500, 1000, 2500],
  set chip(chosen: number) {
    chip = chosen;
  },
  undo: () => done.push("undo"),
  clear: () => done.push("clear"),
  repeat: () => done.push("repeat"),
  double: () => done.push("double"),
  ready: async () => void done.push("ready"),
} as unknown as Betting;

beforeEach(() => {
  [done, chip] = [[], null];
  singleKeys.on = true;
  page.dialog = false;
});

/** Press a key where the focus is on something that fits these selectors; true if the table took the key. */
function pressed(key: string, within: string[] = [], how: Partial<KeyboardEvent> = {}): boolean {
  let prevented = false;
  const closest = (selectors: string) => (selectors.split(", ").some((each) => within.includes(each)) ? {} : null);
  const event = { key, target: { closest }, preventDefault: () => (prevented = true), ...how };
  press(event as unknown as KeyboardEvent, {
    betting,
    go: (arrow) => arrow.startsWith("Arrow") && Boolean(done.push(arrow)),
    help: () => done.push("help"),
  });
  return prevented;
}

test("each key does its act, in capitals as well", () => {
  for (const [key, act] of [
    ["Backspace", "undo"],
    ["c", "clear"],
    ["C", "clear"],
    ["r", "repeat"],
    ["D", "double"],
    [" ", "ready"],
    ["?", "help"],
    ["ArrowLeft", "ArrowLeft"],
  ] as const) {
    assert.ok(pressed(key), key);
    assert.equal(done.pop(), act);
  }
});

test("digits choose the chips of the house, and no others", () => {
  assert.ok(pressed("3"));
  assert.equal(chip, 2500);
  assert.ok(!pressed("4") && !pressed("0"));
  assert.equal(chip, 2500);
});

test("a key without an act is left to the browser", () => {
  assert.ok(!pressed("x") && !pressed("Tab") && !pressed("Enter") && !pressed("F5"));
  assert.deepEqual(done, []);
});

test("single keys can be switched off; the others stay", () => {
  singleKeys.on = false;
  assert.ok(!pressed("c") && !pressed("1") && !pressed("?"));
  assert.deepEqual([done, chip], [[], null]);
  assert.ok(pressed("Backspace") && pressed(" ") && pressed("ArrowUp"));
});

test("a field, a slider or a squeezed card keeps its own keys", () => {
  for (const place of ["input", "textarea", "select", "[role=slider]", "[data-squeeze]", "[popover]"]) {
    assert.ok(!pressed("c", [place]) && !pressed("ArrowLeft", [place]), place);
  }
  assert.deepEqual(done, []);
});

test("space presses the button that has the focus, but says ready on a bet", () => {
  assert.ok(!pressed(" ", ["button, a", "button"]));
  assert.ok(pressed(" ", ["button", "[data-bet]"]));
  assert.deepEqual(done, ["ready"]);
});

test("arrows scroll the roads instead of going to a bet", () => {
  assert.ok(!pressed("ArrowRight", [".roads"]) && !pressed("ArrowRight", ["[role=tabpanel]"]));
  assert.deepEqual(done, []);
});

test("nothing is done with a modifier, behind a dialog, or where somebody else took the key", () => {
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { defaultPrevented: true }]) {
    assert.ok(!pressed("c", [], how), JSON.stringify(how));
  }
  page.dialog = true;
  assert.ok(!pressed("c"));
  assert.deepEqual(done, []);
});

test("M silences everything, in a squeeze too, but never where letters are written", () => {
  sound.muted = false;
  assert.ok(pressed("m", ["[role=slider]"]));
  assert.ok(sound.muted);
  assert.ok(pressed("M"));
  assert.ok(!sound.muted);
  assert.ok(!pressed("m", ["input"]));
  singleKeys.on = false;
  assert.ok(!pressed("m"));
  assert.ok(!sound.muted);
});
