import type { Bead, BigRoadCell, Letter, Mark } from "../../lib/roads";

const WINNERS: Record<Letter, string> = { B: "Banker", P: "Player", T: "Tie" };

export default {
  bead_plate: "Bead plate",
  big_road: "Big road",
  big_eye_boy: "Big Eye Boy",
  small_road: "Small Road",
  cockroach_pig: "Cockroach Pig",
  faces: { label: "What stands on the beads", letter: "B P T", chinese: "庄 闲 和", total: "Totals" },
  bead: (bead: Bead): string => {
    const pairs = [bead.banker_pair && "banker pair", bead.player_pair && "player pair"].filter(Boolean).join(" and ");
    return `${WINNERS[bead.result]} ${bead.total}${pairs ? ` with ${pairs}` : ""}`;
  },
  beads: (beads: string[]): string =>
    beads.length ? `${beads.length} rounds, oldest first: ${beads.join(", ")}.` : "No round yet.",
  bigRoad: (cells: readonly BigRoadCell[]): string => {
    if (cells.length === 0) return "No decision yet.";
    return `Runs, oldest first: ${runsOf(cells)
      .map(({ letter, length }) => `${WINNERS[letter]} ${length}`)
      .join(", ")}.`;
  },
  waiting: (ties: number): string => (ties === 1 ? "1 tie" : `${ties} ties`),
  derived: (marks: Mark[]): string => {
    if (marks.length === 0) return "No mark yet.";
    const said = marks.map((mark) => (mark === "R" ? "repeats" : "breaks"));
    return `${marks.length} marks, oldest first: ${said.join(", ")}.`;
  },
  marks: { R: "red, repeats", B: "blue, breaks", none: "no mark" },
  ask: "Ask the roads",
  askSide: { banker: "B?", player: "P?" },
  askIf: { banker: "If Banker wins next:", player: "If Player wins next:" },
  short: { banker: "B", player: "P", tie: "T", banker_pair: "BP", player_pair: "PP", natural: "N" },
  counts: {
    banker: "Banker",
    player: "Player",
    tie: "Tie",
    banker_pair: "Banker pairs",
    player_pair: "Player pairs",
    natural: "Naturals",
  },
};

/** The runs of a big road: who, and how long. */
export function runsOf(cells: readonly BigRoadCell[]): { letter: Letter; length: number }[] {
  const runs: { letter: Letter; length: number }[] = [];
  for (const { result } of cells) {
    const last = runs.at(-1);
    if (last?.letter === result) last.length += 1;
    else runs.push({ letter: result, length: 1 });
  }
  return runs;
}
