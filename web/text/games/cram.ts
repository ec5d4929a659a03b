import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Cram", zh: "Cram 骨牌"},
  aliases: ["cram", "domineering", "plugg", "dots-and-pairs", "dominoes", "放多米诺骨牌", "骨牌游戏", "crosscram"],
  problems: [],
  rule: {
    en: "Put a domino on two free squares side by side.",
    zh: "在相邻的两个空格上放一块骨牌。",
  },
  about: {
    en: "Domineering with both directions for both players. On a board of even sides the second player copies every domino half a turn away; with one odd side the first player takes the middle and then copies.",
    zh: "双方都可横放、竖放的 Domineering。两边皆偶时后手按中心对称模仿必胜；恰有一边为奇时先手先占正中再模仿。",
  },
  notation: {
    position: {
      en: "`3x4`, 3 wide and 4 high, all free; or rows `..#/...`, `#` taken",
      zh: "`3x4`，宽 3 高 4，全空；或逐行写 `..#/...`，`#` 为已占的格",
    },
    move: {en: "put a domino on two free squares side by side", zh: "在相邻的两个空格上放一块骨牌"},
  },
  examples: {
    surprising: {
      position: "3x3",
      says: {
        en: "Taking the middle is no way out, since the middle is one square and not a domino's place: all twelve moves lose.",
        zh: "正中只有一格，放不下居中的骨牌，先占中心再模仿行不通：12 种走法全都必败。",
      },
    },
    hard: {
      position: "......#/......./#......",
      says: {
        en: "Seven by three with two opposite corners gone: worth 3, and four of 28 moves win.",
        zh: "7 × 3 的棋盘缺一对对角，SG 值为 3；28 种走法中有 4 种必胜。",
      },
    },
  },
  limits: [
    {
      what: {en: "squares in Cram and Chomp", zh: "Cram 与巧克力游戏的格数"},
      command: 'sg analyze "cram:17x16"',
      answer: "at most 256 cells",
    },
  ],
  formulas: {
    image: {
      en: "Half a turn leaves {board} as it is, and no domino meets its own image: the second player answers each domino by its image, so the value is 0.",
      zh: "{board} 关于中心对称，且没有骨牌会与自己的像相碰：后手总能放在对称的位置，SG 值为 0。",
    },
  },
  sources: {
    gardner1974: "M. Gardner, Cram, crosscram and quadraphage, Scientific American 230 (1974)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 15",
  },
  material: {en: "squared board", zh: "方格棋盘"},
  theory: {en: "symmetry and search", zh: "对称与搜索"},
  theories: ["symmetry", "search"],
  variants: {},
};
