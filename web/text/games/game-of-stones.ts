import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Game of stones", zh: "不重复取石子"},
  aliases: ["Game of Stones", "CF 768E", "Codeforces 768E", "Sam and Jon", "不能取相同枚数", "take each number once"],
  rule: {
    en: "Take any number of counters from one heap, but no number that has been taken of that heap before.",
    zh: "每步从一堆中取走任意枚，但同一堆不能两次取相同的枚数。",
  },
  about: {
    en: "A heap that nobody has touched is worth as many moves as it can last.",
    zh: "未动过的一堆，SG 值等于它最多能取的次数。",
  },
  formulas: {
    untouched: {
      en: "1 + 2 + … + {value} = {total} is the last such sum within {heap}: the heap is worth {value}.",
      zh: "1 + 2 + … + {value} = {total} 是不超过 {heap} 的最大的这种和，因此 SG 值为 {value}。",
    },
  },
  sources: {cf768e: "Codeforces 768E, Game of Stones"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "triangular numbers", zh: "三角数"},
  variants: {},
};
