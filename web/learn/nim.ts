import {type Article, figure, figureOf, heading, paragraph} from "./article";

export const article: Article = {
  slug: "nim",
  title: {en: "Nim and the nim-sum", zh: "Nim 游戏与异或和"},
  lede: {
    en: "One addition without carries decides every position of the oldest of these games.",
    zh: "一次不进位的加法，就判定了 Nim 的所有局面。",
  },
  motto: "[[3 xor 5 xor 7 = 1]]",
  body: [
    figure(
      "nim:4,4",
      {
        en: "Take as many counters as you like from one heap. Whoever takes the last of all wins. The engine begins and makes no mistake; beat it.",
        zh: "从其中一堆里取走若干枚，多少不限；取到最后一枚的人获胜。引擎先走，而且从不失误。试试赢它。",
      },
      {asks: "play", first: "opponent"},
    ),
    paragraph({
      en: "The win was yours from the start: whatever is taken from one heap, you take as many from the other, and so the last counter is yours. However well the engine plays, [[nim:4,4 is P | 4, 4]] for it, which is to say that the player who has to move has lost.",
      zh: "这一局从一开始就归你：它在一堆里取几枚，你就在另一堆里取几枚，最后一枚必归你。引擎走得再好也没有用，因为轮到它走时，[[nim:4,4 is P | 两堆各四枚]]：谁先动手谁输。",
    }),
    paragraph({
      en: "The game is *Nim*: some heaps of counters, two players in turn, and a move takes at least one counter from one heap. Whoever cannot move has lost. Nothing is hidden, nothing is left to chance, and play must end; hence every position is decided before anybody touches it.",
      zh: "这个游戏叫 *Nim*：桌上有若干堆石子，两人轮流从一堆里至少取走一枚，轮到谁时已无石子可取，谁就输。双方看得见全部信息，没有运气成分，对局又必然结束，所以每个局面在动手之前胜负已定。",
    }),
    figure(
      "nim:1,2,3",
      {
        en: "Three heaps, and no such mirror in sight. Say who wins; then try to prove the contrary.",
        zh: "三堆，没有现成的对称可用。先说谁会赢，再动手试试能不能推翻它。",
      },
      {asks: "who-wins"},
    ),
    paragraph({
      en: "No move helped: each can be answered by leaving two equal heaps, or nothing. A position is called *P* if the previous player wins, the one who has just moved, and *N* if the next player does; so [[nim:1,2,3 is P | 1, 2, 3]]. Three sentences fix the two classes. A position without a move is P. A position with some move to a P-position is N. A position all of whose moves lead to N-positions is P.",
      zh: "怎么走都不行：对手总能留下两个相等的堆，或者一枚不留。轮到走的一方有必胜策略的局面称为*必胜态*（N），没有的称为*必败态*（P），所以[[nim:1,2,3 is P | 1、2、3 这三堆]]。三句话就把两者完全确定：无路可走的局面是必败态；能一步走到某个必败态的是必胜态；每一步都只能走到必胜态的是必败态。",
    }),
    heading({en: "Adding without carrying", zh: "不进位的加法"}),
    figure(
      "nim:3,5,7",
      {
        en: "Guess first. Then look at the columns under “Why” and make a winning move: all of them become even.",
        zh: "先猜。再看“为什么”一栏里的各列，走一步必胜走法，它们就全部变成偶数。",
      },
      {asks: "who-wins", show: "board,verdict,why"},
    ),
    paragraph({
      en: "Those columns are the heaps in binary, one below the other. Add each column by itself, without carrying, keeping only whether the number of ones is even or odd. The result is the *nim-sum*, written ⊕; programmers know it as exclusive or. With 3 = 011, 5 = 101 and 7 = 111 only the last column is odd, and [[3 xor 5 xor 7 = 1]].",
      zh: "那些列就是各堆石子数的二进制，上下对齐。逐列相加而不进位，只看这一列 1 的个数是奇是偶。所得的数称为 *Nim 和*，记作 ⊕，也就是程序里的按位异或。例如 3 = 011，5 = 101，7 = 111，只有最低一列有奇数个 1，故 [[3 xor 5 xor 7 = 1]]。",
    }),
    {
      kind: "statement",
      name: {en: "Theorem (Bouton).", zh: "定理（Bouton）。"},
      text: {
        en: "The player to move loses exactly when the nim-sum of the heaps is zero.",
        zh: "轮到走的一方必败，当且仅当各堆石子数的异或和为零。",
      },
    },
    paragraph({
      en: "*Proof.* With no counter left the sum is zero, and the mover has lost. If the sum is zero, a move changes one heap, hence at least one column, and the sum is zero no more. If the sum is $s ≠ 0$, look at the leftmost odd column. Some heap $h$ has a one there. Put $h ⊕ s$ in its place: the new number has a zero in that column and agrees with $h$ to the left of it, so it is smaller than $h$, and taking the difference is a legal move. It makes every column even. ∎",
      zh: "*证明。*石子取完时异或和为零，轮到走的人已经输了。若异或和为零，任何一步只改变一堆，至少有一列的奇偶随之改变，异或和不再为零。若异或和 $s ≠ 0$，取 $s$ 的最高位，必有一堆 $h$ 在这一位上是 1。把它换成 $h ⊕ s$：更高的各位不变，这一位由 1 变 0，所以 $h ⊕ s < h$，从中取走差额是合法的一步，走完后异或和恰为零。∎",
    }),
    heading({en: "A worked example", zh: "例"}),
    paragraph({
      en: "In 3, 5, 7 the nim-sum is one, and each heap has a one in that column. So each may be lowered by one: [[nim:3,5,7 -> nim:2,5,7 wins | 3 to 2]], [[nim:3,5,7 -> nim:3,4,7 wins | 5 to 4]], [[nim:3,5,7 -> nim:3,5,6 wins | 7 to 6]], and nothing else does: [[nim:3,5,7 has 3 winning | among its fifteen moves 3, 5, 7]].",
      zh: "局面 3、5、7 的异或和是一，三堆在这一位上都是 1，于是每一堆都可以减一：[[nim:3,5,7 -> nim:2,5,7 wins | 3 变 2 ]]，[[nim:3,5,7 -> nim:3,4,7 wins | 5 变 4 ]]，[[nim:3,5,7 -> nim:3,5,6 wins | 7 变 6 ]]，此外再没有别的：十五种走法中，[[nim:3,5,7 has 3 winning | 3、5、7 ]]。",
    }),
    figure(
      "nim:4,6,9",
      {
        en: "Your turn, against the engine. Find the column that decides before you touch a heap.",
        zh: "轮到你，对手是引擎。先找出起决定作用的那一位，再动手。",
      },
      {asks: "play"},
    ),
    paragraph({
      en: "You had one chance. The sum tells how many winning moves to expect: one for each heap that has a one in the leftmost column that holds an odd number of ones, so always an odd number. In 4, 6, 9 that is the column of the eights and only the nine has a one there: [[nim:4,6,9 -> nim:4,6,2 wins | 9 to 2]], and [[nim:4,6,9 has 1 winning | the position]].",
      zh: "刚才的机会只有一个。必胜走法的个数由异或和可知：在 $s$ 的最高位上为 1 的堆，每堆恰有一种，因此总是奇数。以 4、6、9 为例，最高位是“八”那一位，只有 9 在这一位上是 1，所以只能 [[nim:4,6,9 -> nim:4,6,2 wins | 9 变 2 ]]，[[nim:4,6,9 has 1 winning | 整个局面]]。",
    }),
    {
      kind: "exercise",
      ask: {
        en: "[[nim:5,9,12 is P | The position 5, 9, 12]]. Your opponent takes one counter from the heap of twelve. What do you answer? Decide first, then make the opponent's move in the figure.",
        zh: "[[nim:5,9,12 is P | 5、9、12 ]]。对手从 12 枚的一堆里取走一枚，你该怎样应对？先想好，再在图中替对手走这一步，看看是否一致。",
      },
      figure: figureOf("nim:5,9,12", {en: "Your opponent is to move.", zh: "轮到对手走。"}),
      answer: {
        en: "The sum is now [[5 xor 9 xor 11 = 7]], whose leftmost one stands in the column of the fours. Only the five has a one there, and [[5 xor 7 = 2]]: [[nim:5,9,11 -> nim:2,9,11 wins | lowering 5 to 2]].",
        zh: "此时 [[5 xor 9 xor 11 = 7]]，最高位是“四”那一位，只有 5 在这一位上是 1；又 [[5 xor 7 = 2]]，所以[[nim:5,9,11 -> nim:2,9,11 wins | 把 5 减到 2 ]]。",
      },
    },
  ],
  next: {at: "nim:3,5,7", says: {en: "Nim with 3, 5 and 7 counters", zh: "三堆 Nim：3、5、7"}, theme: "nim-sum"},
  sources: ["bouton1901", "ferguson"],
};
