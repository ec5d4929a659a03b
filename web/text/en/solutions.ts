// Game of each contest problem in a line, and the ideas that solve them, with the reason why each is right.

export const solutions = {
  idea: "The idea",
  proof: "Why it works",
  program: "A program",
  copy: "Copy the program",
  /** Texts by the first id of the problem. */
  says: {
    "acwing-235":
      "Replace a pile of beads with piles of all its smaller divisors, except one of them; if you cannot move, you lose.",
    "atcoder-abc297g": "Take L to R stones from one heap; if you cannot move, you lose.",
    "atcoder-agc017d": "Remove an edge of a tree, and with it the part without vertex 1; if no edge is left, you lose.",
    "atcoder-dp-k": "Take from one heap a number of stones that is in a given list.",
    "cf-1704f": "Paint two neighbouring cells white: Alice needs a red one among them, Bob a blue one.",
    "cf-305e": "Cut a word at a letter between two equal letters; it splits into three words.",
    "cf-455b":
      "Add letters to a common word so that it still begins a word of a list; k rounds, and the loser of a round begins the next.",
    "cf-603c": "Take one counter from a pile, or turn an even pile of 2x into k piles of x.",
    "cf-768e": "Take from a pile any number that was not taken from this pile before.",
    "cf-850c": "Choose a power of a prime, and divide by it every number that it divides.",
    "cf-917b":
      "Two marbles on a graph with lettered arcs; the letters must never go down. For every pair of vertices, who wins?",
    "codechef-matchs": "Take from one pile a multiple of the other; if you empty a pile, you win.",
    "hdu-1536": "S-Nim: take from a heap a number that is in a given set; many positions for each set.",
    "hdu-1729": "Put stones into a box, at most the square of the number already in it.",
    "hdu-1730": "Each row has a black and a white piece; move one of your own along its row, but not past the other.",
    "hdu-1846": "Take 1 to m stones from one heap of n.",
    "hdu-1847": "Take a power of 2 from one heap.",
    "hdu-1848": "Three heaps; take a Fibonacci number from one of them.",
    "hdu-1849": "Chessmen on a line; move one any distance to the left: Nim.",
    "hdu-1850": "Nim: how many first moves win?",
    "hdu-1907": "Nim, but the player who takes the last one loses.",
    "hdu-2147": "Move a coin left, down or diagonally on an n × m board; if you bring it to the corner, you win.",
    "hdu-2149": "Raise a bid by 1 to n; the first player to reach m buys. Which first bids win?",
    "hdu-2176": "Nim: print every winning first move.",
    "hdu-2177": "Wythoff's game: who wins, and what do the winning first moves leave?",
    "hdu-2188": "Give 1 to m yuan each turn; the player who reaches n wins.",
    "hdu-2486": "One heap; take at most k times as many as the move before. What is the smallest winning first move?",
    "hdu-2509": "Take an unbroken run out of a row of apples; the player who takes the last one loses.",
    "hdu-2516": "One heap; take at most twice as many as the move before.",
    "hdu-2897":
      "Take p to q coins from a heap, or all of it if it has fewer than p; the player who takes the last one loses.",
    "hdu-2999": "Take neighbouring stones from a row; a list says how many you may take.",
    "hdu-3032": "Take any number from a heap, or split it in two.",
    "hdu-3389": "Move cards from box a to box b < a with a + b odd and a multiple of 3.",
    "hdu-3404": "Switch the four corners of a rectangle of lights; the far one must go from on to off.",
    "hdu-3595": "Many games of Euclid at once; on your turn, move in all that are not over.",
    "hdu-3951": "Take up to k neighbouring coins from a circle.",
    "leetcode-1025": "Subtract from n one of its divisors below n.",
    "leetcode-1510": "Take a square number of stones from one heap.",
    "leetcode-292": "Take 1 to 3 stones from one heap.",
    "leetcode-294": "Turn two neighbouring plus signs into minus signs.",
    "luogu-p1199":
      "Draft generals against a computer that always spoils your best pair; what is the best pair you can get?",
    "luogu-p1247": "Nim: print a winning first move and what it leaves.",
    "luogu-p1288": "Lower the number on an edge next to the coin and cross it; an edge at 0 is closed.",
    "luogu-p1290": "Take from the larger number a multiple of the smaller; if you make a 0, you win.",
    "luogu-p2148": "Heaps in pairs: throw one of a pair away and split the other in two.",
    "luogu-p2197": "Nim: who wins?",
    "luogu-p2252": "Take from one of two heaps, or the same number from both.",
    "luogu-p2575": "Move a piece to the right, to the next cell or over an unbroken line of pieces.",
    "luogu-p2599": "Take any number from the first or the last heap of a row.",
    "luogu-p3185": "Take a bean out of a pot and put two into pots farther right.",
    "luogu-p3480": "Rows in order of size; take from one, but keep them in order.",
    "luogu-p4018": "Take a number of stones that is a prime power, 1 included.",
    "luogu-p6487":
      "Take any number first, then at most twice as many as the move before. What is the smallest winning first move?",
    "pe-306": "Paint two neighbouring squares of a strip; on how many strips up to a length does the first player win?",
    "pe-325": "Euclid's game: add up the numbers of all lost pairs x < y up to a bound.",
    "poj-1067": "Take from one of two heaps, or the same number from both.",
    "poj-1704": "Move a piece on a line to the left, not onto another or past it.",
    "poj-2234": "Nim: who wins?",
    "poj-2311": "Cut a sheet of paper along a line; if you cut out a single square, you win.",
    "poj-2348": "Take from the larger number a multiple of the smaller; if you make a 0, you win.",
    "poj-2425": "Move one of several tokens along an arc of a graph without cycles.",
    "poj-2484": "Take one coin from a circle, or two neighbours.",
    "poj-2505": "Multiply by 2 to 9; the first player to reach n wins.",
    "poj-2599": "Walk on a tree, never back to a vertex; if you cannot go on, you lose.",
    "poj-2975": "Nim: how many first moves win?",
    "poj-3533": "Switch the eight corners of a box of lights; the far one must go from on to off.",
    "poj-3537": "Put crosses on a strip; three in a row win.",
    "poj-3710": "Cut an edge of trees that carry polygons; everything no longer connected to the root falls.",
    "uva-10561": "Put crosses on a strip; three in a row win. Print every winning cell.",
  },
  ideas: {
    bash: {
      idea: "Only the remainder modulo m + 1 counts: a multiple of m + 1 is lost, and from any other number you can move to one.",
      proof:
        "Each move takes 1 to m, so none leads from one multiple of m + 1 to another, and the reply to k is m + 1 − k. From any other number, take the remainder modulo m + 1, which is between 1 and m. The heap shrinks, so in the end your opponent faces 0, a multiple.",
    },
    boxSteps: {
      idea: "Boxes 1, 3 and 4 are dead ends. Every other box is an even or an odd number of moves from these. Only those at an odd distance count, as Nim heaps: 0, 2 and 5 modulo 6.",
      proof:
        "A move takes cards to a box whose distance has the other parity, since a + b, odd and a multiple of 3, pairs the residues 0 with 3, 1 with 2, 4 with 5. So lowering a box at odd distance is a Nim move that is always possible (5 to 4, 2 to 1, 6 to 3 and so on). If a player moves cards into such a box, the opponent moves them on to a box still further down, which undoes it. It is staircase Nim.",
    },
    chessRows: {
      idea: "The gaps make each row a staircase: the pieces between two gaps stand on a step, and a jump moves some of them to the next step. Odd steps, counted from the right end, are Nim heaps.",
      proof:
        "A piece that moves changes places with the first empty cell to its right. So the gap is now to the left of this piece and of all that it passed: exactly these pieces change their step, as many as you want, from one step down to the next. That is staircase Nim, where the opponent passes on coins that reach an odd step, so the xor of the odd steps decides.",
    },
    christmas: {
      idea: "A ring that hangs at a vertex counts as one edge if it is odd and as nothing if it is even. A tree remains: an edge to a part worth g is worth g + 1, and edges that meet at a vertex add by xor.",
      proof:
        "The fusion principle: you can merge the vertices of a ring without changing the value. Its n edges become n loops at one vertex, each worth 1, and n ones have the xor n mod 2. The colon principle gives the trees: the part above v can reach every value below g and never g itself, so with an edge under it you can reach 0 and 1 to g, but not g + 1. The trees form a sum.",
    },
    colon: {
      idea: "From the leaves up: an edge to a subtree worth g is worth g + 1, and a vertex is worth the xor of its edges. The first player wins if vertex 1 is not worth 0.",
      proof:
        "It is Hackenbush on a tree with vertex 1 on the ground. Branches that meet at a vertex form a sum. Take one branch: an edge under a part worth g. Cutting the edge leaves 0. Cutting above it can make the part worth any value below g, perhaps some above, but never g, so by induction the branch reaches every value from 1 to g and never g + 1. Its mex is g + 1.",
    },
    colours: {
      idea: "The player with more cells of their colour wins. If both have as many, every pair that is painted has both colours, and the stretches of alternating colours are Dawson's Kayles: take two neighbours.",
      proof:
        "A pair of two colours costs both players a cell; a pair of one colour costs only its owner. So both paint mixed pairs while there are any. Then each has only their own pairs, and the player with more cells can always keep the lead. With equal numbers, the player who first paints a pair of one colour falls behind and loses, so nobody does before the mixed pairs are gone. The player who takes the last mixed pair wins, and that game is the sum of the stretches.",
    },
    cutting: {
      idea: "A cut that leaves a strip of width 1 loses, so nobody makes one: the values are the mex over all cuts into parts at least 2 wide and 2 high, and 0 is lost.",
      proof:
        "If a cut leaves a side of 1, the opponent cuts a single square off that strip and wins. So you only cut into parts of at least 2 by 2 while you can. A sheet of 2 or 3 by 2 or 3 has no such cut: you have to leave a strip and lose. These sheets are the ends of a game in which the last move wins and the parts of a cut form a sum.",
    },
    dawson: {
      idea: "In a stretch of n signs, a move takes two neighbours and leaves two stretches. The values g(n) = mex of g(i) xor g(n − 2 − i) repeat every 34 from 53 on.",
      proof:
        "The two sides of a move never meet again, so a position is the sum of its stretches, and the value of one is the mex over all ways to split it. Finitely many values prove the period: this is the octal game 0.07, where no move takes more than two. Once values agree over a length of 2·53 + 34 + 2 or more, they always agree (Guy and Smith).",
    },
    divisorParity: {
      idea: "If you face an even number, you win: take 1.",
      proof:
        "The divisors of an odd number are odd, so an odd number becomes even. From an even number, take 1 to make it odd. So one player always faces even numbers, and the game ends at 1, which is odd, with the opponent to move.",
    },
    draft: {
      idea: "The computer takes the best partner of a general away, but you can have the second best. The answer is the greatest second best over all generals, and you always win.",
      proof:
        "After your first pick the computer takes its best partner. You take the second best and have that pair. You cannot have a pair that is the best of both its generals, since the computer spoils it, so the greatest second best is all you can get. The computer never gets a better pair: for each of its generals, either you have its best partner or it was taken to spoil a pair of yours, and no pair among its own is above yours.",
    },
    dynamic: {
      idea: "Write the heap as a sum of terms of a sequence (for factor 2 the Fibonacci numbers, no two of them consecutive). Taking the smallest part wins if it is allowed. If the heap is a term itself and you may not take it whole, you lose.",
      proof:
        "The terms are chosen so that each part of a number is more than k times the next smaller one. If you take the smallest part, your opponent may take at most k times as much, and so not the next part whole. And whatever you take of a part, the smallest part of the rest is at most k times as much, so the reply, taking that part, is always allowed. By induction, a player who may not take the smallest part loses.",
    },
    endNim: {
      idea: "For each stretch of heaps, exactly one heap put to its left makes the whole lost, and exactly one put to its right. Both follow from those of the stretch without its last heap, in four cases.",
      proof:
        "Two different heaps on the left cannot both make it lost, since one leads to the other. And one must exist: otherwise each size would be won by a move at the right end. There are finitely many of these moves, so two sizes would share one, and again one lost position would lead to another. So L and R exist and are unique. To find L of a stretch that ends in x, compare x with R and L of the stretch before: if x equals R, the stretch is lost by itself and L is 0; if x is below or above both, mirror it, L = x; between them the values shift by one. Each case is a pairing strategy that keeps the relation.",
    },
    euclid: {
      idea: "As long as the larger number is less than twice the smaller, the move is forced. The first player who has a choice wins, that is, the first who meets a ≥ 2b or a multiple of b.",
      proof:
        "Let a ≥ 2b. If the pair (b, a mod b) is lost, move there. If it is won, leave (a mod b) + b and b: from there the opponent has only one move, into the won pair. Either way the player with a choice wins. So count forced moves until there is a choice. In ratios, with a ≥ b: the player to move loses exactly when a / b lies between 1 and the golden ratio, 1 itself excluded.",
    },
    everyEuclid: {
      idea: "Each pair alone has a winner, who makes it last as long as possible, while the loser cuts it short. The greatest of these lengths decides: if it is odd, the first player wins.",
      proof:
        "Each turn is a move in all pairs, so each pair is played on its own, and the last to end decides. The winner of a pair moves to a lost one with the greatest length, the loser to the least: step = 1 + max over lost options, or 1 + min over all. Won positions have odd steps, lost ones even, so the longest pair is won by its own winner, who then wins the whole game.",
    },
    gameOfStones: {
      idea: "A pile of n is worth the greatest m with 1 + 2 + … + m ≤ n, the most moves that it can last; the piles add by xor.",
      proof:
        "A pile is a game of its own, whose state is what is left and which numbers are used, so the xor of the values decides. The value itself is computed, not derived: for every pile up to 60, the mex over all states comes to m. A pile cannot last longer than m moves, since m + 1 different numbers add up to more than n, so none of its options can have the value m.",
    },
    graph: {
      idea: "The value of a vertex is the mex of the values that its arcs lead to; several tokens add by xor.",
      proof:
        "Tokens do not get in each other's way, so the position is the sum of one game for each token, and the Sprague–Grundy theorem gives its value: a sum with xor 0 has no move to another such sum, and one with xor x ≠ 0 has one, in a token whose value has the top bit of x. Without cycles, you can compute the values from the ends back.",
    },
    interval: {
      idea: "Modulo p + q: a remainder from 1 to p is lost, everything else is won.",
      proof:
        "Let r be the remainder. From r = 0 take q, which leaves the remainder p; from r > p take q or r − 1, whichever is less, which leaves a remainder from 1 to p. From a remainder of 1 to p, the opponent answers k with p + q − k until at most p are left, and the player to move must take these whole and loses.",
    },
    intervalValues: {
      idea: "A heap of a is worth (a mod (L + R)) / L, rounded down; the xor of the heaps decides.",
      proof:
        "Let m be the remainder of a, and v = m / L rounded down. If m < L, every move leaves a remainder from m + L to m + R, which is at least L, so no option is worth 0. Otherwise take u < v: you leave a remainder from uL to uL + L − 1 by taking m − uL − L + 1 to m − uL, and one of these numbers is allowed, since the last is at least L and the first at most R. And no option is worth v: taking k ≤ m leaves at most m − L, which is less than vL, and taking more leaves a remainder of at least m + L.",
    },
    kiki: {
      idea: "On an odd by odd board the first player loses, on any other the first player wins.",
      proof:
        "Count the steps to the corner along both sides. If both are even, every move makes at least one of them odd. Then the opponent makes both even again: by the diagonal if both are odd, otherwise along the odd side. At the corner both are 0, and the player to move there has lost.",
    },
    lasker: {
      idea: "The values are n, but 4k + 3 and 4k + 4 are exchanged; the heaps add by xor.",
      proof:
        "By induction. Modulo 4 the values of 4k + 1, 4k + 2, 4k + 3, 4k + 4 are 1, 2, 0, 3, so every split of n has an xor that is 2 for n = 4k + 1, 0 or 1 for 4k + 2, 3 for 4k + 3, and 0 or 1 for 4k + 4. Taking reaches the values of all smaller heaps. For 4k + 1 and 4k + 2 these are 0 to n − 1, and no split reaches n. For 4k + 3 the split into 1 and 4k + 2 also reaches 4k + 3, and none reaches 4k + 4. For 4k + 4 taking reaches all but 4k + 3, and no split does.",
    },
    lieges: {
      idea: "k odd: g = 0, 1, 0, 1, 2, then 0 for odd sizes, and for even ones 2 if half the pile is worth 1, otherwise 1. k even: g = 0, 1, 2, then 0 for odd and 1 for even sizes.",
      proof:
        "A pile of 2x has two kinds of moves, to 2x − 1 and to k piles of x, whose xor is g(x) for odd k and 0 for even k. So g(2x) is the mex of g(2x − 1) and this xor; an odd size has only one move. From 5 on odd sizes are worth 0, since even ones never are; the rest is the table of small sizes.",
    },
    magicBeads: {
      idea: "The value of n is the mex, over the divisor d that you leave out, of the xor of g over all smaller divisors but d. Make a table up to 1000, then take the xor of the piles.",
      proof:
        "A move replaces a pile with several: these form a sum, worth the xor of their values. If X is the xor over all divisors below n, leaving d out gives X xor g(d). The piles of a position form a sum as well. The recursion ends at 1, which has no divisor below it.",
    },
    mirror: {
      idea: "After the first move the circle is a row. A second player who can leave two equal rows copies every move and wins: from 3 coins on for k ≥ 2. With k = 1 the parity decides; with n ≤ k the first player takes all.",
      proof:
        "The first move leaves a row of at least n − k. The second player takes one or two coins from its middle, so that both sides are equal: k ≥ 2 lets you choose the right parity. Then the second player answers each move on one side with the same move on the other, and never lacks a move. If n ≤ k, the first move can take all, and there is no reply.",
    },
    misereNim: {
      idea: "If some heap has more than one, play as in Nim: won if the xor is not 0. If all have at most one, won if the xor is 0, that is, if the number of ones is even.",
      proof:
        "With only ones, each move takes one of them, so the parity decides. With larger heaps, play as in Nim until one move would leave only ones: it comes from a single large heap, and you can leave none or one of it, whichever makes the number of ones odd. The player who faces xor 0 never has a single large heap, since then the xor would be at least 2, so the winner of Nim always gets this choice. Apples that break into two rows do not change this: the values, and the condition that a position worth 0 or 1 has the other as an option, are those of Nim.",
    },
    multiplication: {
      idea: "Stan multiplies by 9, Ollie by 2: count up 9, 18, 162, 324, … and see on whose turn n is reached.",
      proof:
        "Work back from the end: the numbers that reach n in one move are n/9 and more; those from which every move goes there are n/18 and more, since 2 is the least factor; and so on by 9 and 2 in turn. So the start, 1, is won exactly when the number of steps needed to come down to 1 is odd.",
    },
    neighbours: {
      idea: "A move splits a row into two sides that never meet again. The value of a length is the mex, over all places, of the xor of the two sides; all rows add by xor.",
      proof:
        "A move concerns only one row, so a position is the sum of its rows. After a move the two sides are rows of their own, and their sum is worth the xor of their values: this gives the recursion. To print the first winning place, try each place in turn and see whether the xor of all rows becomes 0.",
    },
    nim: {
      idea: "Take the xor of all heaps: the player to move wins if it is not 0.",
      proof:
        "If the xor is 0, every move changes one heap, so the xor is no longer 0. If it is x ≠ 0, some heap a has the top bit of x, so a xor x is less than a: lower a to it, and the xor becomes 0. At the end all heaps are empty, xor 0. So a player who leaves xor 0 can always do so again, and makes the last move.",
    },
    nimMoves: {
      idea: "Let x be the xor of all heaps: you can lower heap a to a xor x exactly when that is less than a. Each such heap has exactly one winning move.",
      proof:
        "A move wins if it makes the xor 0. In heap a that means a becomes a xor x, which is one number. It is allowed only if it is less than a, and that is so exactly when a has the top bit of x. If x is 0, no heap qualifies and the position is lost.",
    },
    northcott: {
      idea: "The cells between the two pieces of a row are a Nim heap; the xor decides.",
      proof:
        "A step forward lowers the gap of a row by as much as you like: a Nim move. A step back widens it, but the opponent follows by as many cells, and the gap is what it was; a piece can go back only so often before it meets the edge. So the winner of Nim wins this too, answering steps back by following.",
    },
    pairs: {
      idea: "A pair (a, b) is worth the number of the lowest bit that is 0 in both a − 1 and b − 1; the pairs add by xor.",
      proof:
        "A move leaves a pair whose sum is a or b. For a pair worth v, each bit below v is 1 in a − 1 or b − 1, so for each i < v one of the two can be split into parts that have their lowest common zero at i. And no split of either leaves the lowest common zero at v, because x + y = a with bit v of x − 1 and y − 1 both 0, the lower ones covered, forces bit v of a − 1 to be 1, against the choice of v. So the mex is v.",
    },
    pots: {
      idea: "Each bean is a game of its own, worth the value of its pot: the mex, over two pots farther right, of the xor of their values. Only pots with an odd number of beans count; you can try all moves.",
      proof:
        "Beans do not get in each other's way, so the position is the sum of one game for each; two beans in one pot cancel. A move replaces a bean in pot i with beans in j and k, worth g(j) xor g(k). There are at most 21 pots, so try all triples; a move wins if the whole xor becomes 0.",
    },
    powersOfTwo: {
      idea: "Multiples of 3 are lost, everything else is won.",
      proof:
        "No power of 2 is a multiple of 3, so no move leads from one multiple of 3 to another. From any other number, take 1 or 2 to reach one. 0 is a multiple of 3 and is lost.",
    },
    primeMasks: {
      idea: "Each prime is a game of its own, whose state is the set of exponents: a move chooses k and lowers all exponents from k on by k. As bits of a number: the low part, joined with the high part shifted by k.",
      proof:
        "A move chooses one prime, and what it does depends only on the set of that prime's exponents among all numbers, so the primes form a sum. Exponents are at most 29, sets are bits, and only few sets can be reached from a start: compute the mex and remember it for each set.",
    },
    ring: {
      idea: "Go from the coin in both directions up to the first 0. If either way has an odd number of edges, the first player wins.",
      proof:
        "Along an odd way, the first player lowers each edge to 0 behind the coin: the second player cannot turn back, has to go on, and after an odd number of edges is the one who stands before the 0. If both ways are even, the second player does the same; and if the first player leaves something on an edge, the second goes back over it and closes it.",
    },
    rounds: {
      idea: "Find whether the first player of a round can force a win, and whether they can force a loss. Both: they win (lose k − 1 rounds, then win the last). Only the win: they win if k is odd. Otherwise they lose.",
      proof:
        "The loser of a round begins the next. With both, the first player loses each round until the last, so begins them all, and wins the last. With only the win, the second player begins round 2 and is in the same place: the winners alternate, so the first player wins if k is odd. Without a forced win, the second player wins every round that the first begins, and the first begins them all. Compute win and loss from the leaves up: a win if some child is no win, a loss if some child is no loss; a leaf is a loss.",
    },
    sgTable: {
      idea: "Make a table of the values of single heaps: g(n) = mex of g(n − s) over the numbers s of the set. A position is won if the xor of its heaps' values is not 0.",
      proof:
        "The Sprague–Grundy theorem: from a sum with xor 0 every move changes one value, so the xor is no longer 0. With xor x ≠ 0 some heap has a value with the top bit of x, and by the definition of mex you can bring it to any smaller value, so also to value xor x, which makes the xor 0.",
    },
    sixes: {
      idea: "Multiples of 6 are lost, everything else is won.",
      proof:
        "No prime power is a multiple of 6, so no move leads from one multiple of 6 to another. 1, 2, 3, 4 and 5 are prime powers (1 is p to the power 0), so from any other number you can take its remainder modulo 6.",
    },
    staircase: {
      idea: "The differences (or the gaps between pieces, two by two from the right) are steps of a staircase; a move shifts counters from one step to the next. Every second step, the last included, is a Nim heap.",
      proof:
        "Taking from row i lowers its difference to the row before and raises the next row's by as much: counters go down one step, or from the last step off the stairs. Lowering an odd step is a Nim move. If counters move from an even step onto an odd one, the opponent moves them on, so the xor of the odd steps stays; even steps hold only finitely many. So it is Nim with the odd steps.",
    },
    stoneBoxes: {
      idea: "Let t be the most stones from which you cannot fill a box of size s in one move: the greatest t with t + t² < s. Above t the box is a Nim heap of s − c; up to t it is a box of size t; an empty box is worth 0.",
      proof:
        "With c > t you can reach every content up to s, since c² is enough, so the free places are a Nim heap. From the content t every move leaves more than t, but not s, so some value other than 0; t itself is worth 0, like a full box. From a smaller content c you may also go above t, but then at least s − c − c² places stay free, more than t − c since s > t + t². In a box of size t it is worth at most t − c, so such moves change no mex: below t the box plays like one of size t.",
    },
    tartan: {
      idea: "A light at (x, y) is worth the nim-product of x and y, in a box that of x, y and z; all lights add by xor.",
      proof:
        "Each light counts by itself: lights that are on add, since switching one twice does nothing. Along one side you can put out a light at x, or move it to any smaller place: worth x. The Tartan theorem gives the product: the option (a, b) of a light worth x·y leaves a·y + x·b + a·b over all a < x and b < y, and the mex of these is the definition of the nim-product. Compute it by halves: for F = 2 to the power 2^k, F·F = F + F/2, and F times a smaller number is the ordinary product.",
    },
    treblecross: {
      idea: "A cross within two cells of another gives the opponent the third. So nobody plays there while there is another cell: a cross takes two cells on either side with it, and a player who finds no free cell has to give the game away.",
      proof:
        "If two crosses are at most two cells apart, the next player can set the third. So a safe move is farther than two cells from all crosses, and the last safe move wins: after it every move gives the opponent three in a row. The stretches of safe cells form a sum; g(n) = mex of g(i − 2) xor g(n − i − 3) with negative lengths as 0. If three in a row can be made in one move, exactly those cells win.",
    },
    treeWalk: {
      idea: "With the start as root, the walk only goes away from it. A vertex is won if some child is lost; leaves are lost. The first winning move goes to the smallest lost child.",
      proof:
        "A vertex that you leave is destroyed, so from v you can only go to the neighbours other than the one you came from: the children of v in the tree rooted at the start. That is a game with one token on a graph without cycles, decided from the leaves up.",
    },
    twoTokens: {
      idea: "For each pair of vertices and last letter, the player to move wins if some arc with a letter not below it leads to a position where the opponent loses. Fill the table in along the graph, or remember what you have found.",
      proof:
        "The players own different marbles, so values do not help, but you can still decide win and loss backwards: a position is the marble of the player to move, the other marble and the last letter. Arcs lead forward in a graph without cycles, so every position depends only on ones farther along. There are n² · 26 positions, and it is enough to keep for each pair the greatest letter at which the player to move still wins.",
    },
    winLose: {
      idea: "One heap needs no values: n is won if some allowed number leads to a lost one. Fill the table in from 0 upward.",
      proof:
        "If some move reaches a lost position, that move wins. If all moves reach won ones, the opponent wins whatever you do. With 0 lost, this decides every n in order, each in as many steps as there are numbers to take.",
    },
    wythoff: {
      idea: "The lost pairs are (⌊kφ⌋, ⌊kφ⌋ + k) with the golden ratio φ, for k = 0, 1, 2, …; take the difference as k, and compare the smaller heap with ⌊kφ⌋.",
      proof:
        "Pair the smallest number a that is in no pair so far with a + k, where k is the number of the pair. Each number and each difference is in exactly one pair. So no move leads from a pair to a pair: lowering one heap would use a number twice, lowering both a difference twice. Any other position reaches some pair, by lowering one heap or both. That a is ⌊kφ⌋ is Beatty's theorem: the sequences of φ and φ² = φ + 1 hold each number once.",
    },
  },
};
