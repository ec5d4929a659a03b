import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "periods",
  title: {en: "Taking and breaking, and periods", zh: "取石与分堆，以及周期"},
  lede: {
    en: "A code of a few digits describes the rules; the values that follow from it repeat, and one can prove that they do.",
    zh: "几位数码就写出一套规则；由它产生的 SG 值往往循环，而且循环可以证明。",
  },
  motto: "$g(n + p) = g(n)$",
  body: [
    figure(
      "kayles:12",
      {
        en: "Twelve pins in a row. Knock down one, or two that stand side by side; whoever takes the last wins. You begin, and one idea is enough.",
        zh: "十二个瓶排成一排。每步击倒一个，或相邻的两个；击倒最后一个的人获胜。你先走，想到一个窍门就够了。",
      },
      {asks: "play"},
    ),
    paragraph({
      en: "The idea is symmetry: [[kayles:12 -> kayles:5,5 wins | knocking down the middle two]], and then copying every move. The game is called *Kayles*. A row breaks at the gap, so a position is a sum of rows, and a move turns one row of $n$ into two with $n − 1$ or $n − 2$ pins together, either of which may be empty.",
      zh: "窍门是对称：[[kayles:12 -> kayles:5,5 wins | 先击倒正中两个]]，此后照样模仿对手。这个游戏叫*凯尔斯*（Kayles）。一排在缺口处断成两截，所以局面就是若干排之和；走一步，就是把一排 $n$ 个换成合计 $n − 1$ 或 $n − 2$ 个的两排，其中允许有空的。",
    }),
    paragraph({
      en: "With an odd number of pins the middle one does as well: with eleven, [[kayles:11 -> kayles:5,5 wins | knocking it down]]. But beside other rows symmetry is of no use, and one needs values. The value of a row is the mex over all ways to break it, each way worth the nim-sum of its two pieces. The first values can be found by hand. From a row of four one reaches three pins, one and two, two, or one and one: [[kayles:3 = *3 | three]], [[kayles:1,2 = *3 | one and two]], [[kayles:2 = *2 | two]], [[kayles:1,1 = *0 | one and one]]. As [[mex 0,2,3 = 1]], [[kayles:4 = *1 | a row of four]].",
      zh: "瓶数为奇时，[[kayles:11 -> kayles:5,5 wins | 击倒正中一个（譬如十一个瓶）]]；可旁边若还有别的排，对称就派不上用场，得靠 SG 值。一排的 SG 值，是对所有断法取 mex，每种断法的值为两截 SG 值的异或。开头几项可以手算：四个瓶能变成三个、一加二、两个、一加一：[[kayles:3 = *3 | 三个]]，[[kayles:1,2 = *3 | 一加二]]，[[kayles:2 = *2 | 两个]]，[[kayles:1,1 = *0 | 一加一]]。而 [[mex 0,2,3 = 1]]，所以[[kayles:4 = *1 | 四个瓶]]。",
    }),
    {
      kind: "values",
      game: "kayles",
      from: 0,
      values: "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7".split(" "),
      caption: {
        en: "Rows of Kayles with 0 to 23 pins. The second dozen begins to look like the first.",
        zh: "凯尔斯中 0 至 23 个瓶的 SG 值。后十二项与前十二项已有几分相像。",
      },
    },
    heading({en: "Codes", zh: "数码"}),
    figure(
      "grundy:8",
      {
        en: "Another rule: split the heap into two unequal ones. Heaps of one or two are dead, and whoever splits last wins. Who?",
        zh: "换一种规则：把一堆分成不相等的两堆。只剩一两枚的堆再也动不了，最后分堆的人获胜。谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "To study all such games at once, R. K. Guy and C. A. B. Smith gave each a *code*. The digit in place $k$ behind the point says what may happen when $k$ counters are taken from a heap: add 1 if nothing may be left, 2 if one heap may, 4 if two heaps may. Kayles is 0.77: one or two are taken, and whatever is left may be nothing, one heap or two. In Dawson's Kayles, 0.07, two neighbours must go: [[dawsons-kayles:4 = *2 | a row of four]], and [[dawsons-kayles:5 is P | five]].",
      zh: "这一类游戏可以用统一的*数码*来写（Guy 与 Smith）。小数点后第 $k$ 位说明取走 $k$ 枚时允许怎样：恰好取完加 1，剩一堆加 2，剩两堆加 4。凯尔斯写作 0.77：取一枚或两枚，剩下什么形状都行。道森凯尔斯写作 0.07，必须取相邻两枚：[[dawsons-kayles:4 = *2 | 四枚]]，[[dawsons-kayles:5 is P | 五枚]]。",
    }),
    paragraph({
      en: "Left of the point stand moves that take nothing. Lasker's Nim is Nim in which a heap may also be split in two: there [[lasker:3 = *4 | a heap of three]] and [[lasker:4 = *3 | a heap of four]], and so on for each later pair of that kind. The game that you have just judged is Grundy's: it only splits, and only into unequal heaps. There [[grundy:8 has 1 winning | a heap of eight]]: [[grundy:8 -> grundy:1,7 wins | splitting it into one and seven]]. Of that game no period is known, in spite of enormous tables.",
      zh: "小数点左边是不取石子、只分堆的走法。Lasker 的 Nim 允许把一堆分成两堆，那里[[lasker:3 = *4 | 三枚的一堆]]，[[lasker:4 = *3 | 四枚的一堆]]，往后每四个数都这样对调一对。刚才判断的是 Grundy 游戏，只许分堆，且两堆不得相等：[[grundy:8 has 1 winning | 八枚的一堆]]，[[grundy:8 -> grundy:1,7 wins | 分成一与七]]。它是否循环，表算得再长，至今无人知晓。",
    }),
    heading({en: "How a period is proved", zh: "怎样证明周期"}),
    figure(
      "kayles:12 + kayles:24",
      {
        en: "Back to Kayles: a row of twelve beside a row of twenty-four. Who wins?",
        zh: "回到凯尔斯：十二个瓶一排，旁边二十四个瓶一排。谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "They balance, since [[kayles:12 = *4 | a row of twelve]] and [[kayles:24 = *4 | one of twenty-four]]: twelve pins more have made no difference. One hears the rhythm in the table above already. That it goes on for ever is a theorem.",
      zh: "两边正好平衡：[[kayles:12 = *4 | 十二个瓶]]，[[kayles:24 = *4 | 二十四个瓶]]，多出十二个毫无影响。上面的表里已经听得出这个节奏；它会不会永远持续，由下面的定理来回答。",
    }),
    {
      kind: "statement",
      name: {en: "Theorem (Guy and Smith).", zh: "定理（Guy–Smith）。"},
      text: {
        en: "Let a code have its digits, from 0 to 7, right of the point only, the last of them in place $k$. If $g(n + p) = g(n)$ holds for all $n$ from $a$ up to $2a + p + k$, then it holds for all $n ≥ a$.",
        zh: "设一套数码只在小数点右边有数字，各为 0 至 7，最后一个在第 $k$ 位。若 $g(n + p) = g(n)$ 对从 $a$ 到 $2a + p + k$ 的一切 $n$ 成立，则对一切 $n ≥ a$ 成立。",
      },
    },
    paragraph({
      en: "For of the two pieces of a long row one is long itself, and its value is already known to repeat. So a finite table is a proof. For Kayles it is a short one: [[kayles repeats 12 from 71]]. Below that there are exceptions, the last at seventy: [[kayles:70 = *6 | that row]], and [[kayles:82 = *2 | the row of twelve more]].",
      zh: "道理是：堆越大，断开后至少有一截也越大，而大的那截的值已知循环。于是一张有限的表就成了证明。对凯尔斯，表并不长：[[kayles repeats 12 from 71]]；此前有若干例外，最后一个在七十：[[kayles:70 = *6 | 七十个瓶]]，[[kayles:82 = *2 | 再多十二个]]。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "[[kayles:5,9 is P | Two rows, of five and nine pins: this]]. Your opponent knocks down one pin at the end of the nine. What do you answer? Play the opponent's move in the figure afterwards.",
        zh: "[[kayles:5,9 is P | 五个瓶与九个瓶两排]]。对手击倒九个瓶最边上的一个，你该怎样应对？想好后在图中替对手走这一步。",
      },
      figure: figureOf("kayles:5,9", {en: "Your opponent is to move.", zh: "轮到对手走。"}),
      answer: {
        en: "Eight pins are left there, and [[kayles:8 = *1 | a row of eight]]. The row of five must come down to the same value, and indeed [[kayles:4 = *1 | a row of four]]: [[kayles:5,8 -> kayles:4,8 wins | knocking down an end pin of the five]]. It is the only answer: [[kayles:5,8 has 1 winning | the position]].",
        zh: "那一排剩八个，[[kayles:8 = *1 | 八个瓶]]。五个瓶的一排要变成同样的值，而[[kayles:4 = *1 | 四个瓶]]，所以[[kayles:5,8 -> kayles:4,8 wins | 击倒五个瓶最边上的一个]]。应着是唯一的：[[kayles:5,8 has 1 winning | 此时的局面]]。",
      },
    },
  ],
  next: {
    at: "kayles:5,9",
    says: {en: "Kayles with rows of five and nine", zh: "凯尔斯：五个与九个两排"},
    theme: "kayles",
  },
  sources: ["guysmith1956", "grundy1939", "lasker1931", "winningways"],
};
