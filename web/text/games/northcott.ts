import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Northcott's game", zh: "诺斯科特游戏"},
  aliases: ["northcott", "Northcott Game", "黑白棋子对峙"],
  problems: ["HDU 1730"],
  rule: {
    en: "Move a piece any number of cells towards the other one of its row, without passing it.",
    zh: "把一枚棋子朝同行的另一枚移动至少一格，不得越过。",
  },
  about: {
    en: "The cells between the two pieces of a row are a Nim heap. In the original each player owns a colour and may retreat too; a retreat is answered by following, and would let play go on for ever, so it is left out here.",
    zh: "每行两子之间的空格数就是一堆石子。原版中双方各执一色，还可以后退；对方后退时跟进同样的格数即可，但那样对局可能没完没了，因此这里只许前进。",
  },
  notation: {
    position: {
      en: "rows `w....b../.b..w...`, one `w` and one `b` in each",
      zh: "逐行写 `w....b../.b..w...`，每行 `w`、`b` 各一枚",
    },
    move: {en: "move a piece towards the other one of its row", zh: "把一枚棋子朝同行的另一枚移动任意格"},
  },
  examples: {
    surprising: {
      position: ".w.b..../w..b..../..b...w.",
      says: {
        en: "Gaps of 1, 2 and 3: the nim-sum is 0, and all twelve moves lose.",
        zh: "三行间隔为 1、2、3，异或和为 0，12 种走法全都必败。",
      },
    },
    hard: {
      position: "....b......w/.....b...w../....w.....b./b........w../..b.......w.",
      says: {
        en: "Gaps of 6, 3, 5, 8 and 7, worth 15. Of 58 moves two win: in the fourth row either piece goes one cell.",
        zh: "间隔为 6、3、5、8、7，SG 值为 15。58 种走法中有两种必胜：第四行任一枚棋子前进一格。",
      },
    },
  },
  limits: [],
  formulas: {},
  sources: {ferguson: "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, lecture notes, UCLA"},
  material: {en: "rows of cells", zh: "若干行格子"},
  theory: {en: "nim-sum of the gaps", zh: "间隔的异或和"},
  theories: ["nim-sum"],
  variants: {},
};
