import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Three Kingdoms (a draft)", zh: "三国游戏（选将）"},
  aliases: ["Luogu P1199", "NOIP 2010", "小涵", "武将", "默契值", "draft", "second best"],
  rule: {
    en: "Pick generals in turn with the computer; the strongest pair wins. The computer takes whoever would make your strongest pair.",
    zh: "与计算机轮流选武将，最终默契值最高的一对归谁，谁就获胜。计算机总是拆散你下一步能得到的最强组合。",
  },
  about: {
    en: "Not an impartial game: the computer's picks follow a fixed rule, so it has no Grundy value and cannot be part of a sum. From the start the human always wins, with the strongest pair that is second best for one of its generals.",
    zh: "这不是公平组合游戏：计算机按固定策略选人，局面没有 SG 值，也不能参与求和。开局时人总能获胜：答案是每名武将的次大默契值中的最大者。",
  },
  formulas: {},
  sources: {noip2010: "NOIP 2010, junior division, Three Kingdoms (Luogu P1199)"},
  material: {en: "generals", zh: "武将"},
  theory: {en: "second best", zh: "次大值"},
  variants: {},
};
