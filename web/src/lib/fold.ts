/**
 * The geometry of a squeeze: a card that lies face down and is folded over a line.
 *
 * The patron holds the point G on the card's rim (`grab`) and has moved it to Q (`to`). The fold is the perpendicular
 * bisector of GQ. What lies on G's side of it is the flap: it leaves the back and comes to lie reflected across the
 * fold, face up. A point is [x, y] in the measure of the `Size`; on the wire and in `onfold` both are fractions of the
 * card, so that every screen can draw the fold in its own size.
 *
 * Nothing here knows which card it is.
 */

export type Point = readonly [x: number, y: number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The six numbers of an affine map, in the order of a canvas. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export interface Fold {
  /** What is left of the back, in the card's own measure. */
  readonly kept: readonly Point[];
  /** The flap as it lies on the table. */
  readonly flap: readonly Point[];
  /** Moves the face so that the flap lies where it belongs; a turn and a shift, so that the face reads right. */
  readonly matrix: Matrix;
  /** The part of the card that is folded over, 0 to 1. */
  readonly area: number;
  /** A point of the fold, between G and Q. */
  readonly middle: Point;
  /** The unit vector across the fold, towards the side that was lifted. */
  readonly across: Point;
  /** How far the flap's tip is from the fold. */
  readonly depth: number;
}

export interface LiveFold {
  readonly grab: Point;
  readonly to: Point;
}

/** A fold of less than this part of the width is flat: its direction would be noise. */
const FLAT = 0.004;
/** How near a corner, in parts of the side, a touch takes the corner and not the side. */
const CORNER = 0.2;
/** How far aside a grip on a side may go for each step inwards, at most, and how soon it may. */
const STEEPEST = 0.6;
const GIVE = 1.2;

/** How much further than the finger the grip goes, so that the first pip comes early and no finger lies on it. */
const LEAD = 2;

/** Where the grip is when a finger that took hold of it has moved by so much, in fractions of the card. */
export const led = (grab: Point, by: Point): Point => [grab[0] + LEAD * by[0], grab[1] + LEAD * by[1]];

/** The point of the rim that a touch in or near the card takes hold of; a touch is in fractions of the card. */
export function gripAt([x, y]: Point): Point {
  const left = clamp(x, 0, 1);
  const top = clamp(y, 0, 1);
  const nearX = Math.min(left, 1 - left);
  const nearY = Math.min(top, 1 - top);
  const endX = left < 0.5 ? 0 : 1;
  const endY = top < 0.5 ? 0 : 1;
  if (nearX < CORNER && nearY < CORNER) return [endX, endY];
  return nearX < nearY ? [endX, top] : [left, endY];
}

/**
 * The place near `to` at which the card neither tears nor bends as no card would.
 *
 * A card is stiff. The grip goes inwards only; a side bends obliquely only as far as it has been pulled, so that a
 * small pull never lifts a large piece. And what is opposite the grip stays on the table, so that no distance between
 * it and the grip may become longer than the card: Q stays within the circles around the anchors through G. A side is
 * held against the two far corners, a corner against the one opposite.
 */
export function limited(size: Size, grab: Point, to: Point): Point {
  const inwards = (at: number, length: number): number => (at <= 0 ? 1 : at >= length ? -1 : 0);
  const [wayX, wayY] = [inwards(grab[0], size.width), inwards(grab[1], size.height)];
  const [dx, dy] = [to[0] - grab[0], to[1] - grab[1]];
  const onCorner = wayX !== 0 && wayY !== 0;
  if (onCorner) {
    const pulled: Point = [grab[0] + wayX * Math.max(0, wayX * dx), grab[1] + wayY * Math.max(0, wayY * dy)];
    const anchor: Point = [wayX > 0 ? size.width : 0, wayY > 0 ? size.height : 0];
    return intoDisc(pulled, anchor, distance(anchor, grab));
  }
  const pull = Math.max(0, wayX * dx + wayY * dy);
  const slack = pull * Math.min(STEEPEST, (GIVE * pull) / size.width);
  const aside = clamp(wayX !== 0 ? dy : dx, -slack, slack);
  const pulled: Point =
    wayX !== 0 ? [grab[0] + wayX * pull, grab[1] + aside] : [grab[0] + aside, grab[1] + wayY * pull];
  const far: [Point, Point] =
    wayX !== 0
      ? [
          [wayX > 0 ? size.width : 0, 0],
          [wayX > 0 ? size.width : 0, size.height],
        ]
      : [
          [0, wayY > 0 ? size.height : 0],
          [size.width, wayY > 0 ? size.height : 0],
        ];
  const over: Point = [grab[0] + 2 * wayX * size.width, grab[1] + 2 * wayY * size.height];
  return intoLens(pulled, grab, over, far);
}

/** The fold that brings `grab` to `to`, or null while the card lies flat. */
export function fold(size: Size, grab: Point, to: Point): Fold | null {
  const { width, height } = size;
  const [gx, gy] = grab;
  const [qx, qy] = limited(size, grab, to);
  const length = Math.hypot(gx - qx, gy - qy);
  if (length < FLAT * width) return null;

  const across: Point = [(gx - qx) / length, (gy - qy) / length];
  const middle: Point = [(gx + qx) / 2, (gy + qy) / 2];
  const lifted = (point: Point) => across[0] * (point[0] - middle[0]) + across[1] * (point[1] - middle[1]);
  const reflected = (point: Point): Point => {
    const by = 2 * lifted(point);
    return [point[0] - by * across[0], point[1] - by * across[1]];
  };

  const card: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const lying = clip(card, lifted);
  if (lying.length < 3) return null;
  return {
    kept: clip(card, (point) => -lifted(point)),
    flap: lying.map(reflected),
    matrix: faceMatrix(width, across, middle),
    area: areaOf(lying) / (width * height),
    middle,
    across,
    depth: length / 2,
  };
}

/** The part of a polygon where `inside` is not negative (Sutherland and Hodgman, one half-plane). */
export function clip(polygon: readonly Point[], inside: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  polygon.forEach((point, index) => {
    const next = polygon[(index + 1) % polygon.length]!;
    const here = inside(point);
    const there = inside(next);
    if (here >= 0) kept.push(point);
    if (here >= 0 !== there >= 0) {
      const part = here / (here - there);
      kept.push([point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])]);
    }
  });
  return kept;
}

