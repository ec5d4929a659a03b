import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "losing",
  title: {en: "Losing on purpose", zh: "争着输"},
  lede: {
    en: "Kayles again, but whoever knocks down the last pin loses. The old recipes now walk into the trap.",
    zh: "还是凯尔斯，只是谁击倒最后一个瓶谁输。照搬旧招，正中圈套。",
  },
  motto: "$Φ(n + 12) = Φ(n)$",
  body: [
    figure(
      "kayles:5,5",
      {
        en: "Two rows of five pins. Knock down one pin, or two that stand side by side. Whoever takes the last pin loses. You begin, and you can win.",
        zh: "两排瓶，每排五个。一次击倒一个，或相邻的两个；击倒最后一个的人输。你先走，有办法赢。",
      },
      {asks: "play", play: "misere"},
    ),
    paragraph({
      en: "Did you lose? Were the last pin to win, [[kayles:5,5 is P | this position]]: whoever comes second copies each move in the other row. Here copying is no plan, and [[kayles:5,5 -> kayles:5,4 wins under misere | taking a pin off one end]] is how to begin: [[kayles:5,4 is P under misere | five and four]].",
      zh: "输了吗？假如击倒最后一个算赢，[[kayles:5,5 is P | 这个局面]]：后走的人只要在另一排照样走一步。可在这里，照抄行不通。先走的人有办法：[[kayles:5,5 -> kayles:5,4 wins under misere | 从一排的一端击倒一个]]，因为[[kayles:5,4 is P under misere | 五加四]]。",
    }),
    paragraph({
      en: "It fails in long rows too. Of twenty-five pins symmetry takes the middle one: [[kayles:25 -> kayles:12,12 wins | leaving two rows of twelve]]. Now [[kayles:25 -> kayles:12,12 loses under misere | the same move]]. And a row may be worth a good deal and be lost all the same: [[kayles:9 = *4 | a row of nine]], yet [[kayles:9 is P under misere | that row]].",
      zh: "长排也一样。一排二十五个瓶，照书上的走法该击倒正中一个，[[kayles:25 -> kayles:12,12 wins | 留下两排十二]]；现在呢，[[kayles:25 -> kayles:12,12 loses under misere | 同一步]]。SG 值不小的一排也可能必败：[[kayles:9 = *4 | 九个瓶]]，而[[kayles:9 is P under misere | 单独这一排]]。",
    }),
    heading({en: "One number is not enough", zh: "一个数不够用"}),
    figure(
      "kayles:12,5",
      {
        en: "Twelve pins and five. Were the last pin to win, the two rows would cancel. Now the last pin loses. Who wins?",
        zh: "十二个瓶和五个瓶。若击倒最后一个算赢，这两排正好抵消。现在最后一个算输，谁会赢？",
      },
      {asks: "who-wins", play: "misere"},
    ),
    paragraph({
      en: "[[kayles:5,5 = *0 | Five and five]], and [[kayles:12,5 = *0 | twelve and five]]. Still [[kayles:5,5 is N under misere | the first pair]], and [[kayles:12,5 is P under misere | the second]]. So no rule that looks at values alone can be right, however clever. Conway's remedy is the *genus*: the value, and behind it the numbers of misère play beside no heap of two, beside one, beside two, and so on. [[kayles:5 has genus 4^146 | A row of five]]: as one it is counted under misère play, as four under normal play, and no heap of Nim is both. Shorter rows are tame; [[kayles:5 is wild under misere | the row of five]].",
      zh: "[[kayles:5,5 = *0 | 五加五]]，[[kayles:12,5 = *0 | 十二加五]]。可是[[kayles:5,5 is N under misere | 前一对]]，[[kayles:12,5 is P under misere | 后一对]]。可见，只看 SG 值的规则，再巧妙也不可能对。Conway 的办法是*亏格*（genus）：先写 SG 值，再写反常规则下旁边放零个、一个、两个……二枚堆时的数。[[kayles:5 has genus 4^146 | 五个瓶]]：反常规则下相当于一，正常规则下相当于四，没有哪个 Nim 堆兼有二者。瓶数更少的排都不野，[[kayles:5 is wild under misere | 五个瓶]]。",
    }),
    paragraph({
      en: "Beside single counters and heaps of two the genus tells who wins; beside other games it need not. [[kayles:1 has genus 1^031 | A single pin]], and [[kayles:20 has genus 1^031 | a row of twenty]] too. But [[kayles:1,5 is P under misere | one and five]], and [[kayles:20,5 is N under misere | twenty and five]]. What holds in every sum is the *canonical form*, the simplest game of the same effect: by that, [[kayles:4 equals nim:1 under misere | a row of four]].",
      zh: "旁边只有一枚、二枚的堆时，亏格说得出胜负；放上别的局面，就不一定了。[[kayles:1 has genus 1^031 | 单独一个瓶]]，[[kayles:20 has genus 1^031 | 二十个瓶]]，一模一样；可是[[kayles:1,5 is P under misere | 一加五]]，[[kayles:20,5 is N under misere | 二十加五]]。在任何和里都作数的是*标准形式*，即作用相同的局面中最简单的一个：凭它可知，[[kayles:4 equals nim:1 under misere | 四个瓶]]。",
    }),
    heading({en: "Forty kinds of sums", zh: "四十类局面"}),
    figure(
      "kayles:5,9,2",
      {
        en: "Five, nine and two; the last pin loses. You begin. Only two moves win.",
        zh: "五、九、二，击倒最后一个算输。你先走，能赢的走法只有两种。",
      },
      {asks: "play", play: "misere"},
    ),
    paragraph({
      en: "What takes the place of the nim-sum is a multiplication table. Let two sums of rows be alike when no third sum beside them tells them apart. Of Kayles there are only so many kinds: [[kayles has 40 elements, 9 lost, period 12 from 71 | its misère quotient]]. Call a row of one $a$, of two $b$, of five $c$, of nine $d$. Then $aa = 1$, $bcc = b$, $bbb = b$ and $cd = bb$, and $bb$ is among the lost kinds. So [[kayles:5,9 is P under misere | five and nine]]: the product is $cd$. With two more pins it is $cdb = bbb = b$, which is not lost, and [[kayles:5,9,2 has 2 winning under misere | the position of the figure]]: [[kayles:5,9,2 -> kayles:5,9,0 wins under misere | taking the two]] leaves $cd$, and [[kayles:5,9,2 -> kayles:5,2,5,2 wins under misere | splitting the nine into five and two]] leaves $ccbb = bb$.",
      zh: "取代异或和的，是一张乘法表。若放上任何第三个局面都分辨不出两个局面，就把它们算作一类。凯尔斯的局面只有有限多类：[[kayles has 40 elements, 9 lost, period 12 from 71 | 它的反常商]]。记一个瓶为 $a$，两个为 $b$，五个为 $c$，九个为 $d$，则 $aa = 1$，$bcc = b$，$bbb = b$，$cd = bb$，而 $bb$ 是必败的一类。所以[[kayles:5,9 is P under misere | 五加九]]，乘积是 $cd$。再加两个瓶，乘积变成 $cdb = bbb = b$，不是必败的类，[[kayles:5,9,2 has 2 winning under misere | 图中的局面]]：[[kayles:5,9,2 -> kayles:5,9,0 wins under misere | 把两个瓶一起击倒]]，留下 $cd$；[[kayles:5,9,2 -> kayles:5,2,5,2 wins under misere | 把九拆成五和二]]，留下 $ccbb = bb$。",
    }),
    {
      kind: "statement",
      name: {en: "Theorem (Plambeck, Siegel).", zh: "定理（Plambeck、Siegel）。"},
      text: {
        en: "If the quotient of the rows up to some length is finite, and the kinds of the rows repeat for long enough, then they repeat for ever, and one finite table tells who wins any sum of rows of any length.",
        zh: "若不超过某个长度的各排的商有限，且各排所属的类重复得足够久，则永远重复下去；任意多排、任意长度的和，谁胜谁负都由一张有限的表说明。",
      },
    },
    paragraph({
      en: "Sixteen of the kinds form the *kernel*. A product that has come into it stays there, and there misère play has the winner of normal play. Outside it lie only sums of rows of 1, 4, 5, 9, 12, 17, 20 and 25 pins: that is where one loses on purpose. Sibert and Conway described those sums by hand, before there was a quotient.",
      zh: "其中十六类构成*核*。乘积一旦进入核，就再也出不去，而在核内，反常规则与正常规则的胜负一致。核外只有由 1、4、5、9、12、17、20、25 个瓶的排组成的和，争着输的功夫全在这里。早在商的概念出现之前，Sibert 与 Conway 就用手算描述了这些局面。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "[[kayles:5,5,1 is P under misere | Five, five and one]]. Your opponent takes the single pin. What do you answer? Play the opponent's move in the figure afterwards.",
        zh: "[[kayles:5,5,1 is P under misere | 五、五、一 ]]。对手击倒了单独的那个瓶，你该怎样应对？想好后在图中替对手走这一步。",
      },
      figure: figureOf(
        "kayles:5,5,1",
        {en: "The last pin loses. Your opponent is to move.", zh: "击倒最后一个算输，轮到对手走。"},
        {
          play: "misere",
        },
      ),
      answer: {
        en: "The two rows of the first figure are left: [[kayles:5,5 -> kayles:5,4 wins under misere | a pin off one end]]. Were the last pin to win there would be no answer, since then [[kayles:5,5 is P | five and five]].",
        zh: "剩下的正是第一幅图里的两排：[[kayles:5,5 -> kayles:5,4 wins under misere | 从一端击倒一个]]。若击倒最后一个算赢，就无法可想，因为那时[[kayles:5,5 is P | 五加五]]。",
      },
    },
  ],
  next: {
    at: "kayles:20,5",
    play: "misere",
    says: {en: "Twenty pins and five, the last one loses", zh: "二十个瓶加五个瓶，最后一个算输"},
    theme: "misere",
  },
  sources: ["conway1976", "plambecksiegel2008", "sibertconway1992", "winningways"],
};
