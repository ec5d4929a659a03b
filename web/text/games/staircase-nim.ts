import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Staircase Nim", zh: "阶梯博弈"},
  aliases: ["staircase", "阶梯 Nim", "阶梯尼姆", "staircase nim", "Treppennim"],
  rule: {
    en: "Move any number of coins from one step to the step below; from the first step they leave the stairs.",
    zh: "把某一级台阶上的若干枚硬币移到下一级；从第 1 级移下的硬币离开台阶。",
  },
  about: {
    en: "Only the odd steps count: coins that come down onto one can be taken a step further at once, as if nothing had happened.",
    zh: "只有奇数级起作用：对手若把偶数级的硬币移到奇数级，你立即把同样多的再移下一级，奇数级便恢复原状。",
  },
  formulas: {},
  sources: {sprague1937: "R. Sprague, Über zwei Abarten von Nim, Tôhoku Mathematical Journal 43 (1937)"},
  material: {en: "stairs", zh: "台阶"},
  theory: {en: "nim-sum of the odd steps", zh: "奇数级异或和"},
  variants: {},
};
