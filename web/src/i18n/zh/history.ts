import type { StepTold } from "../../history/rounds";
import type en from "../en/history";

const SIDES = { player: "闲", banker: "庄" } as const;

const WHY: Record<string, string> = {
  "nobody bet this side": "无人下注此门",
  "all ceded": "均已放弃",
  "offer ran out": "无人应答",
  "squeeze ran out": "时间已到",
};

const side = (step: StepTold) => (step.side ? SIDES[step.side] : "");
const who = (step: StepTold) => (step.seat === null ? "荷官" : `${step.seat}号座`);

const zh: typeof en = {
  title: "历史",
  tabs: { shoe: "本靴", session: "我的场次" },
  sides: { player: "闲", banker: "庄", tie: "和" },
  letters: { player: "闲", banker: "庄", tie: "和" },
  shoeRound: (shoe: number, number: number) => `第${shoe}靴第${number}局`,
  void: "作废",
  totals: (player: number, banker: number) => `闲${player}点，庄${banker}点`,
  empty: "尚无结束的牌局。",
  emptySession: "您尚未下注。您的牌局与输赢将列于此处。",
  older: "更早的牌局",
  loading: "加载中…",
  session: {
    net: "输赢",
    rounds: "下注局数",
    won: "赢",
    lost: "输",
    even: "平",
    chart: (rounds: number, now: string, best: string, worst: string) =>
      `${rounds}局输赢：现为${now}，最高${best}，最低${worst}。`,
  },
  replay: {
    again: "重新播放",
    play: "播放",
    pause: "暂停",
    back: "上一步",
    next: "下一步",
    first: "回到开头",
    last: "跳到结尾",
    position: "位置",
    step: (at: number, all: number) => `第${at}步，共${all}步`,
  },
  steps: {
    closed: () => "停止下注。",
    dealt: (step: StepTold) => `发${side(step)}家一张牌。`,
    offered: (step: StepTold) => `${side(step)}牌交${step.seat}号座咪牌。`,
    passed: (step: StepTold) => `${who(step)}不咪${side(step)}牌。`,
    accepted: (step: StepTold) => `${who(step)}咪${side(step)}牌。`,
    dealer: (step: StepTold) => `荷官开${side(step)}牌${step.reason ? `：${WHY[step.reason] ?? step.reason}` : ""}。`,
    peeled: (step: StepTold) => `${who(step)}正在看牌。`,
    exposed: () => "翻开一张牌。",
    settled: () => "派彩完毕。",
    void: () => "本局作废，退回全部注码。",
  },
  bets: {
    title: "注码",
    seat: (seat: number, you: boolean) => (you ? `${seat}号座（您）` : `${seat}号座`),
    results: { win: "赢", lose: "输", push: "退回", void: "退回" },
    none: "本局无人下注。",
    own: "您的注",
  },
  decisions: "补牌",
  share: "分享",
  copied: "链接已复制",
  open: "打开",
  page: {
    back: "回到牌桌",
    previous: "上一局",
    next: "下一局",
    when: (text: string) => `结束于${text}`,
    fairness: "这些牌所属的靴",
    gone: "没有这一局，或尚未结束。",
  },
};

export default zh;
