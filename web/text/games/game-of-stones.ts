import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["Game of Stones", "Sam and Jon", "不能取相同枚数", "take each number once"],
  problems: ["Codeforces 768E"],
  examples: {
    surprising: {position: "3,5"},
    hard: {position: "60/1,50/2,40/3"},
  },
  limits: {
    touched: {command: 'sg analyze "game-of-stones:[[64|65]]/1" --moves none', answer: '"kind":"memory"'},
  },
  sources: {
    cf768e: "Codeforces 768E, Game of Stones",
  },
  theories: ["nim-sum", "table"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Game of stones",
  rule: "Take any number of counters from one heap, but never a number that was taken from that heap before.",
  about: "An untouched heap is worth the largest number of moves it can last.",
  notation: {
    position: "heaps, each with the numbers already taken from it, `10,7/3`, `5/2/3`",
    move: "take from one heap a number that was not taken from it before",
  },
  examples: {
    surprising: "Unequal heaps, but lost: each can last at most two moves, so both are worth 2.",
    hard: "Worth 9, 8 and 7. Of 147 moves two win: leave 2 or 1 in the last heap.",
  },
  limits: {
    touched: "a touched heap of the game of stones: 64",
  },
  formulas: {
    untouched: {
      brief: "the numbers from 1 to {value} add up to {total}, the largest such sum up to {heap}",
      text: "Nothing has been taken from this heap yet. No number may be taken twice, and the numbers from 1 to {value} add up to {total}, the largest such sum up to {heap}. So the heap lasts at most {value} moves, and that is its value.",
    },
  },
  material: "heaps",
  theory: "triangular numbers",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "不重复取石子",
  rule: "每步从一堆中取走任意枚，但同一堆不能两次取相同的枚数。",
  about: "未动过的一堆，SG 值等于它最多能取的次数。",
  notation: {
    position: "各堆石子数，斜杠后是该堆已经取过的枚数，如 `10,7/3`、`5/2/3`",
    move: "从一堆中取走一个该堆还没有取过的枚数",
  },
  examples: {
    surprising: "两堆大小不等却是必败态：每堆都至多能取两次，SG 值都是 2。",
    hard: "SG 值依次为 9、8、7。147 种走法中只有两种必胜：把最后一堆取到剩 2 枚或 1 枚。",
  },
  limits: {
    touched: "不重复取石子中已动过的一堆，至多 64 枚",
  },
  formulas: {
    untouched: {
      brief: "从 1 加到 {value} 得 {total}，是不超过 {heap} 的最大的这种和",
      text: "这一堆还没有取过。同一个数不能取两次，而从 1 加到 {value} 得 {total}，是不超过 {heap} 的最大的这种和，所以至多走 {value} 步；未动过的一堆，SG 值正是这个数。",
    },
  },
  material: "石子堆",
  theory: "三角形数",
  variants: {},
};
