/** Pleasant names to propose to a guest. */

import { language } from "./i18n.svelte";

const EN = {
  first: ["Quiet", "Amber", "Silver", "Lucky", "Gentle", "Golden", "Early", "Northern", "Velvet", "Clever", "Bright", "Merry", "Calm", "Distant", "Gallant"],
  second: ["Heron", "Fox", "Harbour", "Lantern", "Otter", "Willow", "Falcon", "Comet", "Maple", "Swift", "Panda", "Lynx", "Orchid", "Raven", "Tide"],
};
const ZH = {
  first: ["清风", "明月", "青山", "星河", "晴空", "暖阳", "细雨", "红叶", "白露", "沧海", "长街", "晚霞"],
  second: ["客", "行者", "旅人", "来客", "闲人", "故人", "君", "小友"],
};

const pick = (from: readonly string[]): string => from[Math.floor(Math.random() * from.length)] ?? "";

export function proposeName(): string {
  if (language.current === "zh") return pick(ZH.first) + pick(ZH.second);
  return `${pick(EN.first)} ${pick(EN.second)}`;
}
