import type { Bead, BigRoadCell, Letter, Mark } from "../../lib/roads";
import { runsOf } from "../en/roads";
import type en from "../en/roads";

const WINNERS: Record<Letter, string> = { B: "庄", P: "闲", T: "和" };

const zh: typeof en = {
  bead_plate: "珠盘路",
  big_road: "大路",
  big_eye_boy: "大眼仔",
  small_road: "小路",
  cockroach_pig: "曱甴路",
  faces: { label: "珠子上的标记", letter: "B P T", chinese: "庄 闲 和", total: "点数" },
  bead: (bead: Bead): string => {
    const pairs = [bead.banker_pair && "庄对", bead.player_pair && "闲对"].filter(Boolean).join("、");
    return `${WINNERS[bead.result]}${bead.total}点${pairs ? `，${pairs}` : ""}`;
  },
  beads: (beads: string[]): string =>
    beads.length ? `共${beads.length}局，由旧到新：${beads.join("；")}。` : "尚无结果。",
  bigRoad: (cells: readonly BigRoadCell[]): string => {
    if (cells.length === 0) return "尚无庄闲结果。";
    return `由旧到新：${runsOf(cells)
      .map(({ letter, length }) => `${WINNERS[letter]}${length}`)
      .join("、")}。`;
  },
  waiting: (ties: number): string => `和${ties}`,
  derived: (marks: Mark[]): string => {
    if (marks.length === 0) return "尚无标记。";
    const said = marks.map((mark) => (mark === "R" ? "红" : "蓝"));
    return `共${marks.length}个，由旧到新：${said.join("、")}。`;
  },
  marks: { R: "红，有规律", B: "蓝，无规律", none: "无" },
  ask: "问路",
  askSide: { banker: "庄问", player: "闲问" },
  askIf: { banker: "若下局开庄：", player: "若下局开闲：" },
  short: { banker: "庄", player: "闲", tie: "和", banker_pair: "庄对", player_pair: "闲对", natural: "例牌" },
  counts: { banker: "庄", player: "闲", tie: "和", banker_pair: "庄对", player_pair: "闲对", natural: "例牌" },
};

export default zh;
