import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "mex",
  title: {en: "Mex and the Sprague–Grundy value", zh: "mex 与 SG 函数"},
  lede: {
    en: "Every impartial game is a heap of Nim in disguise, and the least excluded number finds which.",
    zh: "任何公平组合游戏都是伪装起来的一堆石子；是几枚，由 mex 说了算。",
  },
  motto: "[[mex 0,1,3 = 2]]",
  body: [
    figure(
      "subtraction(1,3,4):7",
      {
        en: "Seven counters. Take one, three or four; whoever takes the last wins. Who?",
        zh: "七枚石子，每步取 1、3 或 4 枚，取到最后一枚的人获胜。谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "Whatever one tries, [[subtraction(1,3,4):7 is P | a heap of seven]], and [[subtraction(1,3,4):2 is P | a heap of two]] too: after its only move the opponent takes the last counter. In Nim a single heap is won as long as there is a counter in it. To use the nim-sum here, we need a number for each position that does for this game what the size of the heap does for Nim.",
      zh: "怎么试都一样：[[subtraction(1,3,4):7 is P | 七枚的一堆]]。两枚的一堆也不例外，[[subtraction(1,3,4):2 is P | 它]]：唯一的走法是取一枚，剩下的一枚归对手。而 Nim 里单独一堆只要还有石子，就是先手胜。要在这里用上异或，得给每个局面配一个数，让它起到 Nim 中石子数的作用。",
    }),
    heading({en: "The definition", zh: "定义"}),
    figure(
      "dag(1>2 1>3 2>3 2>4 3>4):1",
      {
        en: "A token moves along the arrows, and whoever cannot move loses. Who wins? Once you have said it, each vertex is given its number.",
        zh: "棋子沿箭头走，走不动的人输。谁会赢？说出来之后，每个顶点都会标上一个数。",
      },
      {asks: "who-wins", show: "board,verdict,why"},
    ),
    paragraph({
      en: "Each number is made of those that its arrows lead to, from the bottom up. The *mex* of a set of numbers is the least of 0, 1, 2, … that is not in it, the minimum excluded. So [[mex 0,1,3 = 2]] and [[mex 1,2 = 0]]. The *Grundy value* of a position is the mex of the values of all positions that one move can reach. A position without moves has nothing to exclude and is worth zero.",
      zh: "每个数都由箭头所指的那些数得出，自下而上。一个集合的 *mex*（minimum excluded）是不在其中的最小自然数，例如 [[mex 0,1,3 = 2]]，[[mex 1,2 = 0]]。一个局面的 *SG 值*定义为它全部后继局面 SG 值的 mex。没有后继的局面，空集的 mex 就是零。",
    }),
    paragraph({
      en: "Vertex 4 has no arrow. Vertex 3 leads only there: [[dag(1>2 1>3 2>3 2>4 3>4):3 = *1 | vertex 3]]. Vertex 2 leads to both: [[dag(1>2 1>3 2>3 2>4 3>4):2 = *2 | vertex 2]]. From vertex 1 one reaches the vertices 2 and 3, never a zero: [[dag(1>2 1>3 2>3 2>4 3>4):1 = *0 | vertex 1]], and the mover has lost.",
      zh: "顶点 4 没有出边。顶点 3 只能走到它，于是[[dag(1>2 1>3 2>3 2>4 3>4):3 = *1 | 顶点 3 ]]。顶点 2 能走到这两个点，于是[[dag(1>2 1>3 2>3 2>4 3>4):2 = *2 | 顶点 2 ]]。顶点 1 只能走到 2 和 3，走不到零，于是[[dag(1>2 1>3 2>3 2>4 3>4):1 = *0 | 顶点 1 ]]，轮到走的一方必败。",
    }),
    {
      kind: "statement",
      name: {en: "Theorem (Sprague, Grundy).", zh: "定理（Sprague–Grundy）。"},
      text: {
        en: "Let the last mover win. A position of value $n$ may be replaced, in any sum of games, by a heap of $n$ counters: the winner stays the same. A sum is worth the nim-sum of its parts, and the mover loses exactly when that is zero.",
        zh: "设走最后一步的人获胜。在任意游戏之和里，SG 值为 $n$ 的局面都可以换成 $n$ 枚石子的一堆，胜负不变。游戏之和的 SG 值等于各部分 SG 值的异或和；轮到走的一方必败，当且仅当它为零。",
      },
    },
    paragraph({
      en: "Why the mex? A position of value $n$ has moves to every smaller value, as the heap has; and no move to $n$ itself, as the heap has none. It may also have moves to larger values, which the heap has not. But whoever goes up can be brought straight back: a position of value $m > n$ has in turn a move to $n$. Such moves lengthen the game and change nothing.",
      zh: "为什么偏偏是 mex？值为 $n$ 的局面能走到每个更小的值，石子堆也能；走不到 $n$ 本身，石子堆也走不到。它也许还能走到更大的值，这是石子堆做不到的，但无妨：谁把值抬高到 $m > n$，对手立刻可以走回 $n$。这种走法只是拖延，改变不了胜负。",
    }),
    heading({en: "A worked example", zh: "例"}),
    paragraph({
      en: "Take one, three or four, as above. From a heap of five one reaches four, two and one: [[subtraction(1,3,4):4 = *2 | a four]], [[subtraction(1,3,4):2 = *0 | a two]], [[subtraction(1,3,4):1 = *1 | a one]]. Now [[mex 0,1,2 = 3]], and so [[subtraction(1,3,4):5 = *3 | a heap of five]]. Going on like this fills a table, each entry from three earlier ones at most.",
      zh: "仍是每步取 1、3 或 4 枚。五枚的一堆可以变成四枚、两枚、一枚：[[subtraction(1,3,4):4 = *2 | 四枚]]，[[subtraction(1,3,4):2 = *0 | 两枚]]，[[subtraction(1,3,4):1 = *1 | 一枚]]。而 [[mex 0,1,2 = 3]]，所以[[subtraction(1,3,4):5 = *3 | 五枚的一堆]]。照此往下，每一项至多用到前面三项，很快就能填满一张表。",
    }),
    {
      kind: "values",
      game: "subtraction(1,3,4)",
      from: 0,
      values: "0 1 0 1 2 3 2 0 1 0 1 2 3 2".split(" "),
      caption: {
        en: "Heaps of 0 to 13 when one, three or four may be taken: [[subtraction(1,3,4) repeats 7 from 0]].",
        zh: "每步取 1、3 或 4 枚时，0 至 13 枚的 SG 值：[[subtraction(1,3,4) repeats 7 from 0]]。",
      },
    },
    figure(
      "subtraction(1,3,4):5,6,9",
      {
        en: "Three heaps of that game. Look their values up in the table, take the nim-sum, and say who wins.",
        zh: "同一游戏的三堆。从表中查出各堆的值，求异或，再说谁会赢。",
      },
      {asks: "who-wins", show: "board,verdict,why"},
    ),
    paragraph({
      en: "Here [[subtraction(1,3,4):5 = *3 | the five]], [[subtraction(1,3,4):6 = *2 | the six]] and [[subtraction(1,3,4):9 = *0 | the nine]], so that [[subtraction(1,3,4):5,6,9 is N | the whole]] by [[3 xor 2 xor 0 = 1]]. It is the values, not the sizes, that must be brought to nim-sum zero. [[subtraction(1,3,4):5,6,9 -> subtraction(1,3,4):4,6,9 wins | Taking one from the five]], since a four is worth as much as a six; [[subtraction(1,3,4):5,6,9 -> subtraction(1,3,4):5,5,9 wins | taking one from the six]] likewise; and [[subtraction(1,3,4):5,6,9 -> subtraction(1,3,4):5,6,8 wins | taking one from the nine]] too, although it raises the value of that heap. In Nim no move can do that.",
      zh: "这里[[subtraction(1,3,4):5 = *3 | 五枚]]，[[subtraction(1,3,4):6 = *2 | 六枚]]，[[subtraction(1,3,4):9 = *0 | 九枚]]，而 [[3 xor 2 xor 0 = 1]]，[[subtraction(1,3,4):5,6,9 is N | 整个局面]]。要凑成异或和零的是 SG 值，不是石子数：[[subtraction(1,3,4):5,6,9 -> subtraction(1,3,4):4,6,9 wins | 从 5 枚里取一枚]]，因为四枚与六枚的 SG 值相同；同理，[[subtraction(1,3,4):5,6,9 -> subtraction(1,3,4):5,5,9 wins | 从 6 枚里取一枚]]；就连[[subtraction(1,3,4):5,6,9 -> subtraction(1,3,4):5,6,8 wins | 从 9 枚里取一枚]]，这一步反而把那一堆的值抬高了，是 Nim 里没有的事。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "In the same game [[subtraction(1,3,4):5,6,8 is P | 5, 6, 8]]. Your opponent takes one from the six. Which move answers? Then play the opponent's move in the figure.",
        zh: "同一游戏中，[[subtraction(1,3,4):5,6,8 is P | 5、6、8 三堆]]。对手从 6 枚的一堆里取走一枚，你该怎样应对？想好后在图中替对手走这一步。",
      },
      figure: figureOf("subtraction(1,3,4):5,6,8", {en: "Your opponent is to move.", zh: "轮到对手走。"}),
      answer: {
        en: "Now the two fives cancel, and the eight must be brought to value zero. [[subtraction(1,3,4):7 = *0 | A heap of seven]], so [[subtraction(1,3,4):5,5,8 -> subtraction(1,3,4):5,5,7 wins | taking one from the eight]].",
        zh: "两个 5 互相抵消，只需把 8 变成 SG 值为零的一堆。[[subtraction(1,3,4):7 = *0 | 七枚的一堆]]，所以[[subtraction(1,3,4):5,5,8 -> subtraction(1,3,4):5,5,7 wins | 从 8 枚里取一枚]]。",
      },
    },
  ],
  next: {
    at: "subtraction(1,3,4):5,6,9",
    says: {en: "Take one, three or four, from three heaps", zh: "三堆，每步取 1、3 或 4 枚"},
    theme: "first",
  },
  sources: ["sprague1935", "grundy1939", "winningways"],
};
