import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["取数游戏", "环上取数", "ring game", "ring of numbers"],
  problems: ["Luogu P1288"],
  examples: {
    surprising: {position: "2,5,2,5"},
    hard: {position: "28,29,25,11,8,9,27,10,1,26,25,30,16,21,9,29,15,30,18,13"},
  },
  limits: {},
  sources: {
    p1288: "Luogu P1288, 取数游戏 II",
  },
  theories: ["parity", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Number ring",
  rule: "Lower the number on an edge next to the coin, and move the coin across that edge. You can’t cross an edge of 0.",
  about:
    "Count the edges to the next 0 on each side: it only matters whether these numbers are odd or even. Without a 0 an odd ring is won, and in an even one you may first subtract the least number from all.",
  notation: {
    position:
      "the numbers on the edges of a ring, `2,5,3,0`, with the coin before the first; `2,5,3,0@2`, with the coin after the second",
    move: "lower the number on an edge next to the coin, and move the coin across that edge",
  },
  examples: {
    surprising:
      "Without a 0 in the ring the least number decides: of seven moves only one wins, lowering 5 to exactly 2.",
    hard: "Twenty edges and no 0. Of 41 moves only one wins: lower the 13 beside the coin to 1.",
  },
  limits: {},
  formulas: {},
  material: "ring of numbers",
  theory: "parity of the lines",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "取数游戏 II",
  rule: "把硬币旁一条边上的数减小，并让硬币沿这条边走到另一端；边上的数为 0 时不能通过。",
  about:
    "胜负只取决于两侧走到最近的 0 的边数的奇偶。没有 0 时：奇环必胜；偶环可以把所有数同时减去其中的最小值，再按有 0 的情形判断。",
  notation: {
    position: "环上各边的数 `2,5,3,0`，硬币在第一条边之前；`2,5,3,0@2` 表示硬币在第二条边之后",
    move: "把硬币旁一条边上的数减小，再让硬币走过这条边",
  },
  examples: {
    surprising: "环上没有 0，要看最小的数：7 种走法中只有一种必胜，把 5 恰好减到 2。",
    hard: "20 条边，没有 0。41 种走法中只有一种必胜：把硬币旁的 13 减到 1。",
  },
  limits: {},
  formulas: {},
  material: "数环",
  theory: "两侧边数的奇偶",
  variants: {},
};
