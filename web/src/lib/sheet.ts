/**
 * The bent sheet: a folded card as it really lies, rolled over a cylinder instead of creased.
 *
 * A card is stiff. Along the fold it goes over a roll whose axis is the fold itself, and comes to lie on the other side
 * of it, face up. Measured across the fold, s is how far a point of the card is behind the line where the roll begins;
 * up to half a turn it lies on the roll at r sin(s/r), and beyond that flat, above the part that never left the table.
 * The roll begins a quarter turn before the fold, so that the grip comes to the same place as with a sharp crease.
 *
 * The sheet is cut into strips along the fold. Each is moved by one affine map, so that a canvas can draw a strip of
 * the card's picture by it; the light of a strip follows from how steep it is.
 */

import { clip, type Fold, type Matrix, type Point, type Size } from "./fold.ts";

export interface Strip {
  /** Which part of the card it is, where the card lies flat. */
  readonly polygon: readonly Point[];
  /** From there to where it lies now. */
  readonly matrix: Matrix;
  /** Which side of the card is seen. */
  readonly shows: "back" | "face";
  /** How light falls on it: 0 as on the table, down to -1 for black, up to 1 for white. */
  readonly light: number;
}

export interface Sheet {
  /** What has not left the table. */
  readonly lying: readonly Point[];
  /** What has, from below to above: what is drawn later covers what is drawn before. */
  readonly strips: readonly Strip[];
  /** How thick the roll is. */
  readonly radius: number;
}

/** The roll of a card that is bent far, in parts of its width. */
const ROLL = 0.085;
/** How much of what there is on either side of the fold the roll may take. */
const SHARE = 0.42;
/** Into how many strips half a turn of the roll is cut. */
const STRIPS = 18;
/** How far strips overlap, so that no seam shows. */
const OVERLAP = 0.7;

export function bend(size: Size, { across, middle }: Fold): Sheet {
  const [nx, ny] = across;
  const fold = nx * middle[0] + ny * middle[1];
  const card = corners(size);
  const reach = card.map(([x, y]) => nx * x + ny * y - fold);
  const [kept, lifted] = [-Math.min(...reach), Math.max(...reach)];
  const radius = Math.max(0, Math.min(ROLL * size.width, SHARE * kept, SHARE * lifted));
  const start = fold - (Math.PI * radius) / 2;
  const behind = ([x, y]: Point): number => nx * x + ny * y - start;
  const end = Math.max(...card.map(behind));

  const piece = (from: number, to: number): Point[] =>
    clip(
      clip(card, (point) => behind(point) - from),
      (point) => to - behind(point),
    );
  /** The strip between two distances, whose first and last line come to lie at these. */
  const strip = (from: number, to: number, at: readonly [number, number], look: Pick<Strip, "shows" | "light">) => {
    const stretch = (at[1] - at[0]) / (to - from) - 1;
    const shift = at[0] - from - stretch * (from + start);
    const matrix: Matrix = [
      1 + stretch * nx * nx,
      stretch * nx * ny,
      stretch * nx * ny,
      1 + stretch * ny * ny,
      shift * nx,
      shift * ny,
    ];
    return { polygon: piece(from - OVERLAP, to + OVERLAP), matrix, ...look };
  };

  const rolled: Strip[] = [];
  const half = Math.PI * radius;
  const step = half / STRIPS;
  for (let index = 0; index < STRIPS && step > 0; index += 1) {
    const [from, to] = [index * step, (index + 1) * step];
    if (from >= end) break;
    const angle = (from + to) / 2 / radius;
    rolled.push(strip(from, to, [radius * Math.sin(from / radius), radius * Math.sin(to / radius)], look(angle)));
  }
  const over = end > half ? [strip(half, end, [0, half - end], { shows: "face", light: 0 })] : [];
  const strips = [...rolled, ...over].filter(({ polygon }) => polygon.length > 2);
  return { lying: clip(card, (point) => -behind(point)), strips, radius };
}

/** What is seen of the roll at an angle, 0 where it leaves the table and pi where it has gone over. */
function look(angle: number): Pick<Strip, "shows" | "light"> {
  const steep = 1 - Math.abs(Math.cos(angle));
  if (angle < Math.PI / 2) return { shows: "back", light: -0.55 * steep };
  // The light comes from above the table: the upper side of the roll shines, its edge is dark.
  const shine = Math.exp(-(((angle - 2.35) / 0.34) ** 2));
  return { shows: "face", light: 0.5 * shine - 0.42 * steep };
}

const corners = ({ width, height }: Size): Point[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];
