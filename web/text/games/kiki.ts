import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["kiki", "king's game", "white king", "kiki's game", "国王棋"],
  problems: ["HDU 2147"],
  examples: {
    surprising: {position: "2,2", play: "misere"},
    hard: {position: "18446744073709551614,18446744073709551613"},
  },
  limits: {},
  sources: {
    hdu2147: "HDU 2147, kiki's game",
  },
  formulas: {
    "both-even": {figure: "parities"},
    "both-odd": {figure: "parities"},
    mixed: {figure: "parities"},
  },
  theories: ["parity"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Kiki's game",
  rule: "Two heaps. Take one counter from either heap, or one from each.",
  about:
    "The player to move loses exactly when both heaps are even. In the contest a coin on an n × m board steps left, down or diagonally like a king: heaps of n − 1 and m − 1.",
  notation: {
    position: "two heaps `4,3`",
    move: "take one counter from one heap, or from both",
  },
  examples: {
    surprising:
      "Lost in misère play, and in normal play too: whatever you do first, your opponent can leave a single counter.",
    hard: "Huge heaps, but only odd and even count: of the three moves only one wins, taking one from the odd heap.",
  },
  limits: {},
  formulas: {
    "both-even": {
      brief: "{a} and {b} are both even, and your opponent can always make them even again",
      text: "{a} and {b} are both even. Every move makes one or both of them odd, and the opponent makes them even again.",
      plain: {
        lost: "Both heaps are even. Whatever you take, your opponent can make both even again, until nothing is left.",
      },
    },
    "both-odd": {
      brief: "{a} and {b} are both odd: take one from each and leave two even heaps",
      text: "{a} and {b} are both odd. Taking one from each leaves two even heaps, worth 0; taking one from the smaller, or from either of two equal ones, leaves 1. No move leaves 2, so the value is {value}.",
      plain: {
        won: "The move {move} makes both heaps even. Whatever your opponent takes then, you can make both even again.",
      },
    },
    mixed: {
      brief: "just one of {a} and {b} is odd: take one from it and leave two even heaps",
      text: "One of {a} and {b} is odd: take one from it, and both are even. The value is 3 if the even heap is the larger one and 1 if not, here {value}.",
      plain: {
        won: "The move {move} makes both heaps even. Whatever your opponent takes then, you can make both even again.",
      },
    },
  },
  material: "heaps",
  theory: "parities",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "Kiki 的游戏",
  rule: "两堆石子，每步从其中一堆取一枚，或从两堆各取一枚：相当于棋子向左、向下或向左下走一格。",
  about: "两堆均为偶数时轮到走的一方必败。原题的棋盘是 n × m，对应两堆 n − 1 与 m − 1，因此 n、m 均为奇数时必败。",
  notation: {
    position: "两堆石子 `4,3`",
    move: "从其中一堆取走一枚，或从两堆各取走一枚",
  },
  examples: {
    surprising: "反常规则下必败，而正常规则下同样必败：无论怎么走，对方都能使全局只剩一枚石子。",
    hard: "数再大也只看奇偶：三种走法中，只有从奇数堆取走一枚才是必胜走法。",
  },
  limits: {},
  formulas: {
    "both-even": {
      brief: "{a} 与 {b} 都是偶数，对方总能再走回两个偶数",
      text: "{a} 与 {b} 都是偶数：无论怎么走都会出现奇数，而对方总能再走回两个偶数。",
      plain: {lost: "两堆都是偶数。无论你怎么取，对方都能再取成两个偶数，直到取无可取。"},
    },
    "both-odd": {
      brief: "{a} 与 {b} 都是奇数：各取一枚便得到两个偶数",
      text: "{a} 与 {b} 都是奇数：各取一枚得到两个偶数（SG 值 0），从较小的一堆（相等时任一堆）取一枚得到 SG 值 1，而没有一步得到 2，因此 SG 值为 {value}。",
      plain: {won: "走{move}，两堆便都是偶数。此后无论对方怎么取，你都能再取成两个偶数。"},
    },
    mixed: {
      brief: "{a} 与 {b} 中恰有一个奇数：从它取一枚便得到两个偶数",
      text: "{a} 与 {b} 中恰有一个奇数，从它取一枚，两堆便都是偶数。偶数堆较大时 SG 值为 3，否则为 1，这里是 {value}。",
      plain: {won: "走{move}，两堆便都是偶数。此后无论对方怎么取，你都能再取成两个偶数。"},
    },
  },
  material: "石子堆",
  theory: "奇偶性",
  variants: {},
};
