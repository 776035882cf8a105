/** Painting a bent card on a canvas: its two sides as pictures, strip by strip, with light and shadow. */

import type { Fold, Matrix, Point, Size } from "./fold.ts";
import { bend, type Strip } from "./sheet.ts";

/** The two sides of a card, ready to be drawn in parts. */
export interface Sides {
  readonly back: CanvasImageSource;
  readonly face: CanvasImageSource;
}

/** Where the corner marks of a face are, in parts of the card; the same again from the other end. */
const MARKS = { x: 0.008, y: 0.006, width: 0.138, height: 0.25 };
const ROUND = 0.055;
const PAPER = ["#fffdf8", "#f3efe5"] as const;

/** One side of a card as a picture of its own, with round corners: a drawing is drawn once, and not in every frame. */
export function sideOf(
  size: Size,
  scale: number,
  drawing: CanvasImageSource | null,
  covered: boolean,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(size.width * scale));
  canvas.height = Math.max(1, Math.round(size.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  context.scale(canvas.width / size.width, canvas.height / size.height);
  context.beginPath();
  context.roundRect(0, 0, size.width, size.height, ROUND * size.width);
  context.clip();
  const paper = context.createLinearGradient(0, 0, size.width, size.height);
  PAPER.forEach((colour, index) => paper.addColorStop(index, colour));
  context.fillStyle = paper;
  context.fillRect(0, 0, size.width, size.height);
  if (drawing) context.drawImage(drawing, 0, 0, size.width, size.height);
  if (covered) {
    // White on white: the card looks as if it had no corner marks.
    const [x, y, width, height] = [
      MARKS.x * size.width,
      MARKS.y * size.height,
      MARKS.width * size.width,
      MARKS.height * size.height,
    ];
    context.fillStyle = "#fff";
    context.fillRect(x, y, width, height);
    context.fillRect(size.width - x - width, size.height - y - height, width, height);
  }
  return canvas;
}

/** A folded card. The context's measure is the card's own, with its upper left corner at 0, 0. */
export function paintFold(context: CanvasRenderingContext2D, size: Size, fold: Fold, sides: Sides): void {
  const { lying, strips, radius } = bend(size, fold);
  cast(context, lying, { blur: 0.07 * size.width, below: 0.02 * size.width, dark: 0.45 });
  context.save();
  trace(context, lying);
  context.clip();
  context.drawImage(sides.back, 0, 0, size.width, size.height);
  context.restore();
  // What hangs over the card darkens it, the wider the higher it is.
  cast(context, fold.flap, { blur: 4 + 1.6 * radius, below: 1 + 0.6 * radius, dark: 0.5 });
  for (const strip of strips) draw(context, size, strip, sides);
}

/** A card that has gone over and comes home: its middle and its turn both go straight. */
export function paintHome(
  context: CanvasRenderingContext2D,
  size: Size,
  matrix: Matrix,
  done: number,
  face: Sides["face"],
): void {
  const { width, height } = size;
  const [a, b, c, d, e, f] = matrix;
  const left = 1 - done;
  const middle: Point = [(a * width) / 2 + (c * height) / 2 + e, (b * width) / 2 + (d * height) / 2 + f];
  context.save();
  context.translate(width / 2 + (middle[0] - width / 2) * left, height / 2 + (middle[1] - height / 2) * left);
  context.rotate(Math.atan2(b, a) * left);
  context.shadowColor = "#0009";
  context.shadowBlur = 0.06 * width;
  context.shadowOffsetY = 0.02 * width;
  context.drawImage(face, -width / 2, -height / 2, width, height);
  context.restore();
}

function draw(context: CanvasRenderingContext2D, { width, height }: Size, strip: Strip, sides: Sides): void {
  context.save();
  context.transform(...strip.matrix);
  trace(context, strip.polygon);
  context.clip();
  if (strip.shows === "back") context.drawImage(sides.back, 0, 0, width, height);
  else {
    // The left of the face is under the right of the back.
    context.save();
    context.transform(-1, 0, 0, 1, width, 0);
    context.drawImage(sides.face, 0, 0, width, height);
    context.restore();
  }
  if (strip.light !== 0) {
    context.globalCompositeOperation = "source-atop";
    context.fillStyle = strip.light < 0 ? `rgb(0 0 0 / ${-strip.light})` : `rgb(255 255 255 / ${strip.light})`;
    context.fillRect(0, 0, width, height);
  }
  context.restore();
}

/** The shadow of a shape, without the shape. */
function cast(
  context: CanvasRenderingContext2D,
  shape: readonly Point[],
  { blur, below, dark }: { blur: number; below: number; dark: number },
): void {
  const away = 20_000;
  const scale = context.getTransform().a;
  context.save();
  context.shadowColor = `rgb(0 0 0 / ${dark})`;
  context.shadowBlur = blur * scale;
  // The shape itself is drawn far outside; a shadow is moved in pixels, whatever the measure.
  context.shadowOffsetX = away * scale;
  context.shadowOffsetY = below * scale;
  trace(
    context,
    shape.map(([x, y]): Point => [x - away, y]),
  );
  context.fillStyle = "#000";
  context.fill();
  context.restore();
}

function trace(context: CanvasRenderingContext2D, polygon: readonly Point[]): void {
  context.beginPath();
  polygon.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
  context.closePath();
}
