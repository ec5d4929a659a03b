import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["northcott", "Northcott Game", "黑白棋子对峙", "one piece each per row", "两子对峙"],
  problems: ["HDU 1730"],
  examples: {
    surprising: {position: ".w.b..../w..b..../..b...w."},
    hard: {position: "....b......w/.....b...w../....w.....b./b........w../..b.......w."},
  },
  limits: {},
  sources: {
    ferguson: "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, lecture notes, UCLA",
  },
  theories: ["nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Northcott's game",
  rule: "Move a piece closer to the other piece in its row, by as many free cells as you like.",
  about:
    "The cells between the two pieces of a row are a Nim heap. In the original each player has a colour and may also move back. The opponent just follows, but play could go on for ever, so moving back is left out here.",
  notation: {
    position: "rows `w....b../.b..w...`, one `w` and one `b` in each",
    move: "move a piece towards the other piece in its row",
  },
  examples: {
    surprising: "Gaps of 1, 2 and 3: the nim-sum is 0, and all twelve moves lose.",
    hard: "Gaps of 6, 3, 5, 8 and 7, worth 15. Of 58 moves two win: move either piece of the fourth row one cell.",
  },
  limits: {},
  formulas: {},
  material: "rows of cells",
  theory: "nim-sum of the gaps",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "诺斯科特游戏",
  rule: "把一枚棋子朝同行的另一枚移动至少一格，不得越过。",
  about:
    "每行两子之间的空格数就是一堆石子。原版中双方各执一色，还可以后退；对方后退时跟进同样的格数即可，但那样对局可能没完没了，因此这里只许前进。",
  notation: {
    position: "逐行写 `w....b../.b..w...`，每行 `w`、`b` 各一枚",
    move: "把一枚棋子朝同行的另一枚移动任意格",
  },
  examples: {
    surprising: "三行间隔为 1、2、3，异或和为 0，12 种走法全都必败。",
    hard: "间隔为 6、3、5、8、7，SG 值为 15。58 种走法中有两种必胜：第四行任一枚棋子前进一格。",
  },
  limits: {},
  formulas: {},
  material: "若干行格子",
  theory: "间隔的异或和",
  variants: {},
};
