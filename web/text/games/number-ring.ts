import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Number ring", zh: "取数游戏 II"},
  aliases: ["取数游戏", "环上取数", "ring game"],
  problems: ["Luogu P1288"],
  rule: {
    en: "Lower the number on an edge beside the coin and move the coin across that edge; an edge of 0 cannot be crossed.",
    zh: "把硬币旁一条边上的数减小，并让硬币沿这条边走到另一端；边上的数为 0 时不能通过。",
  },
  about: {
    en: "Only the parity of the way to the next 0 on either side counts. Without a 0 an odd ring is won, and in an even one all numbers may be lowered by the least of them.",
    zh: "胜负只取决于两侧走到最近的 0 的边数的奇偶。没有 0 时：奇环必胜；偶环可以把所有数同时减去其中的最小值，再按有 0 的情形判断。",
  },
  notation: {
    position: {
      en: "the numbers on the edges of a ring, `2,5,3,0`, the coin before the first; `2,5,3,0@2`, the coin behind the second",
      zh: "环上各边的数 `2,5,3,0`，硬币在第一条边之前；`2,5,3,0@2` 表示硬币在第二条边之后",
    },
    move: {
      en: "lower the number on an edge beside the coin, and move the coin across that edge",
      zh: "把硬币旁一条边上的数减小，再让硬币走过这条边",
    },
  },
  examples: {
    surprising: {
      position: "2,5,2,5",
      says: {
        en: "Without a 0 in the ring the least number decides: of seven moves only one wins, and it lowers 5 to 2, neither more nor less.",
        zh: "环上没有 0，要看最小的数：7 种走法中只有一种必胜，把 5 恰好减到 2。",
      },
    },
    hard: {
      position: "28,29,25,11,8,9,27,10,1,26,25,30,16,21,9,29,15,30,18,13",
      says: {
        en: "Twenty edges and no 0. Of 41 moves only one wins: lower the 13 beside the coin to 1.",
        zh: "20 条边，没有 0。41 种走法中只有一种必胜：把硬币旁的 13 减到 1。",
      },
    },
  },
  limits: [],
  formulas: {},
  sources: {p1288: "Luogu P1288, 取数游戏 II"},
  material: {en: "ring of numbers", zh: "数环"},
  theory: {en: "parity of the lines", zh: "两侧边数的奇偶"},
  theories: ["parity", "search"],
  variants: {},
};
