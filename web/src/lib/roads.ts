/** The roads of a shoe as the server sends them; places are [column, row] from the top left. */

import type { AskMarks, RoadBead, RoadCell, RoadCounts, RoadMark, RoadsDocument } from "../generated/protocol";
import { t } from "./i18n.svelte";

export type Roads = RoadsDocument;
export type Bead = RoadBead;
export type BigRoadCell = RoadCell;
export type DerivedCell = RoadMark;
export type Ask = AskMarks;
export type Counts = RoadCounts;
export type Letter = RoadBead["result"];
/** R, red: the pattern repeats. B, blue: it breaks. Nothing to do with Banker and Player. */
export type Mark = RoadMark["mark"];
export type DerivedName = keyof AskMarks;

export const DERIVED: readonly DerivedName[] = ["big_eye_boy", "small_road", "cockroach_pig"];
export const HEIGHT = 6;

/** How many columns a road takes. */
export const columnsOf = (cells: readonly { place: [number, number] }[]): number =>
  cells.reduce((most, { place }) => Math.max(most, place[0] + 1), 0);

/** The runs of a big road in words: who, and how long. */
export function runsInWords(cells: readonly BigRoadCell[]): string {
  const runs: { winner: Letter; length: number }[] = [];
  for (const { result } of cells) {
    const last = runs.at(-1);
    if (last?.winner === result) last.length += 1;
    else runs.push({ winner: result, length: 1 });
  }
  const said = runs.map(({ winner, length }) =>
    t("page-roads-run", { winner: t(`page-roads-winners-${winner}`), length }),
  );
  return t("page-roads-runs", { count: runs.length, runs: said.join(t("page-roads-separator")) });
}
