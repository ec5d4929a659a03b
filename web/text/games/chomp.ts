import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["chomp", "Gale", "Schuh", "chocolate", "game of divisors", "咬巧克力", "毒巧克力"],
  problems: [],
  examples: {
    surprising: {position: "7,6"},
    hard: {position: "10x6"},
  },
  limits: {
    squares: {command: 'sg analyze "chomp:17x16"', answer: "at most 256 cells"},
  },
  sources: {
    gale1974: "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974), 876–879",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Chomp",
  rule: "Bite off a square with all that lies below and to the right of it; the poisoned corner must not be eaten.",
  about:
    "Every bar of more than one square is won by the first player, by stealing the strategy: yet nobody knows a rule for the winning bite.",
  notation: {
    position: "a bar `4x3`, or the lengths of its rows `4,3,1`",
    move: "bite off a square and all below and right of it, but not the corner (0,0)",
  },
  examples: {
    surprising:
      "Two rows, the lower one shorter by one: all twelve bites lose. A full bar of two rows is won by biting off just its last square.",
    hard: "Of 59 bites one wins, that at (2, 4), and only the search finds it: the value is 38.",
  },
  limits: {
    squares: "squares in Cram and Chomp",
  },
  formulas: {
    hook: {
      brief: {
        won: "one row and one column are two heaps of Nim: {row} ⊕ {column} = {value}, not 0",
        lost: "one row and one column are two heaps of Nim: {row} ⊕ {column} = {value}",
      },
      text: "One row and one column from the poison: two heaps of Nim, {row} ⊕ {column} = {value}.",
    },
    won: {
      brief: "in a full rectangle such as {position} whoever moves can win, by strategy stealing",
      text: "A full rectangle of more than one square is won by strategy stealing: if the far corner alone were a bad bite, the bite that answers it could have been made at once. Of two rows only those are lost whose lower one is a square shorter.",
    },
    lost: {
      brief: "of two rows, {position}, the lower one is a square shorter",
      text: "Two rows of which the lower is a square shorter are lost: whatever is bitten, the opponent can make the lower row a square shorter again, down to the poison alone.",
    },
  },
  material: "bar of chocolate",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "巧克力游戏",
  rule: "咬下一格及其右方、下方的全部巧克力；左上角有毒，不能吃。",
  about: "多于一格的矩形总是先手必胜（策略偷取），但至今没有人知道必胜一口的一般规律。",
  notation: {
    position: "整块 `4x3`，或从上到下各行的长度 `4,3,1`",
    move: "咬下一格及其右方、下方的全部，但不能咬左上角 (0,0)",
  },
  examples: {
    surprising: "只有两行，下面一行恰好少一格：12 种咬法全都必败。因此两行的整块只要咬掉右下角一格即可取胜。",
    hard: "59 种咬法中只有咬 (2, 4) 必胜，只能靠搜索找到；SG 值为 38。",
  },
  limits: {
    squares: "Cram 与巧克力游戏的格数",
  },
  formulas: {
    hook: {
      brief: {
        won: "一行一列就是两堆石子：{row} ⊕ {column} = {value}，不为 0",
        lost: "一行一列就是两堆石子：{row} ⊕ {column} = {value}",
      },
      text: "毒格连着一行与一列，相当于两堆石子：{row} ⊕ {column} = {value}。",
    },
    won: {
      brief: "{position} 是完整的矩形，由策略偷取可知轮到走的一方必胜",
      text: "多于一格的完整矩形，由策略偷取可知轮到走的一方必胜：若只咬最远的一格赢不了，那么对方用来应对的那一口，自己本可以一开始就咬。若只有两行，则只有下行恰好短一格时才必败。",
    },
    lost: {
      brief: "两行的 {position}，下行恰好短一格",
      text: "两行而下行恰好短一格时必败：无论怎么咬，对方总能使下行再次恰好短一格，直到只剩毒格。",
    },
  },
  material: "一板巧克力",
  theory: "搜索",
  variants: {},
};
