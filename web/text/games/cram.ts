import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "cram",
    "plugg",
    "dots-and-pairs",
    "dominoes",
    "放多米诺骨牌",
    "骨牌游戏",
    "impartial domineering",
    "domino",
    "domino tiling",
    "多米诺",
    "放骨牌",
  ],
  problems: [],
  examples: {
    surprising: {position: "3x3"},
    hard: {position: "......#/......./#......"},
  },
  limits: {
    squares: {command: 'sg analyze "cram:[[16|17]]x16"', answer: "at most 256 cells"},
  },
  sources: {
    gardner1974: "M. Gardner, Cram, crosscram and quadraphage, Scientific American 230 (1974)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 15",
  },
  theories: ["symmetry", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Cram",
  rule: "Place a domino on two free squares that share a side.",
  about:
    "Domineering where both players may place dominoes either way. If both sides of the board are even, the second player copies every domino after a half turn; if just one side is odd, the first player takes the middle and then copies.",
  notation: {
    position: "`3x4`, 3 wide and 4 high, all free; or rows `..#/...`, `#` taken",
    move: "place a domino on two free squares that share a side",
  },
  examples: {
    surprising:
      "You can’t take the middle and then copy, because the middle is a single square: all twelve moves lose.",
    hard: "Seven by three with two opposite corners gone: worth 3, and four of 28 moves win.",
  },
  limits: {
    squares: "squares in Cram and Chomp",
  },
  formulas: {
    image: {
      brief: "your opponent answers every domino with its image: {refuted} with {reply}",
      text: "A half turn leaves {board} unchanged, and no domino meets its own image. The opponent answers each domino with its image, so the value is 0.",
      plain: {
        lost: "Whatever you do, your opponent can do the same on the opposite side of the board, and so always has a move after yours.",
      },
    },
    middle: {
      brief: "take the two middle squares, {middle}, and you can mirror every move",
      text: "A half turn leaves {board} unchanged, and its two middle squares are free. A domino there wins, because you can then answer every domino with its image.",
      plain: {
        won: "Put a domino on the two squares in the middle. Whatever your opponent does then, you can do the same on the opposite side of the board.",
      },
    },
  },
  material: "squared board",
  theory: "symmetry and search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "Cram 骨牌",
  rule: "在相邻的两个空格上放一块骨牌。",
  about:
    "双方都可横放、竖放的纵横骨牌。两边都是偶数时，后手按中心对称模仿即可必胜；恰有一边为奇数时，先手先占正中两格，再如法模仿。",
  notation: {
    position: "`3x4`，宽 3 高 4，全空；或逐行写 `..#/...`，`#` 为已占的格",
    move: "在相邻的两个空格上放一块骨牌",
  },
  examples: {
    surprising: "正中只有一格，放不下居中的骨牌，先占中心再模仿行不通：12 种走法全都必败。",
    hard: "7 × 3 的棋盘缺一对对角，SG 值为 3；28 种走法中有 4 种必胜。",
  },
  limits: {
    squares: "Cram 与巧克力游戏的格数",
  },
  formulas: {
    image: {
      brief: "每块骨牌都能用对称位置的骨牌应对，例如以{reply}应对{refuted}",
      text: "{board} 关于中心对称，且没有骨牌会与自己的像相碰：对方总能放在对称的位置，SG 值为 0。",
      plain: {lost: "无论你怎么走，对方都能在棋盘对面的位置照样走一步，所以你走得出，对方就跟得上。"},
    },
    middle: {
      brief: "先占正中两格 {middle}，此后每一步都能对称应对",
      text: "{board} 关于中心对称，正中两格空着：轮到走的一方占住这两格，此后总能以对称位置的骨牌应对，因此必胜。",
      plain: {won: "把骨牌放在正中两格上。此后无论对方放在哪里，你都能放在关于中心对称的位置上。"},
    },
  },
  material: "方格棋盘",
  theory: "对称与搜索",
  variants: {},
};
