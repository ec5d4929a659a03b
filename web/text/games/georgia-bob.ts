import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["格鲁吉亚和鲍勃", "格鲁吉亚与鲍勃", "pieces on a strip", "sliding pieces"],
  problems: ["POJ 1704", "AcWing 236"],
  examples: {
    surprising: {position: "5,6,20,21"},
    hard: {position: "5,7,9,10,15,32,34,41,46,54,55,60"},
  },
  limits: {},
  sources: {
    poj1704: "POJ 1704, Georgia and Bob",
    ferguson: "T. S. Ferguson, Game Theory, part I: Impartial Combinatorial Games, lecture notes, UCLA",
  },
  theories: ["staircase", "nim-sum"],
  variants: {
    "silver-dollar": {
      aliases: ["silver dollar game", "de Bruijn", "coins on a strip", "moving coins", "银元"],
      examples: {
        surprising: {position: "4,8,12"},
        hard: {position: "8,15,18,25,32,35,38,42,52,54,56"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Georgia and Bob",
  rule: "Move one piece to the left, as far as you like, but not onto or past another piece.",
  about:
    "Staircase Nim in disguise. Pair the pieces from the right; if one is left over, pair it with the left end of the strip. The gaps inside the pairs are Nim heaps: if a left piece moves away and widens a gap, the right piece can follow.",
  notation: {
    position: "the cells of the pieces, counted from 1, `1,4,7`, in any order",
    move: "move one piece to the left, but not onto or past another",
  },
  examples: {
    surprising: "Wide spaces that do not count: inside both pairs the gap is 0, so all 17 moves lose.",
    hard: "Twelve pieces, worth 20. Of 48 moves only one wins: from 32 to 20.",
  },
  limits: {},
  formulas: {},
  material: "strip of cells",
  theory: "nim-sum of every other gap",
  variants: {
    "silver-dollar": {
      name: "Silver Dollar without the dollar",
      rule: "Move one coin to the left, as far as you like, but not onto or past another coin.",
      about: "In de Bruijn's game one of the coins is a silver dollar; without it the game is Georgia and Bob.",
      examples: {
        surprising:
          "With three coins, the first one pairs with the left end of the strip: gaps of 3 and 3, so all nine moves lose.",
        hard: "Eleven coins, worth 9. Of 45 moves only one wins: from 52 to 43.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "乔治娅和鲍勃",
  rule: "把一枚棋子向左移动至少一格，不得越过其他棋子，也不得与之同格。",
  about:
    "阶梯博弈的变形。从右端起两两配对（剩下的一枚与左端配对），每对之间的空格数就是一堆石子；左边那枚后退拉开的距离，右边那枚跟上即可补回。",
  notation: {
    position: "各枚棋子的格号（从 1 数起）`1,4,7`，次序不限",
    move: "把一枚棋子左移任意格，不得越过其他棋子，也不得与之同格",
  },
  examples: {
    surprising: "空地虽多却不起作用：两对棋子之间的间隔都是 0，17 种走法全都必败。",
    hard: "12 枚棋子，SG 值为 20。48 种走法中只有一种必胜：从 32 移到 20。",
  },
  limits: {},
  formulas: {},
  material: "一条格子",
  theory: "配对间隔的异或和",
  variants: {
    "silver-dollar": {
      name: "银币游戏（无银元）",
      rule: "把一枚硬币向左移动至少一格，不得越过其他硬币，也不得与之同格。",
      about: "德布鲁因的原版里有一枚特殊的银元；没有它，就与“乔治娅和鲍勃”完全相同。",
      examples: {
        surprising: "三枚硬币时，最左一枚与左端配对：间隔为 3 与 3，9 种走法全都必败。",
        hard: "11 枚硬币，SG 值为 9。45 种走法中只有一种必胜：从 52 移到 43。",
      },
    },
  },
};
