import type en from "../en/squeeze";

const zh: typeof en = {
  card: "待咪的牌",
  hint: "方向键掀牌，回车翻开，Esc 放下。",
  watched: (name: string) => (name ? `${name}正在咪这张牌` : "这张牌正在咪"),
  lying: "牌面朝下",
  peeled: (part: number) => `已掀开${part}%`,
  sees: {
    side: { 0: "长边无点", 1: "长边一点", 2: "长边两点", 3: "长边三点", 4: "长边四点", line: "长边有线，是公牌" },
    end: { 0: "短边无点", 1: "短边一点", 2: "短边两点", 3: "短边三点", 4: "短边四点", line: "短边有线，是公牌" },
  },
  turned: "已翻开",
  peekSide: "咪长边",
  peekEnd: "咪短边",
  turn: "翻牌",
  open: "直接开",
  openHint: "不咪，立即开牌",
  left: "剩余秒数",
  how: "按住边或角拖动。从边掀起时，角上的点数不显示。",
  note: {
    side: "长边所见",
    end: "短边所见",
    rims: { 0: "无点", 1: "一点", 2: "两点", 3: "三点", 4: "四点", line: "一条线" },
  },
};

export default zh;
