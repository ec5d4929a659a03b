import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "impartial",
  title: {en: "What makes a game impartial", zh: "什么样的游戏才是公平组合游戏"},
  lede: {
    en: "The theory of values stands on eight conditions. Each is easily overlooked, and with each that fails something else breaks.",
    zh: "SG 理论立在八个条件之上。每一个都容易被忽略，缺了任何一个，就会有不同的地方出错。",
  },
  motto: "$g(x) = mex { g(y) }$",
  body: [
    figure(
      "fibonacci-nim:3",
      {
        en: "Three counters. Take one or two of them; from then on at most twice as many as the other has just taken. Whoever takes the last one wins. Is it a good thing to move?",
        zh: "三枚石子。先取一枚或两枚，此后每步至多取对方上一步的两倍。取到最后一枚者胜。现在轮到走，是好事吗？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "[[fibonacci-nim:3 is P | This position]]. But [[fibonacci-nim:3/3 is N | the same three counters, when all of them may be taken]]: how it came about matters. So three counters alone are no position here; the number that may be taken belongs to it. That is the first thing to look for when a game is to be given values.",
      zh: "[[fibonacci-nim:3 is P | 这个局面]]；可是同样三枚石子，[[fibonacci-nim:3/3 is N | 若允许一次取完]]。之前怎么走过来的，会影响现在能怎么走。所以在这里“三枚石子”还不是局面，“至多能取几枚”也是局面的一部分。要给一个游戏算 SG 值，首先要看这一点。",
    }),
    {
      kind: "statement",
      name: {en: "Conditions.", zh: "条件。"},
      text: {
        en: "Two players move in turn. Nothing is hidden and nothing left to chance. What may be done depends on the position alone, and not on who is to move. It is one of finitely many moves. The game ends, whatever is done. Whoever cannot move loses. In a sum a turn is one move in one component, and changes no other.",
        zh: "两人轮流走。没有隐藏的信息，也没有随机。能怎么走只取决于局面；并且与轮到谁走无关。每个局面只有有限种走法。无论怎么走，游戏总会结束。不能走的人败。若干游戏之和中，每步只在其中一个里走一步，不影响其余的。",
      },
    },
    paragraph({
      en: "Under these conditions every position is as good as one heap of Nim, and sums are added by xor. Now take the conditions away one by one.",
      zh: "满足这些条件时，每个局面都相当于一个 Nim 堆，和的值就是异或。下面逐个去掉这些条件看看。",
    }),
    heading({en: "Not the same moves for both", zh: "双方的走法不同"}),
    figure(
      "northcott:w...b/.w.b.",
      {
        en: "Each row has a white piece and a black one; either may be moved towards the other. Who wins?",
        zh: "每行一白一黑，任一枚都可以向另一枚走近。谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "Here both may move either piece, and rows are heaps. In Northcott's own game each player has a colour: it is no longer impartial by its rules, though it comes to the same in play. That need not be so. In red-blue Hackenbush [[red-blue-hackenbush:0-1b is L | a single blue edge]], and no heap of Nim is like that. Its worth is a number, a different kind of value; a game like MADMAX, where each player owns a marble, need not have either, and here only its winner is found.",
      zh: "这里双方都可以动任一枚棋子，每行就是一堆。诺斯科特棋原本是各执一色，按规则已不公平，只是结果恰好一样。并不总是如此：在红蓝 Hackenbush 中，[[red-blue-hackenbush:0-1b is L | 单独一条蓝边]]，没有哪个 Nim 堆是这样的，它的值是另一种值——数。像 MADMAX 那样各有一枚弹珠的游戏，这两种值一般都没有，这里只求胜负。",
    }),
    paragraph({
      en: "In the original the pieces may retreat as well, and play could go round for ever. Where a game need not end, there may be positions that nobody can force to win, and the mex has nothing to begin with. Chance takes the winner away too: what is left are odds. Infinitely many moves do less harm, as long as play ends: a heap that may be turned into any finite one is worth ω, the first ordinal after the whole numbers, and values are ordinals from then on.",
      zh: "原版还允许后退，可以无穷无尽地走下去。游戏不一定结束时，可能出现双方都没有必胜策略的局面，mex 也无从算起。若有随机，就连必胜也谈不上，只剩概率。走法有无穷多种倒不要紧，只要游戏总会结束：一步能变成任意有限堆的那种堆，值是 ω，即紧跟在所有自然数之后的序数，从此 SG 值就不限于自然数了。",
    }),
    heading({en: "The last to move loses, or all must move", zh: "最后走者败；每个都要走"}),
    figure(
      "nim:1,1",
      {
        en: "One counter, and one more. Take one in each turn; this time whoever takes the last one loses.",
        zh: "一枚一堆，共两堆，每步取一枚；这一次，取到最后一枚的人败。",
      },
      {asks: "who-wins", play: "misere"},
    ),
    paragraph({
      en: "Two positions of equal value may then differ: [[nim:1,1 = *0 | one and one]] and [[nim:2,2 = *0 | two and two]], but [[nim:1,1 is N under misere | under misère play the first]] while [[nim:2,2 is P under misere | the second]]. Values no longer tell all. And where a turn moves every component, [[nim:1 + nim:1 is N under every | one and one]] again; there lengths count, and xor means nothing. A pass that may be used at will is a move in no component at all: [[pass-nim:3,3/pass is N | three and three with a pass]], though [[nim:3,3 is P | without it]].",
      zh: "这时值相等的两个局面，命运可以不同：[[nim:1,1 = *0 | 一加一]]，[[nim:2,2 = *0 | 二加二]]；但反常规则下，[[nim:1,1 is N under misere | 前者]]，[[nim:2,2 is P under misere | 后者]]。光有 SG 值已经不够。若每步必须在所有游戏里各走一步，[[nim:1 + nim:1 is N under every | 一加一]]，要紧的是步数，异或毫无意义。若可以停走一次，那就不是任何一个分量里的一步：[[pass-nim:3,3/pass is N | 三加三、可停一次]]，尽管[[nim:3,3 is P | 不能停]]。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "Three and four counters, and one pass that either player may use while a counter is left. Which condition seems to fail, and what has to be added to the position so that it holds?",
        zh: "三枚与四枚两堆，另有一次停走的机会，只要还有石子，任何一方都可以用。哪个条件看起来不成立？给局面添上什么，它就成立了？",
      },
      figure: figureOf("pass-nim:3,4/pass", {en: "Whoever is to move loses.", zh: "轮到走的一方必败。"}),
      answer: {
        en: "The moves seem to depend on what was done before. With a mark that says whether the pass is left it is a position again, the same for both: [[pass-nim:3,4/pass is P | this]], and [[pass-nim:3,4 is N | without the pass]]. What is lost is that the two heaps are a sum: the pass belongs to both at once, so the whole is one component.",
        zh: "走法似乎取决于以前是否停过。给局面加一个“还能不能停”的标记，它就又只取决于局面，并且对双方一样：[[pass-nim:3,4/pass is P | 这里]]，[[pass-nim:3,4 is N | 没有停走时]]。失去的是“和”：停走同时属于两堆，整个局面只能当作一个分量。",
      },
    },
  ],
  next: {at: "pass-nim:3,4/pass", says: {en: "Nim with one pass", zh: "可停一次的 Nim"}, theme: "first"},
  sources: ["sprague1935", "grundy1939", "conway1976", "jia2009"],
};
