import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["staircase", "阶梯 Nim", "阶梯尼姆", "staircase nim", "Treppennim", "stairs", "steps", "台阶", "楼梯"],
  problems: ["Luogu P3480"],
  examples: {
    surprising: {position: "3,100,3,100"},
    hard: {position: "4,6,4,2,6,7,7,5,1,5,9,8"},
  },
  limits: {},
  sources: {
    sprague1937: "R. Sprague, Über zwei Abarten von Nim, Tôhoku Mathematical Journal 43 (1937)",
  },
  theories: ["staircase", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Staircase Nim",
  rule: "Move any number of coins from one step to the next step down. From the lowest step they leave the stairs.",
  about:
    "Only the odd steps count: if your opponent moves coins down onto one, you move them one step further, and nothing has changed.",
  notation: {
    position: "coins on the steps from the first one up, `2,0,5`; `3^4` is four steps of 3",
    move: "take any number of coins from one step to the next lower one, from the first off the stairs",
  },
  examples: {
    surprising: "The 200 coins on the even steps do not count: all 206 moves lose.",
    hard: "Twelve steps, worth 9. Of 64 moves only one wins: all nine coins from step 11 to step 10.",
  },
  limits: {},
  formulas: {},
  material: "stairs",
  theory: "nim-sum of the odd steps",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "阶梯博弈",
  rule: "把某一级台阶上的若干枚硬币移到下一级；从第 1 级移下的硬币离开台阶。",
  about: "只有奇数级起作用：对方若把偶数级的硬币移到奇数级，你立即把同样多的再移下一级，奇数级便恢复原状。",
  notation: {
    position: "从第 1 级往上各级的硬币数 `2,0,5`；`3^4` 表示连续四级各 3 枚",
    move: "把某一级的任意多枚硬币移到下一级，第 1 级的则移出台阶",
  },
  examples: {
    surprising: "偶数级上的 200 枚硬币毫无作用：206 种走法全都必败。",
    hard: "12 级台阶，SG 值为 9。64 种走法中只有一种必胜：把第 11 级的 9 枚全部移到第 10 级。",
  },
  limits: {},
  formulas: {},
  material: "台阶",
  theory: "奇数级异或和",
  variants: {},
};
