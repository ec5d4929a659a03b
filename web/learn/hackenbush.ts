import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "hackenbush",
  title: {en: "Hackenbush: colon and fusion", zh: "删边游戏：克朗原理与费森原理"},
  lede: {
    en: "A drawing that both players cut down, edge by edge. Two principles shrink any such drawing to a stalk of bamboo.",
    zh: "一幅画，双方一条边一条边地剪掉。两条原理能把任何这样的画缩成一根竹竿。",
  },
  motto: "$g(v) = ⊕ (g(c) + 1)$",
  body: [
    figure(
      "hackenbush:0-1 1-2 0-3 3-4 4-5",
      {
        en: "Cut an edge; whatever is no longer joined to the ground falls off with it. Whoever cuts the last edge wins. You begin.",
        zh: "剪断一条边，不再与地面相连的部分随之掉落。剪断最后一条边的人获胜。你先走。",
      },
      {asks: "play"},
    ),
    paragraph({
      en: "If you made both stalks equal, the rest was a mirror: this is Nim again. Cutting one of $n$ edges of a stalk leaves any smaller number, nothing included, just as taking from a heap does. So [[hackenbush:0-1 1-2 2-3 = *3 | a stalk of three edges]], and several stalks on one ground are Nim.",
      zh: "只要先让两根竹竿一样高，余下的就是照样模仿：这又是 Nim。剪断 $n$ 节竹竿的某一节，剩下的节数可以是任何更小的数，与从一堆石子里取走若干枚毫无二致。所以[[hackenbush:0-1 1-2 2-3 = *3 | 三节的竹竿]]，地上立几根竹竿，就是几堆 Nim。",
    }),
    paragraph({
      en: "Other drawings have branches and cycles. As long as either player may cut every edge, the game is *green* Hackenbush, and its two principles bring every drawing back to stalks.",
      zh: "别的画有分枝，也有环。只要每条边双方都可以剪，就叫*绿色* Hackenbush，国内常称删边游戏；它有两条原理，能把任何画都变回竹竿。",
    }),
    heading({en: "Trees: the colon principle", zh: "树：克朗原理"}),
    figure(
      "hackenbush:0-1 1-2 1-3 3-4 0-5 5-6",
      {
        en: "A tree, and a stalk of two beside it. Say who wins; then find the cut.",
        zh: "一棵树，旁边立一根两节的竹竿。先说谁会赢，再找该剪哪一条边。",
      },
      {asks: "who-wins", show: "board,verdict,why"},
    ),
    paragraph({
      en: "One cut makes both sides equal, since a tree too is worth a stalk of some length.",
      zh: "有一条边，剪断它能使两边相等，因为树也抵得上一根竹竿。那么抵多长呢？",
    }),
    {
      kind: "statement",
      name: {en: "Colon principle.", zh: "克朗原理（Colon Principle）。"},
      text: {
        en: "Branches that meet in a vertex may be replaced by a single stalk whose length is the nim-sum of their values.",
        zh: "交于一点的若干分枝，可以换成一根竹竿，其长度等于各分枝之值的异或。",
      },
    },
    paragraph({
      en: "So a tree is worked out from its leaves. A leaf carries nothing. An edge is worth the value of what stands above it, plus one; a vertex, the nim-sum of the edges that go up from it. In contests the same is written $g(v) = ⊕ (g(c) + 1)$ over the children $c$.",
      zh: "于是树可以从叶子往根算：叶子的值为零，一条边的值等于它上方的值加一，一个顶点的值等于向上各边之值的异或。写成竞赛里熟悉的式子，就是 $g(v) = ⊕ (g(c) + 1)$，其中 $c$ 取遍 $v$ 的儿子。",
    }),
    paragraph({
      en: "The tree of the figure has a trunk and two branches, one edge and two edges long. Above the trunk stands [[1 xor 2 = 3]], and the trunk adds one: [[hackenbush:0-1 1-2 1-3 3-4 = *4 | the tree]]. [[hackenbush:0-1 0-2 is P | A fork of two single edges]], and so [[hackenbush:0-1 1-2 1-3 = *1 | the letter Y]]: only its trunk counts.",
      zh: "图中的树干上有两根分枝，一根一节，一根两节。树干上方是 [[1 xor 2 = 3]]，再加树干这一节，得[[hackenbush:0-1 1-2 1-3 3-4 = *4 | 整棵树]]。若两根分枝各一节，则互相抵消（[[hackenbush:0-1 0-2 is P | 单看这两节，]]），[[hackenbush:0-1 1-2 1-3 = *1 | 字母 Y]]：只有树干算数。",
    }),
    paragraph({
      en: "With the stalk, [[4 xor 2 = 6]]. The tree must come down to the value of the stalk. Its trunk costs one, so the branches must leave one above it: [[hackenbush:0-1 1-2 1-3 3-4 0-5 5-6 -> hackenbush:0-1 1-2 0-5 5-6 wins | cutting the longer branch at its foot]]. No other cut does: [[hackenbush:0-1 1-2 1-3 3-4 0-5 5-6 has 1 winning | the drawing]].",
      zh: "连同竹竿，[[4 xor 2 = 6]]。必须把树变得与竹竿等值：树干占去一，上方须恰好剩一，所以[[hackenbush:0-1 1-2 1-3 3-4 0-5 5-6 -> hackenbush:0-1 1-2 0-5 5-6 wins | 从根部剪掉较长的分枝]]。别的剪法都不行：[[hackenbush:0-1 1-2 1-3 3-4 0-5 5-6 has 1 winning | 这幅画]]。",
    }),
    heading({en: "Cycles: the fusion principle", zh: "环：费森原理"}),
    figure(
      "hackenbush:0-1 1-2 2-3 3-0 2-4 4-5",
      {
        en: "A house with a chimney. Does whoever begins win? If so, one cut of six does it.",
        zh: "一座带烟囱的房子。先走的人能赢吗？若能，六条边里只有一条该剪。",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "Only the chimney counted; the house without it is lost for the player who must cut it.",
      zh: "起作用的只有烟囱；去掉烟囱，剩下的房子谁先剪谁输。",
    }),
    {
      kind: "statement",
      name: {en: "Fusion principle.", zh: "费森原理（Fusion Principle）。"},
      text: {
        en: "The vertices of a cycle may be drawn together into one, without changing the value of any sum. The edges of the cycle become loops, and a loop is worth one.",
        zh: "环上的各顶点可以收缩成一点，任何和式的值都不变；环上的边变成自环，每个自环的值为一。",
      },
    },
    paragraph({
      en: "Loops cancel in pairs. An odd cycle therefore leaves a single loop, an even one leaves nothing: [[hackenbush:0-1 1-2 2-0 = *1 | a triangle on the ground]], [[hackenbush:0-1 1-2 2-3 3-0 is P | a square]]. What stands on the cycle sinks to the point it shrinks to. So [[hackenbush:0-1 1-2 2-3 3-0 2-4 4-5 = *2 | a square with a chimney of two]], no more than its chimney, and [[hackenbush:0-1 1-2 2-3 3-0 2-4 4-5 -> hackenbush:0-1 1-2 2-3 3-0 wins | cutting that at the foot]].",
      zh: "自环两两抵消，所以奇环收缩后剩一个自环，偶环什么也不剩：[[hackenbush:0-1 1-2 2-0 = *1 | 立在地上的三角形]]，[[hackenbush:0-1 1-2 2-3 3-0 is P | 正方形]]。环上长出来的东西跟着落到收缩点上：[[hackenbush:0-1 1-2 2-3 3-0 2-4 4-5 = *2 | 顶着两节烟囱的正方形]]，正是那根烟囱的值，[[hackenbush:0-1 1-2 2-3 3-0 2-4 4-5 -> hackenbush:0-1 1-2 2-3 3-0 wins | 从烟囱根部剪断]]。",
    }),
    figure(
      "hackenbush:0-1 1-2 2-3 3-1 3-4 0-5 5-6",
      {
        en: "A kite on a string, with a tail, and a stalk. Walk through the steps to see it shrink.",
        zh: "一只带尾巴的风筝，旁边一根竹竿。逐步查看它怎样收缩。",
      },
      {show: "board,verdict,why"},
    ),
    {
      kind: "exercise",
      ask: {
        en: "[[hackenbush:0-1 1-2 1-3 3-4 0-5 5-6 6-7 7-8 is P | The tree of the example beside a stalk of four]]. Your opponent cuts the topmost edge of the longer branch. What do you answer? Play the opponent's move in the figure afterwards.",
        zh: "[[hackenbush:0-1 1-2 1-3 3-4 0-5 5-6 6-7 7-8 is P | 例中的树与一根四节竹竿并立，]]。对手剪断较长分枝最上面的一节，你该怎样应对？想好后在图中替对手走这一步。",
      },
      figure: figureOf("hackenbush:0-1 1-2 1-3 3-4 0-5 5-6 6-7 7-8", {
        en: "Your opponent is to move.",
        zh: "轮到对手走。",
      }),
      answer: {
        en: "The two branches have become equal and cancel: [[hackenbush:0-1 1-2 1-3 = *1 | what is left of the tree]]. So the stalk must come down to a single edge: [[hackenbush:0-1 1-2 1-3 0-5 5-6 6-7 7-8 -> hackenbush:0-1 1-2 1-3 0-5 wins | cutting its second edge from below]].",
        zh: "两根分枝变得一样长，互相抵消，[[hackenbush:0-1 1-2 1-3 = *1 | 剩下的树]]。竹竿也必须只剩一节：[[hackenbush:0-1 1-2 1-3 0-5 5-6 6-7 7-8 -> hackenbush:0-1 1-2 1-3 0-5 wins | 剪断竹竿从下数第二节]]。",
      },
    },
  ],
  next: {
    at: "hackenbush:0-1 1-2 1-3 3-4 0-5 5-6",
    says: {en: "A tree and a stalk", zh: "一棵树与一根竹竿"},
    theme: "hackenbush",
  },
  sources: ["winningways", "conway1976", "ferguson"],
};
