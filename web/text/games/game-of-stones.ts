import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Game of stones", zh: "不重复取石子"},
  aliases: ["Game of Stones", "Sam and Jon", "不能取相同枚数", "take each number once"],
  problems: ["Codeforces 768E"],
  rule: {
    en: "Take any number of counters from one heap, but no number that has been taken of that heap before.",
    zh: "每步从一堆中取走任意枚，但同一堆不能两次取相同的枚数。",
  },
  about: {
    en: "A heap that nobody has touched is worth as many moves as it can last.",
    zh: "未动过的一堆，SG 值等于它最多能取的次数。",
  },
  notation: {
    position: {
      en: "heaps, each with the numbers taken of it before, `10,7/3`, `5/2/3`",
      zh: "各堆石子数，斜杠后是该堆已经取过的枚数，如 `10,7/3`、`5/2/3`",
    },
    move: {en: "take from one heap a number that has not been taken of it", zh: "从一堆中取走一个该堆还没有取过的枚数"},
  },
  examples: {
    surprising: {
      position: "3,5",
      says: {
        en: "Unequal heaps, and lost: either can last two moves at most, so both are worth 2.",
        zh: "两堆大小不等却是必败态：每堆都至多能取两次，SG 值都是 2。",
      },
    },
    hard: {
      position: "60/1,50/2,40/3",
      says: {
        en: "Worth 9, 8 and 7. Of 147 moves two win: to leave 2 or 1 of the last heap.",
        zh: "SG 值依次为 9、8、7。147 种走法中只有两种必胜：把最后一堆取到剩 2 枚或 1 枚。",
      },
    },
  },
  limits: [
    {
      what: {en: "a touched heap of the game of stones: 64", zh: "不重复取石子中已动过的一堆，至多 64 枚"},
      command: 'sg analyze "game-of-stones:65/1" --moves none',
      answer: '"kind":"memory"',
    },
  ],
  formulas: {
    untouched: {
      en: "1 + 2 + … + {value} = {total} is the last such sum within {heap}: the heap is worth {value}.",
      zh: "1 + 2 + … + {value} = {total} 是不超过 {heap} 的最大的这种和，因此 SG 值为 {value}。",
    },
  },
  sources: {cf768e: "Codeforces 768E, Game of Stones"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "triangular numbers", zh: "三角数"},
  theories: ["nim-sum", "table"],
  variants: {},
};
