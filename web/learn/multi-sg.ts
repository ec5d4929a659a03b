import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "multi-sg",
  title: {en: "Moves that leave several parts", zh: "一步分成几个：Multi-SG"},
  lede: {
    en: "When a move breaks a heap in two, the two are a sum. That is all that has to be known, and it is enough for Kayles, Lasker's Nim and Grundy's game.",
    zh: "一步把一堆分成两堆，这两堆就是一个和。只需要知道这一点，就足以对付凯尔斯、拉斯克 Nim 和不等分堆。",
  },
  motto: "$g(x) = mex { g(a) ⊕ g(b) }$",
  body: [
    figure(
      "lasker:3 + nim:4",
      {
        en: "On the left take any number of counters, or split the heap in two. On the right only take. Whoever moves last wins; the engine begins.",
        zh: "左边可以取任意枚，也可以把一堆分成两堆；右边只能取。走最后一步的人获胜，引擎先走。",
      },
      {asks: "play", first: "opponent"},
    ),
    paragraph({
      en: "[[lasker:3 + nim:4 is P | The two together]], so [[lasker:3 = *4 | three counters that may be split]], more than there are. Where does that come from? Taking leaves two, one or none. Splitting leaves one *and* two: a sum of two heaps, worth [[1 xor 2 = 3]]. The mover can reach all of these, and [[mex 0,1,2,3 = 4]].",
      zh: "[[lasker:3 + nim:4 is P | 两边合起来]]，可见[[lasker:3 = *4 | 能分的三枚]]，比枚数还大。怎么来的？取石子会剩下两枚、一枚或零枚；分开则剩下一枚*和*两枚，是两堆之和，值为 [[1 xor 2 = 3]]。这些都走得到，而 [[mex 0,1,2,3 = 4]]。",
    }),
    {
      kind: "statement",
      name: {en: "Theorem (Multi-SG).", zh: "定理（Multi-SG）。"},
      text: {
        en: "Let a move of a game leave several games of known values. The move then counts as one to the xor of these values, and the value of the position is the mex of these xors over all moves.",
        zh: "设一步之后留下若干个已知 SG 值的游戏。这一步就算作走到这些值的异或和，局面的值是所有走法的异或和的 mex。",
      },
    },
    paragraph({
      en: "There is nothing to prove beyond the rule for sums: what a move leaves is one position, and its parts do not touch, so its value is their xor. In Chinese contests the name *Multi-SG* says that one component may become many. It is worth the effort because no position of several heaps is ever searched: a table of single heaps, each made of smaller ones, is all.",
      zh: "除了和的法则，没有别的要证：一步之后留下的是一个局面，各部分互不影响，值就是它们的异或和。竞赛中叫 *Multi-SG*，意思是一个分量可以变成多个。好处在于，从不需要搜索由许多堆组成的局面，只要一张单堆的表，每一项由更小的项算出。",
    }),
    {
      kind: "values",
      game: "lasker",
      from: 1,
      values: ["1", "2", "4", "3", "5", "6", "8", "7", "9", "10", "12", "11"],
      caption: {
        en: "Heaps of one to twelve that may be split: of every four the third and fourth are exchanged.",
        zh: "可分堆的一至十二枚：每四个中的第三、第四个互换。",
      },
    },
    heading({en: "A worked example", zh: "例"}),
    figure(
      "grundy:7",
      {
        en: "Now a heap is only split, into two heaps that differ. Whoever has none to split loses. Seven counters: who wins?",
        zh: "现在只能分堆，而且两堆必须不相等；无堆可分者败。七枚石子，谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "Seven counters split into six and one, five and two, or four and three. [[grundy:6 = *1 | Six]] and [[grundy:5 = *2 | five]]; [[grundy:4 = *0 | four]], and [[grundy:3 = *1 | three]]; one and two cannot be split. No split has xor zero, and so [[grundy:7 is P | seven]].",
      zh: "七枚可以分成六与一、五与二、四与三。[[grundy:6 = *1 | 六枚]]，[[grundy:5 = *2 | 五枚]]，[[grundy:4 = *0 | 四枚]]，[[grundy:3 = *1 | 三枚]]，一枚和两枚不能再分。没有一种分法的异或和为零，所以[[grundy:7 is P | 七枚]]。",
    }),
    paragraph({
      en: "The same is done for the coins that a turn leaves, for the row of pins on both sides of one that falls, for the sheets of a cut, for beads of which all divisors come at once. The engine asks each game for its parts and does the rest; a rule that you write yourself, such as “a heap of n becomes a and b”, is read in the same way. Only under misère play it is not enough: in Kayles [[kayles:5,5 = *0 | the sum of five pins and five]], and [[kayles:12,5 = *0 | that of twelve and five]]; but where the last move loses, [[kayles:5,5 is N under misere | the first]], and [[kayles:12,5 is P under misere | the second]].",
      zh: "翻硬币留下的各枚硬币、击倒一个瓶之后的左右两排、剪开的两张纸、一次变成所有因数的魔法珠，都照此计算。引擎只问一个游戏“分成哪几部分”，其余自行完成；自己写的规则，例如“n 变成 a 与 b”，也是同样读法。只有反常规则下不够用：凯尔斯里[[kayles:5,5 = *0 | 五个瓶加五个瓶]]，[[kayles:12,5 = *0 | 十二个加五个]]，可那时[[kayles:5,5 is N under misere | 前者]]，[[kayles:12,5 is P under misere | 后者]]。",
    }),
    figure(
      "lasker:7 + grundy:6",
      {
        en: "A heap that may be lowered or split, and one that is only split, unequally. You begin.",
        zh: "一堆可取可分，另一堆只能分成不相等的两堆。你先走。",
      },
      {asks: "play"},
    ),
    {
      kind: "exercise",
      ask: {
        en: "Beside a heap of seven that may be split stands an ordinary heap of eight: [[lasker:7 + nim:8 is P | this]]. The engine lowers the eight to five. How do you answer?",
        zh: "一堆可分的七枚，旁边是普通的八枚一堆：[[lasker:7 + nim:8 is P | 这]]。引擎把八枚取成五枚，你怎样应对？",
      },
      figure: figureOf("lasker:7 + nim:8", {en: "The engine is to move.", zh: "轮到引擎走。"}),
      answer: {
        en: "[[lasker:5 = *5 | A heap of five that may be split]], as is the other heap, so [[lasker:7 + nim:5 -> lasker:5 + nim:5 wins | taking two]]. No other move does: [[lasker:7 + nim:5 has 1 winning | the position]]. A split would need parts of nim-sum five, as in [[1 xor 4 = 5]]; but [[lasker:3 = *4 | it is a heap of three that]], and one and three are only four counters.",
        zh: "[[lasker:5 = *5 | 可分的五枚]]，与另一堆相等，所以[[lasker:7 + nim:5 -> lasker:5 + nim:5 wins | 取走两枚]]。别的走法都不行：[[lasker:7 + nim:5 has 1 winning | 此时的局面]]。若想靠分堆，两堆的异或和须是五，例如 [[1 xor 4 = 5]]；可是[[lasker:3 = *4 | 三枚]]，一枚加三枚只有四枚，凑不成七枚。",
      },
    },
  ],
  next: {at: "grundy:7,12", says: {en: "Grundy's game", zh: "不等分堆"}, theme: "sums"},
  sources: ["grundy1939", "lasker1931", "guysmith1956", "jia2009"],
};
