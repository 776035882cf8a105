/** The roads of a shoe as the server sends them; places are [column, row] from the top left. */

import type { RoadAsk, RoadBead, RoadCell, RoadCounts, RoadMark, RoadsDocument } from "../generated/protocol";

export type Roads = RoadsDocument;
export type Bead = RoadBead;
export type BigRoadCell = RoadCell;
export type DerivedCell = RoadMark;
export type Ask = RoadAsk;
export type Counts = RoadCounts;
export type Letter = RoadBead["result"];
/** R, red: the pattern repeats. B, blue: it breaks. Nothing to do with Banker and Player. */
export type Mark = RoadMark["mark"];
export type DerivedName = keyof RoadAsk;

export const DERIVED: readonly DerivedName[] = ["big_eye_boy", "small_road", "cockroach_pig"];
export const HEIGHT = 6;

/** How many columns a road takes. */
export const columnsOf = (cells: readonly { place: [number, number] }[]): number =>
  cells.reduce((most, { place }) => Math.max(most, place[0] + 1), 0);
