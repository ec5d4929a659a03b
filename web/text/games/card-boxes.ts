import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["Game", "card boxes", "阶梯博弈变形", "staircase", "cards"],
  problems: ["HDU 3389"],
  examples: {
    surprising: {position: "9,0,9,9,0,0,9,0,9,9"},
    hard: {position: "1234,5678,9012,3456,7890,2468,1357,8642,9753,1111"},
  },
  limits: {
    boxes: {command: 'sg analyze "card-boxes:1^[[10000|10001]]"', answer: "at most 10000 heaps"},
  },
  sources: {
    hdu3389: "HDU 3389, Game",
  },
  formulas: {
    "counting-boxes": {strategy: "balance", figure: "boxes"},
  },
  theories: ["staircase", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Cards in boxes",
  rule: "Move any number of cards from box a to a box b with a smaller number. The sum a + b must be odd and a multiple of 3.",
  about: "A staircase in disguise: the boxes whose number is 0, 2 or 5 modulo 6 are the odd steps.",
  notation: {
    position: "the cards in boxes 1, 2, … `1,2,0,3`",
    move: "move any number of cards from box a to a box b < a with a + b odd and a multiple of 3",
  },
  examples: {
    surprising: "54 cards, and none in a box that counts: whatever you move into such a box, your opponent moves on.",
    hard: "Of 45541 moves three win: 8298 cards from box 8 to box 1 or to box 7, or 8090 cards from box 9 into box 6.",
  },
  limits: {
    boxes: "boxes of cards",
  },
  formulas: {
    "counting-boxes": {
      brief: {
        won: "the boxes 0, 2 and 5 modulo 6 have nim-sum {equation}, not 0",
        lost: "the boxes 0, 2 and 5 modulo 6 have nim-sum {equation}",
      },
      text: "Only the boxes whose number is 0, 2 or 5 modulo 6 count: if cards come into one from another box, the opponent can move them on, and nothing has changed. The boxes that count have nim-sum {equation}.",
    },
  },
  material: "boxes",
  theory: "odd steps, nim-sum",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "盒中卡片",
  rule: "每步从 a 号盒中取任意张卡片放入 b 号盒（b < a），要求 a + b 是奇数且被 3 整除。",
  about: "变形的阶梯博弈：编号模 6 余 0、2、5 的盒子相当于奇数级。",
  notation: {
    position: "1 号起各盒中的卡片数 `1,2,0,3`",
    move: "从 a 号盒取任意张卡片放入 b 号盒，b < a 且 a + b 是奇数并被 3 整除",
  },
  examples: {
    surprising: "54 张卡片全在不起作用的盒子里：移进起作用的盒子的卡片，对方都能立即移走。必败。",
    hard: "45541 种走法中只有三种必胜：从 8 号盒移 8298 张到 1 号或 7 号盒，或从 9 号盒移 8090 张到 6 号盒。",
  },
  limits: {
    boxes: "卡片盒的个数",
  },
  formulas: {
    "counting-boxes": {
      brief: {
        won: "编号模 6 余 0、2、5 的盒子，异或和为 {equation}，不为 0",
        lost: "编号模 6 余 0、2、5 的盒子，异或和为 {equation}",
      },
      text: "只有编号模 6 余 0、2、5 的盒子起作用：从其他盒子放入其中的卡片，对方可以立即再移走，等于没有变化。起作用的各盒异或和为 {equation}。",
    },
  },
  material: "盒子",
  theory: "阶梯博弈",
  variants: {},
};
