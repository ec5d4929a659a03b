import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "sums",
  title: {en: "Sums of games", zh: "游戏之和"},
  lede: {
    en: "Play several games at once, one move in one of them at a time: the whole is solved as soon as the parts are.",
    zh: "几个游戏同时摆开，每步任选其一走一步：各部分会算了，整体也就会了。",
  },
  motto: "$g(G + H) = g(G) ⊕ g(H)$",
  body: [
    figure(
      "kayles:2 + nim:2",
      {
        en: "Two pins and two counters. In your turn choose one side: knock down one pin or both, or take counters. Whoever moves last wins, and the engine begins.",
        zh: "两个瓶，两枚石子。每步任选一边：击倒一个瓶或两个一起，或者取走石子。走最后一步的人获胜，引擎先走。",
      },
      {asks: "play", first: "opponent"},
    ),
    paragraph({
      en: "The two sides look different, yet whatever is done on one can be copied on the other: [[kayles:2 + nim:2 is P | the pair]]. What you have played is a *sum*, $G + H$: two games on one table. A move is a move in one of them, whichever one likes; the other stays as it is. The sum is over when neither has a move left, and the last mover wins. The heaps of Nim are such a sum, and so is any position that has fallen into parts that do not touch.",
      zh: "两边样子不同，一边怎么走，另一边却总能照样走一遍：[[kayles:2 + nim:2 is P | 两个瓶加两枚石子]]。刚才下的就是一个*和*，记作 $G + H$：把游戏 $G$ 和 $H$ 同时摆在桌上，每步任选其中一个走一步，另一个原样不动；两边都走不动时对局结束，最后走子的人获胜。Nim 就是这样的和，每一堆自成一个游戏；凡是下着下着会裂成互不相干几块的游戏，也都是这样的和。",
    }),
    heading({en: "Who wins is not enough", zh: "只知道胜负还不够"}),
    figure(
      "kayles:5 + nim:4",
      {
        en: "Five pins in a row, where one falls or two neighbours, and four counters. Each side alone would be won by whoever begins. And both together?",
        zh: "五个瓶排成一排，每步击倒一个或相邻两个；旁边是四枚石子。单看哪一边，都是先走的人赢。合在一起呢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "So knowing who wins each part does not tell who wins the sum. [[nim:1 is N | A heap of one]], and [[nim:2 is N | a heap of two]] as well. But [[nim:1 + nim:1 is P | one and one together]], while [[nim:1 + nim:2 is N | one and two together]]. The value knows more than the winner: it is the size of the Nim heap that a game may be exchanged for in every sum.",
      zh: "可见，只知道各部分的胜负，并不能推出整体的胜负。单独看，[[nim:1 is N | 一枚的一堆]]，[[nim:2 is N | 两枚的一堆]]；可是[[nim:1 + nim:1 is P | 一枚加一枚]]，[[nim:1 + nim:2 is N | 一枚加两枚]]。SG 值携带的信息更多：它告诉我们，在任何和式里这个游戏可以换成多少枚石子的一堆。",
    }),
    {
      kind: "statement",
      name: {en: "Rule.", zh: "法则。"},
      text: {
        en: "The value of a sum is the nim-sum of the values: $g(G + H) = g(G) ⊕ g(H)$. In particular $G$ and $H$ have equal values exactly when $G + H$ is lost for the mover.",
        zh: "和的 SG 值等于各部分 SG 值的异或：$g(G + H) = g(G) ⊕ g(H)$。特别地，$G$ 与 $H$ 的 SG 值相等，当且仅当 $G + H$ 是必败态。",
      },
    },
    paragraph({
      en: "The second sentence is a measuring instrument. To learn what a strange game is worth, put heaps of Nim beside it until the mover loses. That is what the four counters did: [[kayles:5 + nim:4 is P | a row of five beside a heap of four]]; so [[kayles:5 = *4 | the row]].",
      zh: "后一句可以当秤用：想知道一个陌生游戏的 SG 值，就在它旁边依次摆上各种大小的 Nim 堆，直到轮到走的一方必败为止。上面那四枚石子正是砝码：[[kayles:5 + nim:4 is P | 五个瓶加上四枚石子的一堆]]，可见[[kayles:5 = *4 | 五个瓶]]。",
    }),
    heading({en: "A worked example", zh: "例"}),
    figure(
      "kayles:7 + nim:3",
      {
        en: "Seven pins, three counters. Say who wins; then look below for the values of both sides and the xor that decides.",
        zh: "七个瓶，三枚石子。先说谁会赢，再看下面两边的 SG 值，以及决定胜负的异或。",
      },
      {asks: "who-wins", show: "board,verdict,why"},
    ),
    paragraph({
      en: "Here [[kayles:7 = *2 | the row]] and [[nim:3 = *3 | the heap]], and [[2 xor 3 = 1]]. A winning move makes both parts equal. In the heap that is [[kayles:7 + nim:3 -> kayles:7 + nim:2 wins | leaving two counters]]. In the row it is a move to a value of three, though that is more than it is worth now: [[kayles:7 + nim:3 -> kayles:6 + nim:3 wins | knocking down the last pin]], or [[kayles:7 + nim:3 -> kayles:2,4 + nim:3 wins | leaving two pins and four]].",
      zh: "这里[[kayles:7 = *2 | 七个瓶]]，[[nim:3 = *3 | 三枚石子]]，而 [[2 xor 3 = 1]]。必胜走法要让两边的 SG 值相等。在石子堆里走，就是[[kayles:7 + nim:3 -> kayles:7 + nim:2 wins | 留下两枚]]；在瓶子里走，则要走到 SG 值为三的局面，尽管比现在的值还大：[[kayles:7 + nim:3 -> kayles:6 + nim:3 wins | 击倒最边上一个]]，或者[[kayles:7 + nim:3 -> kayles:2,4 + nim:3 wins | 留下两个与四个两段]]。",
    }),
    paragraph({
      en: "Nothing in this depends on what the parts are. Pins, counters and the edges of a graph may stand side by side. [[hackenbush:0-1 1-2 2-0 = *1 | A triangle on the ground]]; with five pins and a heap of two beside it the sum is [[4 xor 1 xor 2 = 7]]. Only the leftmost column matters for where to move: it is the row of pins that must come down, to [[1 xor 2 = 3]].",
      zh: "各部分是什么并不重要，瓶子、石子、图上的边都可以放在一起。[[hackenbush:0-1 1-2 2-0 = *1 | 立在地面上的三角形]]，再加五个瓶和两枚石子，合起来是 [[4 xor 1 xor 2 = 7]]。在哪里走由最高位决定：必须动那排瓶子，把它变到 [[1 xor 2 = 3]]。",
    }),
    figure("kayles:5 + hackenbush:0-1 1-2 2-0 + nim:2", {
      en: "Three games that have nothing in common but the turn.",
      zh: "三个游戏，除了轮流走子之外毫不相干。",
    }),
    paragraph({
      en: "Two warnings. The rule is one of normal play, where the last mover wins. Under misère play it fails, as another article shows: there [[kayles:5 + nim:4 is N under misere | the sum of five pins and four counters]]. And it wants parts that do not touch: as soon as a move in one changes what is possible in the other, they are one game.",
      zh: "两点提醒。第一，法则只适用于正常规则，即最后走子者胜；反常规则下不成立，那时[[kayles:5 + nim:4 is N under misere | 五个瓶加四枚石子]]，另有一篇专讲。第二，各部分必须互不影响：一旦在一处走子会改变另一处的走法，就得把它们看成同一个游戏。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "Six pins, a heap of six from which one, three or four may be taken, and a Nim heap of one: [[kayles:6 + subtraction(1,3,4):6 + nim:1 is P | this]]. Your opponent takes the single counter. Find a winning answer, then play the opponent's move in the figure.",
        zh: "六个瓶，一堆六枚（每步取 1、3 或 4 枚），再加一枚石子的 Nim 堆：[[kayles:6 + subtraction(1,3,4):6 + nim:1 is P | 这]]。对手取走单独的那一枚，你该怎样应对？想好后在图中替对手走这一步。",
      },
      figure: figureOf("kayles:6 + subtraction(1,3,4):6 + nim:1", {
        en: "Your opponent is to move.",
        zh: "轮到对手走。",
      }),
      answer: {
        en: "What remains is [[kayles:6 = *3 | the six pins]] and [[subtraction(1,3,4):6 = *2 | the heap]]. Make them equal from either side: [[kayles:6 + subtraction(1,3,4):6 + nim:0 -> kayles:1,3 + subtraction(1,3,4):6 + nim:0 wins | leaving one pin and three]], for [[1 xor 3 = 2]]; and [[kayles:6 + subtraction(1,3,4):6 + nim:0 -> kayles:6 + subtraction(1,3,4):5 + nim:0 wins | taking one from the heap]], for [[subtraction(1,3,4):5 = *3 | a heap of five]].",
        zh: "剩下的两部分里，[[kayles:6 = *3 | 六个瓶]]，[[subtraction(1,3,4):6 = *2 | 六枚的一堆]]，从哪一边都能让两者相等：[[kayles:6 + subtraction(1,3,4):6 + nim:0 -> kayles:1,3 + subtraction(1,3,4):6 + nim:0 wins | 把瓶子打成一个与三个两段]]，因为 [[1 xor 3 = 2]]；或者[[kayles:6 + subtraction(1,3,4):6 + nim:0 -> kayles:6 + subtraction(1,3,4):5 + nim:0 wins | 从那一堆里取一枚]]，因为[[subtraction(1,3,4):5 = *3 | 五枚]]。",
      },
    },
  ],
  next: {at: "kayles:7 + nim:3", says: {en: "Seven pins beside three counters", zh: "七个瓶加三枚石子"}, theme: "sums"},
  sources: ["sprague1935", "grundy1939", "guysmith1956"],
};
