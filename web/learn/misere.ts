import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "misere",
  title: {en: "When the last move loses", zh: "最后一步算输：反常规则"},
  lede: {
    en: "Turn the goal round, and most of the theory is gone. What remains is Nim, what behaves like Nim, and a wilderness.",
    zh: "把胜负反过来，大半理论随之失效。留下的是 Nim、像 Nim 一样驯顺的游戏，以及一片荒野。",
  },
  motto: "$g^− = 0$",
  body: [
    figure(
      "nim:1,1,1,9",
      {
        en: "This time whoever takes the last counter loses. You begin, and one move wins.",
        zh: "这一次，取最后一枚的人输。你先走，必胜走法只有一种。",
      },
      {asks: "play", play: "misere"},
    ),
    paragraph({
      en: "Were the last counter to win, [[nim:1,1,1,9 -> nim:1,1,1,1 wins | taking eight]]. Here [[nim:1,1,1,9 -> nim:1,1,1,0 wins under misere | taking all nine]]: it leaves three ones, and you take the second. Whoever meets the only big heap may choose whether an odd number of ones is left, or an even one.",
      zh: "假如取最后一枚算赢，那么[[nim:1,1,1,9 -> nim:1,1,1,1 wins | 取 8 枚]]；而在这里，[[nim:1,1,1,9 -> nim:1,1,1,0 wins under misere | 把 9 枚全部取走]]，留下三个 1，最后一枚轮到对手取。谁遇上唯一的大堆，谁就能任选留下奇数个还是偶数个 1。",
    }),
    paragraph({
      en: "Under *misère* play the rules of moving stay and the goal is reversed: whoever makes the last move loses. One might expect winners and losers to change places. They do not. In Nim almost nothing changes until the very end: [[nim:3,5,7 has 3 winning under misere | 3, 5, 7]] again, and they are those of normal play, one counter from a heap: [[nim:3,5,7 -> nim:2,5,7 wins under misere | 3 to 2]], [[nim:3,5,7 -> nim:3,4,7 wins under misere | 5 to 4]], [[nim:3,5,7 -> nim:3,5,6 wins under misere | 7 to 6]].",
      zh: "反常规则（misère，竞赛里叫 Anti-SG）不改走法，只改目标：走最后一步的人输。也许有人以为胜负从此对调，其实不然。在 Nim 里，不到最后几乎看不出差别：[[nim:3,5,7 has 3 winning under misere | 3、5、7 ]]，与正常规则下的三种完全一样，都是取一枚：[[nim:3,5,7 -> nim:2,5,7 wins under misere | 3 变 2 ]]，[[nim:3,5,7 -> nim:3,4,7 wins under misere | 5 变 4 ]]，[[nim:3,5,7 -> nim:3,5,6 wins under misere | 7 变 6 ]]。",
    }),
    {
      kind: "statement",
      name: {en: "Theorem (Bouton).", zh: "定理（Bouton）。"},
      text: {
        en: "In misère Nim, while some heap has two counters or more, the winner is that of normal play: the mover loses exactly when the nim-sum is zero. Once only heaps of one remain, the mover loses exactly when their number is odd.",
        zh: "反常规则的 Nim：只要还有至少两枚的堆，胜负与正常规则相同，即异或和为零时轮到走的一方必败；若各堆都只剩一枚，则堆数为奇数时轮到走的一方必败。",
      },
    },
    heading({en: "Tame and wild", zh: "驯顺与野"}),
    figure(
      "kayles:5 + nim:4",
      {
        en: "Five pins and four counters: lost for whoever begins, when the last mover wins. Now the last mover loses. Who wins?",
        zh: "五个瓶加四枚石子：最后走子者胜时，先走的人必败。现在改成最后走子者输，谁会赢？",
      },
      {asks: "who-wins", play: "misere"},
    ),
    paragraph({
      en: "The same position is won now, and Bouton's theorem does not say why. For other games compute two numbers: $g^+$, the value, and $g^−$, which is found by the same mex except that a position without moves gets one instead of zero. The mover loses under misère play exactly when $g^−$ is zero. A position is *tame* if it and all that can follow have pairs as in Nim: either both numbers equal, or one of them zero and the other one. Sums of tame positions are again played like Nim.",
      zh: "同一局面，这回先走的人赢了，而 Bouton 定理说不出原因。对一般的游戏，同时算两个数：$g^+$ 就是 SG 值；$g^−$ 同样用 mex，只是终止局面取一而不取零。反常规则下，$g^−$ 为零时轮到走的一方必败。若一个局面及其全部后继的数对都与 Nim 一样，要么两数相等，要么一个为零、一个为一，就称它是*驯顺*的（tame）。驯顺局面之和仍可照 Nim 来走。",
    }),
    paragraph({
      en: "Nim, all subtraction games and green Hackenbush on trees are tame. Kayles begins tame: [[kayles:4 is tame under misere | a row of four]] and plays like a single counter, for [[kayles:4 = *1 | it]] in normal play, and [[kayles:4 is P under misere | it]] in misère play. But [[kayles:5 is wild under misere | a row of five]]. In normal play [[kayles:5 = *4 | that row]], so that [[kayles:5 + nim:4 is P | the sum of the figure]]. Under misère play it does not act like four: [[kayles:5 + nim:4 is N under misere | the same sum]]. No number will do in its place. What does is a table: the next article has it.",
      zh: "Nim、所有减法游戏、树上的删边游戏都是驯顺的。凯尔斯（Kayles）开头也驯顺：[[kayles:4 is tame under misere | 四个瓶]]，走起来像一枚石子，正常规则下[[kayles:4 = *1 | 它]]，反常规则下[[kayles:4 is P under misere | 它]]。可是[[kayles:5 is wild under misere | 五个瓶]]。正常规则下[[kayles:5 = *4 | 五个瓶]]，旁边放四枚石子，[[kayles:5 + nim:4 is P | 整体]]；反常规则下它却不像四枚石子，[[kayles:5 + nim:4 is N under misere | 同一个整体]]。没有一个数能代替它；能代替它的是一张表，见下一篇。",
    }),
    heading({en: "SJ is a different stop rule", zh: "SJ 定理改了终止条件"}),
    figure(
      "wythoff:3,5",
      {
        en: "Wythoff's game: take from one heap, or equally from both. Whoever takes the last counter loses. Who wins?",
        zh: "威佐夫博弈：从一堆取，或从两堆取同样多，取最后一枚者输。谁会赢？",
      },
      {asks: "who-wins", play: "misere"},
    ),
    paragraph({
      en: "Chinese contest literature knows the *SJ theorem* of Jia Zhihao. It reads like Bouton's: the mover wins exactly when the nim-sum is not zero and some part is worth more than one, or the nim-sum is zero and none is. But it is a theorem about another game, one that stops as soon as every part is worth zero, the player then to move being the winner.",
      zh: "贾志豪 2009 年的 *SJ 定理*，形式与 Bouton 定理一样：轮到走的一方必胜，当且仅当异或和不为零且有一个单一游戏的 SG 值大于一，或者异或和为零且没有 SG 值大于一的单一游戏。但要注意它的前提：规定当所有单一游戏的 SG 值都为零时，游戏立即结束，此时轮到走的一方获胜。",
    }),
    paragraph({
      en: "For Nim both are the same, since there a heap worth zero is empty. In Wythoff's game they part. [[wythoff:3,5 = *0 | The pair 3, 5]], so under SJ it is over before the first move: [[wythoff:3,5 is N under sj | the pair]]. Under true misère play one must go on, and [[wythoff:3,5 is P under misere | the pair]]. So before citing SJ for misère play, see that the game is tame and that every position whose value is zero or one has the other of the two for $g^−$.",
      zh: "对 Nim 两者没有区别，因为 SG 值为零的堆就是空堆。换成 威佐夫博弈就分道扬镳了：[[wythoff:3,5 = *0 | (3, 5) ]]，按 SJ 的规定还没走就已结束，[[wythoff:3,5 is N under sj | (3, 5) ]]；而按真正的反常规则必须走到底，[[wythoff:3,5 is P under misere | (3, 5) ]]。所以引用 SJ 定理之前，先看题目的终止条件；若要用于真正的反常规则，还须游戏驯顺，并且 SG 值为零或一的局面，$g^−$ 恰为两者中的另一个。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "Under misère play too, [[nim:1,2,3 is P under misere | 1, 2, 3]]. Your opponent takes the whole heap of three. What do you answer, and what would it be under normal play? Play the opponent's move in the figure afterwards.",
        zh: "反常规则下，[[nim:1,2,3 is P under misere | 1、2、3 ]]。对手把 3 枚的一堆全部取走，你该怎样应对？若是正常规则呢？想好后在图中替对手走这一步。",
      },
      figure: figureOf(
        "nim:1,2,3",
        {en: "Misère play. Your opponent is to move.", zh: "反常规则，轮到对手走。"},
        {
          play: "misere",
        },
      ),
      answer: {
        en: "One big heap is left, and you choose the parity: [[nim:1,2,0 -> nim:1,0,0 wins under misere | taking both of the two]] leaves a single counter, an odd number. Under normal play [[nim:1,2,0 -> nim:1,1,0 wins | taking one of them]].",
        zh: "只剩一个大堆，奇偶由你来选：反常规则下[[nim:1,2,0 -> nim:1,0,0 wins under misere | 把那两枚都取走]]，只留一枚，个数为奇；正常规则下则是[[nim:1,2,0 -> nim:1,1,0 wins | 只取其中一枚]]。",
      },
    },
  ],
  next: {
    at: "nim:3,5,7",
    play: "misere",
    says: {en: "Nim where the last counter loses", zh: "取最后一枚算输的 Nim"},
    theme: "misere",
  },
  sources: ["bouton1901", "conway1976", "ferguson1974", "jia2009", "winningways", "wythoff1907"],
};
