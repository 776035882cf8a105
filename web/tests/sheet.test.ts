import assert from "node:assert/strict";
import { test } from "node:test";

import { areaOf, fold, limited, scaled, turnedOver, type Matrix, type Point } from "../src/lib/fold.ts";
import { bend, type Strip } from "../src/lib/sheet.ts";

const CARD = { width: 300, height: 420 };
const PULLS: [grip: Point, to: Point][] = [
  [
    [0, 0.5],
    [0.2, 0.5],
  ],
  [
    [0, 0.3],
    [0.8, 0.42],
  ],
  [
    [1, 0.6],
    [0.1, 0.7],
  ],
  [
    [0.4, 1],
    [0.45, 0.5],
  ],
  [
    [0, 1],
    [0.6, 0.4],
  ],
  [
    [1, 0],
    [0.7, 0.1],
  ],
];

const moved = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];
const near = (one: Point, other: Point, within: number) =>
  assert.ok(Math.hypot(one[0] - other[0], one[1] - other[1]) <= within, `${one} is not ${other}`);

function sheets() {
  return PULLS.map(([grip, place]) => {
    const [grab, to] = [scaled(CARD, grip), scaled(CARD, place)];
    const found = fold(CARD, grab, to)!;
    return { grab, to: limited(CARD, grab, to), fold: found, ...bend(CARD, found) };
  });
}

const inside = ({ polygon }: Strip, [x, y]: Point) =>
  polygon.every(([fromX, fromY], index) => {
    const [toX, toY] = polygon[(index + 1) % polygon.length]!;
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= -1e-6;
  });

test("the sheet is the whole card: what lies and what is raised, but for the overlap of strips", () => {
  for (const { lying, strips, fold } of sheets()) {
    const area = areaOf(lying) + strips.reduce((sum, strip) => sum + areaOf(strip.polygon), 0);
    const whole = CARD.width * CARD.height;
    const seams = 2 * strips.length * Math.hypot(CARD.width, CARD.height);
    assert.ok(area > whole - 1 && area < whole + seams, `${area} of ${whole}, ${fold.area}`);
  }
});

test("a roll brings the grip where a sharp crease would: under the finger", () => {
  for (const { strips, grab, to } of sheets()) {
    const last = strips.at(-1)!;
    assert.ok(inside(last, grab));
    near(moved(last.matrix, grab), to, 1e-6);
  }
});

test("strips meet: nothing tears between one and the next", () => {
  for (const { strips, fold } of sheets()) {
    for (const [index, strip] of strips.slice(1).entries()) {
      const before = strips[index]!;
      // Points of both are where they overlap; each puts them within the overlap of where the other does.
      for (const point of before.polygon.filter((each) => inside(strip, each)))
        near(moved(before.matrix, point), moved(strip.matrix, point), 3);
    }
    assert.ok(fold.area > 0);
  }
});

test("the back is seen up to a quarter turn and the face from there on, darkest where the sheet is steepest", () => {
  for (const { strips } of sheets()) {
    const shown = strips.map(({ shows }) => shows);
    const faces = shown.indexOf("face");
    assert.ok(faces > 0);
    assert.ok(shown.slice(faces).every((each) => each === "face"));
    const lights = strips.map(({ light }) => light);
    assert.equal(Math.min(...lights), Math.min(lights[faces - 1]!, lights[faces]!));
    assert.ok(Math.max(...lights) > 0.2, "it shines where it faces the light");
  }
});

test("a small lift bends gently and a card that has gone over lies flat", () => {
  const radii = [0.05, 0.2, 0.6].map((pull) => bend(CARD, fold(CARD, [0, 210], [pull * CARD.width, 210])!).radius);
  assert.deepEqual(
    radii,
    [...radii].sort((one, other) => one - other),
  );
  const [grip, over] = [[0, 0.5] as Point, turnedOver([0, 0.5])];
  const { lying, strips, radius } = bend(CARD, fold(CARD, scaled(CARD, grip), scaled(CARD, over))!);
  assert.ok(radius < 1e-6 && areaOf(lying) < 1);
  assert.deepEqual(
    strips.map(({ shows }) => shows),
    ["face"],
  );
});
