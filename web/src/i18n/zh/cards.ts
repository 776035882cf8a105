import type en from "../en/cards";

const zh: typeof en = {
  faceDown: "牌面朝下",
};

export default zh;
