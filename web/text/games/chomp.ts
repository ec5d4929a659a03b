import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "chomp",
    "Gale",
    "Schuh",
    "chocolate",
    "game of divisors",
    "咬巧克力",
    "毒巧克力",
    "chocolate bar",
    "poisoned chocolate",
    "cookie game",
    "吃巧克力",
  ],
  problems: [],
  examples: {
    surprising: {position: "7,6"},
    hard: {position: "10x6"},
  },
  limits: {
    squares: {command: 'sg analyze "chomp:[[16|17]]x16" --budget 1000', answer: "at most 256 cells"},
  },
  sources: {
    gale1974: "D. Gale, A curious Nim-type game, American Mathematical Monthly 81 (1974), 876–879",
  },
  formulas: {
    hook: {strategy: "balance"},
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Chomp",
  rule: "Bite off a square with everything below and to the right of it. The top left corner is poisoned: you must not eat it.",
  about:
    "The first player wins every bar of more than one square, by strategy stealing. The winning bite is known for square bars and for two rows; for other bars nobody knows a general rule.",
  notation: {
    position: "a bar `4x3`, or the lengths of its rows `4,3,1`",
    move: "bite off a square and all below and right of it, but not the corner (0,0)",
  },
  examples: {
    surprising:
      "Two rows, the lower one square shorter: all twelve bites lose. So you win a full bar of two rows by biting off just its last square.",
    hard: "Of 59 bites only the one at (2, 4) wins, and only a search finds it. The value is 38.",
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
    rectangle: {
      brief: "a full bar, {width} × {height}, is won by strategy stealing",
      text: "A full bar, here {width} × {height}, is won by strategy stealing. Bite off just the square opposite the poison. Either that wins, or some reply wins; but every bite takes that square too, so that reply could have been the first bite. This proves that some bite wins, but not which one.",
      plain: {
        won: "Some bite must win. If biting off only the last square, opposite the poison, did not win, your opponent would have a winning reply. But that reply takes this square too, so it could have been your own first bite. {moves}",
      },
    },
    "two-rows": {
      brief: "of the rows {upper} and {lower}, leave {upper_left} and {lower_left}: the lower one square shorter",
      text: "Two rows, {upper} and {lower}. They are lost only if the lower one is exactly one square shorter, and you can leave such rows: {upper_left} and {lower_left}.",
      plain: {
        won: "Leave rows of {upper_left} and {lower_left}, the lower one square shorter. Whatever your opponent bites, you can make the lower row one square shorter again.",
      },
    },
    "one-less": {
      brief: "the lower of the two rows, {upper} and {lower}, is one square shorter",
      text: "Two rows, {upper} and {lower}: the lower is one square shorter. Whatever you bite, the opponent can make it one square shorter again, until only the poison is left.",
      plain: {
        lost: "The lower row is one square shorter. Whatever you bite, your opponent can make it so again, until only the poison is left.",
      },
    },
  },
  material: "bar of chocolate",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "巧克力游戏",
  rule: "咬下一格及其右方、下方的全部巧克力；左上角有毒，不能吃。",
  about: "多于一格的矩形总是先手必胜（策略偷取）。正方形和两行的矩形已知该咬哪一口，其余的至今没有一般规律。",
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
    rectangle: {
      brief: "{width} × {height} 的整块，由策略偷取可知轮到走的一方必胜",
      text: "{width} × {height} 的整块必胜，理由是策略偷取：只咬掉与毒格相对的那一格，要么已经取胜，要么对方有一口制胜的应对；而任何一口都会咬掉那一格，所以这一口自己本可以一开始就咬。这只证明有一口必胜，并不指明是哪一口。",
      plain: {
        won: "必有一口能赢。假如只咬掉与毒格相对的最后一格赢不了，对方就有一口制胜的应对；可那一口同样会咬掉这一格，你本可以一开始就咬它。{moves}",
      },
    },
    "two-rows": {
      brief: "两行 {upper} 格与 {lower} 格可以留成 {upper_left} 格与 {lower_left} 格，下行恰好短一格",
      text: "两行分别为 {upper} 格与 {lower} 格。两行时只有下行恰好短一格才必败，轮到走的一方可以留下这样的两行：{upper_left} 格与 {lower_left} 格。",
      plain: {
        won: "把两行留成 {upper_left} 格与 {lower_left} 格，下行恰好短一格。此后无论对方怎么咬，你总能使下行再次恰好短一格。",
      },
    },
    "one-less": {
      brief: "两行 {upper} 格与 {lower} 格，下行恰好短一格",
      text: "两行分别为 {upper} 格与 {lower} 格，下行恰好短一格：无论怎么咬，对方总能使下行再次恰好短一格，直到只剩毒格。",
      plain: {lost: "下行恰好短一格。无论你怎么咬，对方总能使下行再次恰好短一格，直到只剩毒格。"},
    },
  },
  material: "一板巧克力",
  theory: "搜索",
  variants: {},
};
