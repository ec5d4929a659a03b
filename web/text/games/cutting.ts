import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Cutting", zh: "剪纸游戏"},
  aliases: ["cutting game", "切纸", "POJ 2311", "poj2311", "AcWing 219", "Luogu P10501", "paper"],
  rule: {
    en: "Cut one sheet in two along a grid line; whoever cuts off a single 1 × 1 square wins.",
    zh: "沿格线把一张纸剪成两张；先剪出 1 × 1 小方格者胜。",
  },
  about: {
    en: "The first single square ends the whole game, so a 1 × k strip can be finished at once and no sensible player makes one.",
    zh: "一旦剪出单个方格，整局立即结束；因此 1 × k 的纸条可以一步取胜，谁也不愿剪出它。",
  },
  formulas: {},
  sources: {poj2311: "POJ 2311, Cutting Game"},
  material: {en: "sheets", zh: "方格纸"},
  theory: {en: "mex table", zh: "mex 递推"},
  variants: {},
};