/** Where a card whose grip is pulled straight inwards by `depth` (a part of the card) has its grip. */
export function peeled(from: "left" | "right" | "top" | "bottom", depth: number): LiveFold {
  const by = 2 * depth;
  switch (from) {
    case "left":
      return { grab: [0, 0.5], to: [by, 0.5] };
    case "right":
      return { grab: [1, 0.5], to: [1 - by, 0.5] };
    case "top":
      return { grab: [0.5, 0], to: [0.5, by] };
    case "bottom":
      return { grab: [0.5, 1], to: [0.5, 1 - by] };
  }
}

/** Where the grip is when the whole card has gone over: G mirrored in what it is held against. */
export function turnedOver([x, y]: Point): Point {
  const mirrored = (value: number): number => (value <= 0 ? 2 : value >= 1 ? -1 : value);
  return [mirrored(x), mirrored(y)];
}

/** Fractions of the card in the measure of `size`. */
export const scaled = (size: Size, [x, y]: Point): Point => [x * size.width, y * size.height];

/** The area of a polygon. */
export function areaOf(polygon: readonly Point[]): number {
  const twice = polygon.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

function faceMatrix(width: number, [nx, ny]: Point, [mx, my]: Point): Matrix {
  // The face is first mirrored (it lies under the back) and then reflected across the fold: two reflections, a turn.
  const along = nx * mx + ny * my;
  const cos = 2 * nx * nx - 1;
  const sin = 2 * nx * ny;
  return [cos, sin, -sin, cos, -cos * width + 2 * along * nx, -sin * width + 2 * along * ny];
}

/** Into the two discs around `centres` whose rims meet in `one` and `other`. */
function intoLens(point: Point, one: Point, other: Point, centres: readonly [Point, Point]): Point {
  const radii = centres.map((centre) => distance(centre, one));
  const inside = (place: Point) => centres.every((centre, index) => distance(place, centre) <= radii[index]! + 1e-9);
  if (inside(point)) return point;
  const candidates = [
    ...centres.map((centre, index) => intoDisc(point, centre, radii[index]!)).filter(inside),
    one,
    other,
  ];
  return candidates.reduce((best, next) => (distance(next, point) < distance(best, point) ? next : best));
}

function intoDisc(point: Point, centre: Point, radius: number): Point {
  const far = distance(point, centre);
  if (far <= radius) return point;
  const part = radius / far;
  return [centre[0] + part * (point[0] - centre[0]), centre[1] + part * (point[1] - centre[1])];
}

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
