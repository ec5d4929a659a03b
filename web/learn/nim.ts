import {type Article, figure, figureOf, h, p} from "./article";

export const article: Article = {
  slug: "nim",
  title: {en: "Nim and the nim-sum", zh: "Nim 游戏与异或和"},
  lede: {
    en: "One addition without carries decides every position of the oldest of these games.",
    zh: "一次不进位的加法，就判定了 Nim 的所有局面。",
  },
  motto: "[[3 xor 5 xor 7 = 1]]",
  body: [
    p(
      "Some heaps of counters lie on the table. Two players move in turn, and a move takes counters from one heap: as many as one likes, but at least one. Whoever cannot move has lost, so the winner is the player who takes the last counter. Nothing is hidden, nothing is left to chance, and play must end; hence every position is already decided before anybody touches it.",
      "桌上有若干堆石子。两人轮流走，每步选定一堆，从中取走至少一枚，多少不限；轮到谁时已无石子可取，谁就输，也就是取走最后一枚的人获胜。双方看得见全部信息，没有运气成分，对局又必然结束，所以每个局面在动手之前胜负已定。",
    ),
    p(
      "A position is called *P* if the previous player wins, the one who has just moved, and *N* if the next player does. Three sentences fix the two classes. A position without a move is P. A position with some move to a P-position is N. A position all of whose moves lead to N-positions is P.",
      "轮到走的一方有必胜策略的局面称为*必胜态*（N），没有的称为*必败态*（P）。三句话就把两者完全确定：无路可走的局面是必败态；能一步走到某个必败态的是必胜态；每一步都只能走到必胜态的是必败态。",
    ),
    p(
      "Two equal heaps show how a P-position defends itself: whatever you take from one, I take from the other, and so the last counter is mine. Thus [[nim:4,4 is P | 4, 4]]. With three heaps no such mirror is in sight, and yet [[nim:1,2,3 is P | 1, 2, 3]] as well.",
      "两堆相等时，后手只要模仿：你在一堆里取几枚，我就在另一堆里取几枚，最后一枚必归我。所以[[nim:4,4 is P | 两堆各四枚]]。三堆时找不到这样现成的对称，却仍有[[nim:1,2,3 is P | 1、2、3 这三堆]]。",
    ),
    figure(
      "nim:1,2,3",
      "One, two and three. Try any move: an answer appears that leaves two equal heaps, or nothing.",
      "一枚、两枚、三枚。随便走一步，都能看到对方的应着：留下两个相等的堆，或者一枚不留。",
    ),
    h("Adding without carrying", "不进位的加法"),
    p(
      "Write the heaps in binary, one below the other, and add each column by itself, keeping only whether the number of ones is even or odd. The result is the *nim-sum*, written ⊕; programmers know it as exclusive or. With 3 = 011, 5 = 101 and 7 = 111 only the last column is odd, and [[3 xor 5 xor 7 = 1]].",
      "把各堆石子数写成二进制，上下对齐，逐列相加而不进位，只看这一列 1 的个数是奇是偶。所得的数称为 *Nim 和*，记作 ⊕，也就是程序里的按位异或。例如 3 = 011，5 = 101，7 = 111，只有最低一列有奇数个 1，故 [[3 xor 5 xor 7 = 1]]。",
    ),
    {
      kind: "statement",
      name: {en: "Theorem (Bouton).", zh: "定理（Bouton）。"},
      text: {
        en: "The player to move loses exactly when the nim-sum of the heaps is zero.",
        zh: "轮到走的一方必败，当且仅当各堆石子数的异或和为零。",
      },
    },
    p(
      "*Proof.* With no counter left the sum is zero, and the mover has lost. If the sum is zero, a move changes one heap, hence at least one column, and the sum is zero no more. If the sum is $s ≠ 0$, look at the leftmost odd column. Some heap $h$ has a one there. Put $h ⊕ s$ in its place: the new number has a zero in that column and agrees with $h$ to the left of it, so it is smaller than $h$, and taking the difference is a legal move. It makes every column even. ∎",
      "*证明。*石子取完时异或和为零，轮到走的人已经输了。若异或和为零，任何一步只改变一堆，至少有一列的奇偶随之改变，异或和不再为零。若异或和 $s ≠ 0$，取 $s$ 的最高位，必有一堆 $h$ 在这一位上是 1。把它换成 $h ⊕ s$：更高的各位不变，这一位由 1 变 0，所以 $h ⊕ s < h$，从中取走差额是合法的一步，走完后异或和恰为零。∎",
    ),
    h("A worked example", "例"),
    p(
      "In 3, 5, 7 the nim-sum is one, and each heap has a one in that column. So each may be lowered by one: [[nim:3,5,7 -> nim:2,5,7 wins | 3 to 2]], [[nim:3,5,7 -> nim:3,4,7 wins | 5 to 4]], [[nim:3,5,7 -> nim:3,5,6 wins | 7 to 6]], and nothing else does: [[nim:3,5,7 has 3 winning | among its fifteen moves 3, 5, 7]].",
      "局面 3、5、7 的异或和是一，三堆在这一位上都是 1，于是每一堆都可以减一：[[nim:3,5,7 -> nim:2,5,7 wins | 3 变 2 ]]，[[nim:3,5,7 -> nim:3,4,7 wins | 5 变 4 ]]，[[nim:3,5,7 -> nim:3,5,6 wins | 7 变 6 ]]，此外再没有别的：十五种走法中，[[nim:3,5,7 has 3 winning | 3、5、7 ]]。",
    ),
    figure(
      "nim:3,5,7",
      "The columns under “Why” are those of the proof. Make a winning move and see them all become even.",
      "“为什么”一栏里的各列正是证明中的那些列。走一步必胜走法，看它们全部变成偶数。",
      {show: "board,verdict,why"},
    ),
    p(
      "The sum also tells how many winning moves to expect: one for each heap that has a one in the leftmost odd column, so always an odd number. In 4, 6, 9 that is the column of the eights and only the nine has a one there: [[nim:4,6,9 -> nim:4,6,2 wins | 9 to 2]], and [[nim:4,6,9 has 1 winning | the position]].",
      "必胜走法的个数也由此可知：在 $s$ 的最高位上为 1 的堆，每堆恰有一种，因此总是奇数。以 4、6、9 为例，最高位是“八”那一位，只有 9 在这一位上是 1，所以只能 [[nim:4,6,9 -> nim:4,6,2 wins | 9 变 2 ]]，[[nim:4,6,9 has 1 winning | 整个局面]]。",
    ),
    figure(
      "nim:4,6,9",
      "Only the largest heap can be lowered to the nim-sum of the other two.",
      "只有最大的一堆能减到另外两堆的异或和。",
    ),
    {
      kind: "exercise",
      ask: {
        en: "[[nim:5,9,12 is P | The position 5, 9, 12]]. Your opponent takes one counter from the heap of twelve. What do you answer? Decide first, then make the opponent's move in the figure.",
        zh: "[[nim:5,9,12 is P | 5、9、12 ]]。对手从 12 枚的一堆里取走一枚，你该怎样应对？先想好，再在图中替对手走这一步，看看是否一致。",
      },
      figure: figureOf("nim:5,9,12", "Your opponent is to move.", "轮到对手走。"),
      answer: {
        en: "The sum is now [[5 xor 9 xor 11 = 7]], whose leftmost one stands in the column of the fours. Only the five has a one there, and [[5 xor 7 = 2]]: [[nim:5,9,11 -> nim:2,9,11 wins | lowering 5 to 2]].",
        zh: "此时 [[5 xor 9 xor 11 = 7]]，最高位是“四”那一位，只有 5 在这一位上是 1；又 [[5 xor 7 = 2]]，所以[[nim:5,9,11 -> nim:2,9,11 wins | 把 5 减到 2 ]]。",
      },
    },
  ],
  sources: ["bouton1901", "ferguson"],
};
