import assert from "node:assert/strict";
import { test } from "node:test";

import { areaOf, clip, fold, gripAt, led, limited, peeled, scaled, turnedOver, type Point } from "../src/lib/fold.ts";

const CARD = { width: 150, height: 210 };
const WHOLE = CARD.width * CARD.height;
const GRIPS: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [0, 0.3],
  [1, 0.7],
  [0.4, 0],
  [0.6, 1],
];

/** Numbers that look random and are the same in every run. */
function* places(count: number): Generator<Point> {
  for (let index = 1; index <= count; index += 1) {
    yield [((index * 0.754877666) % 1) * 3 - 1, ((index * 0.569840291) % 1) * 3 - 1];
  }
}

function* folds() {
  for (const grip of GRIPS) {
    for (const place of places(60)) {
      const grab = scaled(CARD, grip);
      const found = fold(CARD, grab, scaled(CARD, place));
      if (found !== null) yield { grip, grab, to: limited(CARD, grab, scaled(CARD, place)), found };
    }
  }
}

const near = (one: number, other: number, within = 1e-6) =>
  assert.ok(Math.abs(one - other) <= within, `${one}, ${other}`);

test("what is kept and what is folded are the whole card", () => {
  for (const { found } of folds()) near(areaOf(found.kept) + areaOf(found.flap), WHOLE, 1e-6 * WHOLE);
});

test("the fold brings the grip to the finger, and the face with it", () => {
  for (const { grab, to, found } of folds()) {
    const [a, b, c, d, e, f] = found.matrix;
    const face: Point = [CARD.width - grab[0], grab[1]];
    near(a * face[0] + c * face[1] + e, to[0], 1e-6);
    near(b * face[0] + d * face[1] + f, to[1], 1e-6);
  }
});

test("the face is turned and shifted but never mirrored, so that it reads right", () => {
  for (const { found } of folds()) {
    const [a, b, c, d] = found.matrix;
    near(a * d - b * c, 1);
  }
});

test("the first pip is seen before the finger has gone a fifth of the way", () => {
  // The pips of a rim begin at 0.184 of the width, as the faces are drawn.
  const grab: Point = [0, 0.5];
  const found = fold(CARD, scaled(CARD, grab), scaled(CARD, led(grab, [0.2, 0])));
  assert.ok(found!.area > 0.184, String(found!.area));
});

test("the card never tears: what is opposite the grip stays where it is", () => {
  const far = (value: number) => (value === 0 ? [1] : value === 1 ? [0] : [0, 1]);
  for (const { grip, found } of folds()) {
    const anchors = far(grip[0]).flatMap((x) => far(grip[1]).map((y) => scaled(CARD, [x, y])));
    for (const [x, y] of anchors) {
      const lifted = found.across[0] * (x - found.middle[0]) + found.across[1] * (y - found.middle[1]);
      assert.ok(lifted < 0.01, `${grip} lifts its anchor by ${lifted}`);
    }
  }
});

test("a small pull never lifts a large piece, whichever way it goes", () => {
  const pull = 0.02 * CARD.width;
  for (const grip of GRIPS) {
    const [x, y] = scaled(CARD, grip);
    for (let turn = 0; turn < 360; turn += 10) {
      const way = (turn * Math.PI) / 180;
      const found = fold(CARD, [x, y], [x + pull * Math.cos(way), y + pull * Math.sin(way)]);
      assert.ok(found === null || found.area < 0.03, `${grip} pulled towards ${turn} degrees lifts ${found?.area}`);
    }
  }
});

test("pulled away from the card, nothing folds", () => {
  assert.equal(fold(CARD, [0, 100], [-80, 100]), null);
  assert.equal(fold(CARD, [0, 0], [-30, -40]), null);
  assert.equal(fold(CARD, [75, 210], [75, 260]), null);
});

test("a side that is peeled straight is folded along a line parallel to it", () => {
  for (const [from, part] of [
    ["left", 0.2],
    ["right", 0.3],
    ["top", 0.25],
    ["bottom", 0.4],
  ] as const) {
    const { grab, to } = peeled(from, part);
    const found = fold(CARD, scaled(CARD, grab), scaled(CARD, to));
    near(found!.area, part, 1e-9);
  }
});

test("turned over, the whole card is folded", () => {
  for (const grip of GRIPS) {
    const found = fold(CARD, scaled(CARD, grip), scaled(CARD, turnedOver(grip)));
    near(found!.area, 1, 0.01);
  }
});

test("a touch takes the corner or the side that it is nearest to", () => {
  assert.deepEqual(gripAt([0.05, 0.9]), [0, 1]);
  assert.deepEqual(gripAt([0.1, 0.5]), [0, 0.5]);
  assert.deepEqual(gripAt([0.9, 0.4]), [1, 0.4]);
  assert.deepEqual(gripAt([0.5, 0.95]), [0.5, 1]);
  // In the halo outside, too, and in the outermost part of a round corner.
  assert.deepEqual(gripAt([-0.1, 0.5]), [0, 0.5]);
  assert.deepEqual(gripAt([1.08, 1.06]), [1, 1]);
  assert.deepEqual(gripAt([0.01, 0.01]), [0, 0]);
});

test("clipping keeps the side that is asked for", () => {
  const square: Point[] = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ];
  assert.equal(areaOf(clip(square, ([x]) => x - 1)), 2);
  assert.equal(areaOf(clip(square, ([x, y]) => x + y - 3)), 0.5);
  assert.deepEqual(
    clip(square, () => -1),
    [],
  );
});
