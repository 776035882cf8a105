import type en from "../en/common.ts";

const zh: typeof en = {
  name: "Punto",
  skip: "跳到正文",
  nav: {
    label: "页面",
    lobby: "大厅",
    odds: "赔率",
    simulate: "模拟",
    learn: "学习",
    verify: "验证",
    operator: "管理",
  },
  language: "语言",
  theme: "外观",
  themes: { system: "跟随系统", light: "浅色", dark: "深色" },
  close: "关闭",
  cancel: "取消",
  back: "返回",
  loading: "加载中…",
  retry: "重试",
  missing: { title: "没有这个页面", text: "地址可能有误，或牌桌已不存在。", home: "回到大厅" },
  failed: { title: "页面无法加载", text: "连接可能已断开。您的注码不会丢失。" },
};

export default zh;
