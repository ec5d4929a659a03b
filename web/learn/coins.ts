import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "coins",
  title: {en: "Coin turning and nim products", zh: "翻硬币与 Nim 积"},
  lede: {
    en: "A row of coins is a sum of its heads. A board of coins multiplies, in an arithmetic where numbers below sixteen form a field.",
    zh: "一行硬币等于各枚正面之和；一个棋盘的硬币则要相乘，乘法属于一个奇特的域。",
  },
  motto: "[[2 by 3 = 1]]",
  body: [
    figure(
      "coins(turtles):THHTTH",
      {
        en: "Turn over one coin, or two; the one further right must show heads (H) and goes to tails (T). Whoever turns the last head wins. Who is it?",
        zh: "翻一枚或两枚硬币，其中靠右的一枚必须由正面（H）翻成反面（T）。翻掉最后一枚正面的人获胜。会是谁？",
      },
      {asks: "who-wins", show: "board,verdict,why"},
    ),
    paragraph({
      en: "Was it Nim that you recognised? Three heads, in places 2, 3 and 6, are three heaps. In every *coin-turning game* a move turns certain coins of a row, the rightmost of them from heads to tails. That condition makes play end: read as a binary number with the rightmost coin in front, the row becomes smaller with every move.",
      zh: "认出来了吗？第 2、3、6 位上的三枚正面，就是 Nim 的三堆。凡是*翻硬币游戏*，每步都翻转一行中的若干枚，最右边的一枚由正面翻成反面。这个条件保证对局必然结束：把最右边一枚当作最高位，整行看成二进制数，每步都在变小。",
    }),
    paragraph({
      en: "Which sets may be turned is the rule of the particular game. Whatever it is, a row is worth the nim-sum of its heads, each taken as if it lay alone. For turning a coin twice changes nothing, and two equal heads cancel, just as two equal games in a sum do. It remains to find the worth of a single head at place $n$.",
      zh: "哪些组合可以翻，由具体游戏规定。无论规则如何，一行的 SG 值都等于各枚正面单独摆放时 SG 值的异或：同一位置翻两次等于没翻，正如和式里两个相同的游戏互相抵消。于是只需算出第 $n$ 位上单独一枚正面的值。",
    }),
    heading({en: "Three rules", zh: "三种规则"}),
    paragraph({
      en: "In *Turning Turtles* one coin or two are turned. A head in place $n$ can vanish, or be exchanged for one further left: it is a heap of $n$. So [[coins(turtles):THHTTH = *7 | T H H T T H]], by [[2 xor 3 xor 6 = 7]], and the six can be lowered only to [[6 xor 7 = 1]]: [[coins(turtles):THHTTH -> coins(turtles):HHHTTT wins | turning the coins 6 and 1]].",
      zh: "*Turning Turtles*：每步翻一枚或两枚。第 $n$ 位的正面要么消失，要么换成更靠左的一枚，正是 $n$ 枚石子的一堆。所以[[coins(turtles):THHTTH = *7 | T H H T T H]]，因为 [[2 xor 3 xor 6 = 7]]；又 [[6 xor 7 = 1]]，故[[coins(turtles):THHTTH -> coins(turtles):HHHTTT wins | 翻第 6 枚和第 1 枚]]。",
    }),
    figure(
      "coins(ruler):HHHHH",
      {
        en: "Another rule: turn any run of neighbours, its right end from heads to tails. Five heads; who wins?",
        zh: "换一种规则：翻连续的一段，最右一枚由正变反。五枚正面，谁会赢？",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "That was the *Ruler* game, and turning all five at once is a move of it. A head is worth the greatest power of two that divides its place, like the marks on a ruler: [[coins(ruler):TTTTTTTH = *8 | a head in place 8]], but [[coins(ruler):HHHHH = *7 | a row of five heads]]. In *Mock Turtles* up to three are turned. The worth of a head is twice the number of coins before it, or one more: whichever has an odd number of ones in binary. Thus [[coins(mock-turtles):TTH = *4 | a head in place 3]] and [[coins(mock-turtles):TTTTTH = *11 | one in place 6]].",
      zh: "刚才的游戏叫 *Ruler*（尺子），五枚一起翻也是一步。正面的值是整除其位置的最大的 2 的幂，恰如尺上刻度的长短：[[coins(ruler):TTTTTTTH = *8 | 第 8 位的正面]]，而[[coins(ruler):HHHHH = *7 | 一行五枚正面]]。再看 *Mock Turtles*：至多翻三枚。设左边有 $m$ 枚，则正面的值是 $2m$ 与 $2m + 1$ 中二进制下含奇数个 1 的那个，例如[[coins(mock-turtles):TTH = *4 | 第 3 位的正面]]，[[coins(mock-turtles):TTTTTH = *11 | 第 6 位的正面]]。",
    }),
    heading({en: "From a row to a board", zh: "从一行到一个棋盘"}),
    figure(
      "coins-2d(turtles*turtles):TTT/TTH",
      {
        en: "Now a board. Turn the head alone, or with one more coin of its row or column, or with the three other corners of a rectangle. Who wins?",
        zh: "现在是一块板。可以只翻那一枚正面，也可以连同它那一行或那一列的另一枚一起翻，或者连同一个矩形其余的三个角一起翻。谁会赢？",
      },
      {asks: "who-wins", show: "board,verdict,why"},
    ),
    paragraph({
      en: "You have played a *product* of two games: choose a set of rows that one game allows and a set of columns that another allows, and turn the coins where they cross; the one farthest from the corner goes from heads to tails.",
      zh: "刚才下的是两个翻硬币游戏的*积*：取一个游戏允许的若干行、另一个游戏允许的若干列，翻转它们交叉处的硬币，其中离左上角最远的一枚须由正变反。",
    }),
    {
      kind: "statement",
      name: {en: "Tartan theorem.", zh: "Tartan 定理。"},
      text: {
        en: "A head in row $x$ and column $y$ is worth the nim product $g(x) ⊗ h(y)$ of what the two games give to these places.",
        zh: "第 $x$ 行第 $y$ 列的正面，其值为两个游戏在相应位置上的值的 Nim 积 $g(x) ⊗ h(y)$。",
      },
    },
    paragraph({
      en: "The nim product is what makes this true, and it is a real multiplication: it distributes over ⊕, one is neutral, and every number but zero has an inverse. Two rules compute it. A number of the form $2^{2^k}$ times a smaller number is the ordinary product; its square is three halves of it. So [[2 by 2 = 3]], [[2 by 3 = 1]], [[2 by 4 = 8]], [[4 by 4 = 6]]. The <<4×4 | page of nim arithmetic>> has the whole table, and works out any such expression.",
      zh: "Nim 积正是为此定义的，而且是货真价实的乘法：对 ⊕ 有分配律，一是单位元，非零数都有逆元，全体构成一个域。计算只靠两条：形如 $2^{2^k}$ 的数乘比它小的数，等于普通乘积；自己乘自己，等于自身的二分之三倍。例如 [[2 by 2 = 3]]，[[2 by 3 = 1]]，[[2 by 4 = 8]]，[[4 by 4 = 6]]。完整的乘法表和任意算式见<<4×4 | Nim 运算>>。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "On the board below three heads lie in three rows and three columns: [[coins-2d(turtles*turtles):TTH/HTT/THT is P | it]]. Your opponent turns the upper right coin alone. Find a winning answer, then play the opponent's move in the figure.",
        zh: "下图三枚正面各占一行一列，[[coins-2d(turtles*turtles):TTH/HTT/THT is P | 整个局面]]。对手单翻右上角的一枚，你该怎样应对？想好后在图中替对手走这一步。",
      },
      figure: figureOf("coins-2d(turtles*turtles):TTH/HTT/THT", {en: "Your opponent is to move.", zh: "轮到对手走。"}),
      answer: {
        en: "Two heads are left, worth [[2 by 1 = 2]] and [[3 by 2 = 1]]. Lower the first to the second, or the second to the first: among others, [[coins-2d(turtles*turtles):TTT/HTT/THT -> coins-2d(turtles*turtles):HTT/TTT/THT wins | exchanging the head of row 2 for one in the corner]], since [[1 by 1 = 1]]. In all, [[coins-2d(turtles*turtles):TTT/HTT/THT has 3 winning | the position]].",
        zh: "剩下两枚，值为 [[2 by 1 = 2]] 与 [[3 by 2 = 1]]，要让两者相等。例如[[coins-2d(turtles*turtles):TTT/HTT/THT -> coins-2d(turtles*turtles):HTT/TTT/THT wins | 把第 2 行那枚换到左上角]]，因为 [[1 by 1 = 1]]。总共[[coins-2d(turtles*turtles):TTT/HTT/THT has 3 winning | 此时的局面]]。",
      },
    },
  ],
  next: {
    at: "coins(turtles):THHTTH",
    says: {en: "Turning Turtles with six coins", zh: "Turning Turtles：六枚硬币"},
    theme: "nim-sum",
  },
  sources: ["winningways", "conway1976", "lenstra1978"],
};
