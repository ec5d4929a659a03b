import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "every",
  title: {en: "Every component moves", zh: "每个分量都要走：Every-SG"},
  lede: {
    en: "If each turn moves all the games that still can, nobody adds any more. One counts how long each game lasts.",
    zh: "一步要把所有还能走的游戏都走一遍，异或就没用了，要数的是每个游戏能拖多久。",
  },
  motto: "$s(G + H) = max(s(G), s(H))$",
  body: [
    figure(
      "bash(3):5 + bash(3):2",
      {
        en: "In each turn take one to three counters from every heap that is not empty. Whoever moves last wins. You begin.",
        zh: "每一轮，从每一个还没取完的堆里各取一至三枚。走最后一步的人获胜。你先走。",
      },
      {asks: "play", play: "every"},
    ),
    paragraph({
      en: "What you left of the smaller heap made no difference; leaving four in the larger one did. Where a turn is one move in *every* game that is not finished, the one that lasts longest decides, and all the others may be lost without harm. In Chinese contests this is known as *Every-SG*.",
      zh: "小的一堆怎么取都无所谓，关键是在大的一堆里留下四枚。每一轮必须在*每一个*尚未结束的游戏里各走一步时，决定胜负的是最后结束的那个游戏，其余的先输掉也无妨。这在竞赛里叫 *Every-SG*。",
    }),
    paragraph({
      en: "So a player who is going to win a game wants it to last, and one who is going to lose it wants it over soon. Both do their best, and each position gets a number: its *step*, how many moves it lasts then.",
      zh: "因此，某个游戏里注定获胜的一方希望它拖得越久越好，注定失败的一方希望它越快结束越好。双方都尽力而为，每个局面能走的步数就确定了，记作*步数*（step）。",
    }),
    {
      kind: "statement",
      name: {en: "Theorem.", zh: "定理。"},
      text: {
        en: "A position without moves has step zero. If some option has an even step, the step is one more than the greatest even step among the options; otherwise it is one more than the least step among them. The mover wins the whole exactly when the greatest step of all components is odd.",
        zh: "终止局面的步数为零。若有步数为偶数的后继，则步数等于这些后继步数的最大值加一；否则等于全部后继步数的最小值加一。轮到走的一方必胜，当且仅当各分量步数的最大值为奇数。",
      },
    },
    paragraph({
      en: "An odd step belongs to a game that its mover wins, an even one to a game that its mover loses. If no move breaks a component, those are exactly the positions with value other than zero and with value zero, so the winner of each component is the usual one; only how they combine is new.",
      zh: "步数为奇，说明这个游戏轮到走的一方必胜；为偶，说明轮到走的一方必败。若走子不会把一个分量拆成几个，这恰好与 SG 值非零、为零一致，单个分量的胜负照旧，新鲜的只是合并的方式。",
    }),
    heading({en: "A worked example", zh: "例"}),
    figure(
      "bash(3):9 + bash(3):6",
      {
        en: "The same rule with nine and six. Who wins, and which heap has to be won?",
        zh: "同样的规则，九枚与六枚。谁会赢，要赢的又是哪一堆？",
      },
      {asks: "who-wins", play: "every", show: "board,verdict,why"},
    ),
    paragraph({
      en: "The multiples of four are lost for the mover, who can end them no sooner than in two moves for each four: [[bash(3):4 lasts 2 under every | a heap of four]], [[bash(3):8 lasts 4 under every | a heap of eight]]. From nine the mover goes to eight: [[bash(3):9 lasts 5 under every | a heap of nine]]; and [[bash(3):6 lasts 3 under every | a heap of six]].",
      zh: "四的倍数是必败态，每四枚至少要拖上两步：[[bash(3):4 lasts 2 under every | 四枚]]，[[bash(3):8 lasts 4 under every | 八枚]]。九枚走到八枚，[[bash(3):9 lasts 5 under every | 九枚]]；同样，[[bash(3):6 lasts 3 under every | 六枚]]。",
    }),
    paragraph({
      en: "Put nine and six together. The longest component has five steps, an odd number: [[bash(3):9 + bash(3):6 is N under every | nine and six]]. In the nine the winner must play well, to eight. In the six any move will do, even one that gives that game away, so [[bash(3):9 + bash(3):6 has 3 winning under every | this position]]: [[bash(3):9 + bash(3):6 -> bash(3):8 + bash(3):5 wins under every | leaving eight and five]], [[bash(3):9 + bash(3):6 -> bash(3):8 + bash(3):3 wins under every | eight and three]]. After any of them no component lasts more than four.",
      zh: "把九枚与六枚摆在一起，最大步数是五，为奇数，[[bash(3):9 + bash(3):6 is N under every | 九与六]]。在九枚里必须走对，留下八枚；在六枚里随便怎么走，哪怕把那一堆输掉，所以[[bash(3):9 + bash(3):6 has 3 winning under every | 这一轮]]：[[bash(3):9 + bash(3):6 -> bash(3):8 + bash(3):5 wins under every | 留下八与五]]，[[bash(3):9 + bash(3):6 -> bash(3):8 + bash(3):3 wins under every | 留下八与三]]。走完之后，没有哪个分量能撑过四步。",
    }),
    paragraph({
      en: "The ordinary sum is quite another game. Here [[nim:1,1 is N under every | 1, 1]], for both counters go at once; in the ordinary sum [[nim:1,1 is P | 1, 1]]. And in Nim with every heap moved the mover simply clears the table: [[nim:3,5,7 has 1 winning under every | 3, 5, 7]].",
      zh: "它与普通的和完全是两回事。在 Every-SG 中，[[nim:1,1 is N under every | 两堆各一枚]]，因为一轮就把两枚都拿走；普通的和里，[[nim:1,1 is P | 两堆各一枚]]。若是 Nim，每堆都要取，先手索性一次清空：[[nim:3,5,7 has 1 winning under every | 3、5、7 ]]。",
    }),
    heading({en: "When components break", zh: "分量会分裂的时候"}),
    figure(
      "kayles:3",
      {
        en: "Three pins; one falls, or two neighbours, and from then on every row that is left has its move in each turn. Who wins?",
        zh: "三个瓶，击倒一个或相邻两个；此后每一轮，剩下的每一段都要走一步。谁会赢？",
      },
      {asks: "who-wins", play: "every"},
    ),
    paragraph({
      en: "Whatever you knock down, the opponent takes all that is left. The step of an option that is several pieces is the greatest among them. Then the parity of the step and the value may disagree, and it is the parity that decides. Here [[kayles:3 = *3 | the row]], and normal play is won by knocking out the middle one; now the two pins left both fall in the next turn. So [[kayles:3 lasts 2 under every | the row]], and [[kayles:3 is P under every | it]].",
      zh: "无论先手怎样击，后手都能一次收完。若一步会把分量拆成几块，这个后继的步数取各块的最大值。这时步数的奇偶可能与 SG 值不一致，而起作用的是奇偶。凯尔斯（Kayles）中[[kayles:3 = *3 | 三个瓶]]，普通规则下击倒正中一个就赢；在这里，剩下的两个瓶下一轮会被同时击倒。所以[[kayles:3 lasts 2 under every | 三个瓶]]，[[kayles:3 is P under every | 三个瓶]]。题解里“SG 值为零的后继”那种写法，遇到会分裂的游戏要改成“步数为偶数的后继”。",
    }),
    figure(
      "kayles:3 + nim:7",
      {
        en: "A large heap beside it changes nothing: [[nim:7 lasts 1 under every | a heap of seven]], and [[kayles:3 + nim:7 is P under every | the whole]].",
        zh: "旁边放再大的一堆也没用，一步就能取空：[[nim:7 lasts 1 under every | 七枚]]，[[kayles:3 + nim:7 is P under every | 两边合起来]]。",
      },
      {play: "every", show: "board,verdict,why"},
    ),
    {
      kind: "exercise",
      ask: {
        en: "One to three are taken from each heap in every turn, and [[bash(3):8 + bash(3):5 is P under every | eight and five]]. Your opponent leaves seven and four. How do you answer in each heap? Then play the opponent's turn in the figure.",
        zh: "每轮在每堆各取一至三枚，[[bash(3):8 + bash(3):5 is P under every | 八枚与五枚]]。对手留下七枚与四枚，你在两堆里分别怎样应对？想好后在图中替对手走这一轮。",
      },
      figure: figureOf("bash(3):8 + bash(3):5", {en: "Your opponent is to move.", zh: "轮到对手走。"}, {play: "every"}),
      answer: {
        en: "Now [[bash(3):7 lasts 3 under every | the seven]] and [[bash(3):4 lasts 2 under every | the four]]. Win the longer one by leaving four there; in the other take what you like: [[bash(3):7 + bash(3):4 -> bash(3):4 + bash(3):3 wins under every | leaving four and three]], for instance.",
        zh: "此时[[bash(3):7 lasts 3 under every | 七枚]]，[[bash(3):4 lasts 2 under every | 四枚]]。在较长的一堆里留下四枚，把它赢下来；另一堆随意：例如[[bash(3):7 + bash(3):4 -> bash(3):4 + bash(3):3 wins under every | 留下四与三]]。",
      },
    },
  ],
  next: {
    at: "bash(3):9 + bash(3):6",
    play: "every",
    says: {en: "Nine and six, and every heap moves", zh: "九枚与六枚，每堆都要走"},
    theme: "sums",
  },
  sources: ["jia2009"],
};
