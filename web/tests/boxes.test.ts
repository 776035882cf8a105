import assert from "node:assert/strict";
import { test } from "node:test";
import { answered, BOXES, counts, nextTopics, parsed, RESTS, type Boxes } from "../src/learn/boxes.ts";

const NOW = 1_000_000_000;
const first = () => 0;

test("what is known moves up and rests longer, what is missed goes back to the first box", () => {
  let boxes: Boxes = {};
  for (let time = 0; time < BOXES + 2; time++) boxes = answered(boxes, "a", true, NOW);
  assert.equal(boxes.a?.box, BOXES);
  assert.equal(boxes.a?.due, NOW + (RESTS.at(-1) ?? 0));
  assert.equal(boxes.a?.right, BOXES + 2);
  boxes = answered(boxes, "a", false, NOW);
  assert.deepEqual(boxes.a, { box: 1, due: NOW, right: BOXES + 2, wrong: 1 });
});

test("what is due comes first, longest first, with something new now and then", () => {
  const kept = (due: number) => ({ box: 1, due, right: 0, wrong: 1 });
  const boxes: Boxes = { late: kept(NOW - 10), later: kept(NOW - 500), soon: kept(NOW + 10) };
  const topics = ["new1", "soon", "late", "later", "new2"];
  const asked = nextTopics(topics, boxes, NOW, 5, [], first);
  assert.deepEqual(asked.slice(0, 2), ["later", "late"]);
  assert.ok(asked[2]?.startsWith("new"));
  assert.equal(asked.at(-1), "soon");
  assert.deepEqual(new Set(asked), new Set(topics));
});

test("nothing comes twice in a row, and only what there is", () => {
  assert.deepEqual(nextTopics(["a", "b"], {}, NOW, 9, ["a"], first), ["b"]);
  assert.deepEqual(nextTopics([], {}, NOW, 3), []);
});

test("boxes are counted, and read back from what was kept", () => {
  const boxes = answered(answered({}, "a", true, NOW), "b", false, NOW);
  assert.deepEqual(counts(["a", "b", "c"], boxes), [1, 2, 0, 0, 0, 0]);
  assert.deepEqual(parsed(JSON.stringify(boxes)), boxes);
  assert.deepEqual(parsed('{"a": {"box": 99}, "b": 3}'), {});
  assert.deepEqual(parsed("not json"), {});
});
