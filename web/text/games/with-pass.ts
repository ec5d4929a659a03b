import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "with a pass",
    "octal with a pass",
    "kayles with a pass",
    "pass move",
    "跳过",
    "过一步",
    "Horrocks",
    "Nowakowski",
  ],
  problems: [],
  examples: {
    surprising: {position: "3,3/pass"},
    hard: {position: "6,5,4/pass"},
  },
  limits: {},
  sources: {
    horrocks2003:
      "D. G. Horrocks, R. J. Nowakowski, Regularity in the G-sequences of octal games with a pass, Integers 3, 2003",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "A game on heaps with a pass",
  rule: "Move as in the game in brackets, or pass. There is one pass, for the first player who uses it, and you can’t pass once no move is left.",
  ruled: {
    text: "Move as in {rules}, or pass. There is one pass, for the first player who uses it, and you can’t pass once no move is left.",
  },
  about:
    "A pass belongs to its position: several positions in a sum have a pass each, `with-pass(kayles):5/pass + :3/pass`. The values of heaps with a pass follow a pattern of their own.",
  notation: {
    rules: "a game on heaps, `kayles`, `take-and-break(0.137)`, `subtraction(1,3)`, `heap-rule(n -> n-1, n/2)`",
    position: "heaps, `5,3/pass` while the pass is left",
    move: "move as in the game, or pass once while a move is left",
  },
  examples: {
    surprising:
      "Two equal rows are lost in Kayles. Here only one of 7 moves wins: pass, and they are lost for your opponent.",
    hard: "Worth 7. Of 16 moves three win.",
  },
  limits: {},
  formulas: {},
  material: "heaps and a pass",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "可跳过一次的取石子游戏",
  rule: "按括号里的游戏走一步，或者跳过。整个局面只有一次跳过的机会，谁用掉便没有了；已经不能走时也不能跳过。",
  ruled: {
    text: "按 {rules} 走一步，或者跳过。整个局面只有一次跳过的机会，谁用掉便没有了；已经不能走时也不能跳过。",
  },
  about:
    "跳过的机会属于它所在的局面：几个局面相加时各有一次，`with-pass(kayles):5/pass + :3/pass`。带一次跳过的堆，SG 值另有规律。",
  notation: {
    rules: "一个取石子的游戏，`kayles`、`take-and-break(0.137)`、`subtraction(1,3)`、`heap-rule(n -> n-1, n/2)`",
    position: "各堆石子数；还能跳过时写成 `5,3/pass`",
    move: "按该游戏走一步；还能走时可以跳过一次",
  },
  examples: {
    surprising: "凯尔斯里两排相等必败。这里 7 种走法只有一种必胜：跳过，把必败的局面留给对方。",
    hard: "SG 值为 7。16 种走法中有三种必胜。",
  },
  limits: {},
  formulas: {},
  material: "石子堆与一次跳过",
  theory: "搜索",
  variants: {},
};
