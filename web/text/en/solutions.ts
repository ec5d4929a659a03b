// Game of each contest problem in a line, and the ideas that solve them, with the reason why each is right.

export const solutions = {
  idea: "The idea",
  proof: "Why it is right",
  program: "A program",
  copy: "Copy the program",
  /** Texts by the first id of the problem. */
  says: {
    "acwing-235":
      "Replace a pile of beads by piles of all its smaller divisors, one of them left out; who cannot move loses.",
    "atcoder-abc297g": "Take L to R stones of one heap; who cannot move loses.",
    "atcoder-agc017d": "Remove an edge of a tree, and with it the part without vertex 1; who finds no edge loses.",
    "atcoder-dp-k": "Take from one heap a number of stones that stands in a given list.",
    "cf-1704f": "Paint two neighbouring cells white, Alice pairs with a red one, Bob pairs with a blue one.",
    "cf-305e": "Cut a word at a letter between two equal letters; it falls into three words.",
    "cf-455b":
      "Lengthen a common word letter by letter within a list of words, k rounds long; the loser of a round begins the next.",
    "cf-603c": "Take one counter of a pile, or turn an even pile of 2x into k piles of x.",
    "cf-768e": "Take from a pile any number that was not taken of this pile before.",
    "cf-850c": "Choose a power of a prime, and divide every number by it that it divides.",
    "cf-917b":
      "Two marbles on a graph with lettered arcs; the letters must never fall. For every pair of vertices, who wins?",
    "codechef-matchs": "Take from one pile a multiple of the other; who empties a pile wins.",
    "hdu-1536": "S-Nim: take from a heap a number of a given set; many positions for each set.",
    "hdu-1729": "Put stones into a box, at most the square of those in it.",
    "hdu-1730":
      "In each row a black and a white piece; each player moves a piece of his own along its row, not past the other.",
    "hdu-1846": "Take 1 to m stones of one heap of n.",
    "hdu-1847": "Take a power of 2 of one heap.",
    "hdu-1848": "Three heaps; take a Fibonacci number from one of them.",
    "hdu-1849": "Chessmen on a line, each moved to the left at will: Nim.",
    "hdu-1850": "Nim: how many first moves win?",
    "hdu-1907": "Nim in which the last to take loses.",
    "hdu-2147": "A coin goes left, down or diagonally on an n × m board; who brings it to the corner wins.",
    "hdu-2149": "Raise a bid by 1 to n; the first to reach m buys. Which first bids win?",
    "hdu-2176": "Nim: print every winning first move.",
    "hdu-2177": "Wythoff's game: who wins, and what do the winning first moves leave?",
    "hdu-2188": "Give 1 to m yuan a turn; who makes it n wins.",
    "hdu-2486": "One heap; a move takes at most k times as many as the one before. The least winning first move?",
    "hdu-2509": "Take an unbroken run out of a row of apples; the last to take loses.",
    "hdu-2516": "One heap; a move takes at most twice as many as the one before.",
    "hdu-2897": "Take p to q coins of a heap, all of one below p; the last to take loses.",
    "hdu-2999": "Take neighbouring stones of a row, in a number that stands in a list.",
    "hdu-3032": "Take any number from a heap, or split it in two.",
    "hdu-3389": "Move cards from box a to box b < a with a + b odd and a multiple of 3.",
    "hdu-3404": "Switch the four corners of a rectangle of lights, the far one from on to off.",
    "hdu-3595": "Many games of Euclid at once; all that are not over must be moved.",
    "hdu-3951": "Take up to k neighbouring coins of a circle.",
    "leetcode-1025": "Subtract from n a divisor of it below n.",
    "leetcode-1510": "Take a square number of stones of one heap.",
    "leetcode-292": "Take 1 to 3 stones of one heap.",
    "leetcode-294": "Turn two neighbouring plus signs to minus.",
    "luogu-p1199":
      "Draft generals against a computer that always spoils your best pair; what is the best pair you can get?",
    "luogu-p1247": "Nim: print a winning first move and what it leaves.",
    "luogu-p1288": "Lower the number on an edge beside the coin and cross it; an edge at 0 is closed.",
    "luogu-p1290": "Take from the larger number a multiple of the smaller; who makes a 0 wins.",
    "luogu-p2148": "Heaps in pairs: throw one of a pair away and split the other in two.",
    "luogu-p2197": "Nim: who wins?",
    "luogu-p2252": "Take from one of two heaps, or as many from both.",
    "luogu-p2575": "Move a piece to the right, to the next cell or over an unbroken line of pieces.",
    "luogu-p2599": "Take any number from the first or the last heap of a row.",
    "luogu-p3185": "Take a bean out of a pot and put two into pots further right.",
    "luogu-p3480": "Rows that never fall; take from one row as long as that stays true.",
    "luogu-p4018": "Take a prime power of stones, 1 included.",
    "luogu-p6487":
      "Take any number first, then at most twice as many as the move before. The least winning first move?",
    "pe-306": "Paint two neighbouring squares of a strip; on how many strips up to a length does the first player win?",
    "pe-325": "Euclid's game: the numbers of all lost pairs x < y up to a bound, added up.",
    "poj-1067": "Take from one of two heaps, or as many from both.",
    "poj-1704": "Move a piece of a line to the left, not onto nor past another.",
    "poj-2234": "Nim: who wins?",
    "poj-2311": "Cut a sheet of paper along a line; who cuts out a single square wins.",
    "poj-2348": "Take from the larger number a multiple of the smaller; who makes a 0 wins.",
    "poj-2425": "Move one of several tokens along an arc of a graph without cycles.",
    "poj-2484": "Take one coin of a circle or two neighbours.",
    "poj-2505": "Multiply by 2 to 9; the first to reach n wins.",
    "poj-2599": "Walk on a tree, never back to a vertex; who cannot go on loses.",
    "poj-2975": "Nim: how many first moves win?",
    "poj-3533": "Switch the eight corners of a box of lights, the far one from on to off.",
    "poj-3537": "Put crosses on a strip; three in a row win.",
    "poj-3710": "Cut an edge of trees that carry polygons; what is off the root falls.",
    "uva-10561": "Put crosses on a strip; three in a row win. Print every winning cell.",
  },
  ideas: {
    bash: {
      idea: "What is left modulo m + 1 decides: a multiple of m + 1 is lost, and anything else is lowered to one.",
      proof:
        "From a multiple of m + 1 every move leaves none, since 1 to m are taken; whatever the other takes, k, is answered by m + 1 − k. From any other number the rest modulo m + 1 lies between 1 and m and can be taken. The heap falls, so this ends with 0, a multiple, before the loser.",
    },
    boxSteps: {
      idea: "Boxes 1, 3 and 4 are dead ends. Every other box has an even or odd distance to one; only cards at odd distance count, and they are Nim heaps: boxes 0, 2 and 5 modulo 6.",
      proof:
        "A move takes cards from a box to one whose distance has the other parity, since a + b odd and a multiple of 3 pairs the residues 0 with 3, 1 with 2, 4 with 5. So lowering an odd box is a Nim move that is always possible (5 to 4, 2 to 1, 6 to 3 and so on); and cards that someone lays into an odd box are moved on at once by the other, to a box still further down, which undoes it. It is staircase Nim.",
    },
    chessRows: {
      idea: "Each gap in a row is a stair: the pieces between two gaps stand on a step, and a jump moves one to the next step. Odd steps, counted from the right end, are Nim heaps.",
      proof:
        "A piece that moves changes places with the first empty cell to its right; so it and all that it passes lie then before the gap, and exactly the pieces between the old place and the gap change their step: as many as are wanted, from one step down to the next. That is staircase Nim, where coins that reach an odd step are passed on by the answer, and the odd steps alone decide by their xor.",
    },
    christmas: {
      idea: "A ring that hangs at a vertex counts as one edge if it is odd and as nothing if it is even. What is left is a tree: an edge to a part worth g is worth g + 1, and what meets at a vertex is added by xor.",
      proof:
        "The fusion principle: a ring's vertices may be drawn together without changing the value, which turns its n edges into n loops at one vertex, each worth 1, and n ones have the xor n mod 2. The colon principle gives the trees: the part above v can reach every value below g and never g itself, so with an edge under it 0 and 1 to g can be reached, and g + 1 cannot. The trees are a sum.",
    },
    colon: {
      idea: "From the leaves up: an edge to a subtree worth g is worth g + 1, and a vertex is worth the xor of its edges. The first player wins if vertex 1 is not worth 0.",
      proof:
        "It is Hackenbush on a tree with vertex 1 on the ground. Branches that meet at a vertex are a sum. For a branch of an edge under a part worth g: cutting the edge leaves 0; cutting above, the part becomes worth any value below g, perhaps some above, so by induction the branch reaches every value from 1 to g and never g + 1. Its mex is g + 1.",
    },
    colours: {
      idea: "Who has more cells of his colour wins. With as many of each, every pair that is painted has both colours, and the stretches of alternating colours are Dawson's Kayles: two neighbours go.",
      proof:
        "A pair of two colours costs both players a cell; a pair of one colour costs only its owner. So both paint mixed pairs while there are any, after which each has only his own pairs: with more cells Alice has more of them in time, and can always keep her lead, as Bob can keep his. With equal numbers whoever first paints a pair of one colour falls behind and loses, so nobody does before the mixed pairs are gone; who takes the last mixed pair wins, and that is the sum of the stretches.",
    },
    cutting: {
      idea: "A strip of width 1 loses for whoever makes it, so no cut leaves one: the values are the mex over all cuts into parts at least 2 wide and 2 high, and 0 is lost.",
      proof:
        "If a cut leaves a side of 1, the other cuts that strip to a single square at once and wins. So a player who can help it cuts only into parts of at least 2 by 2; where there is none such, in sheets of 2 or 3 by 2 or 3, the mover has to leave a strip and loses. These sheets are the ends of a game whose last mover wins, and of that the parts of a cut are a sum.",
    },
    dawson: {
      idea: "Stretches of n signs: two neighbours go and leave two stretches. The values g(n) = mex of g(i) xor g(n − 2 − i) repeat every 34 from 53 on.",
      proof:
        "What a move leaves on its two sides cannot meet any more, so a position is the sum of its stretches, and the value of one is the mex over all splittings. That the period holds for ever needs only finitely many values: the game is 0.07 of octal codes, of which no move takes more than two; once values agree over a length 2·53 + 34 + 2 or more they agree always (Guy and Smith).",
    },
    divisorParity: {
      idea: "The player who faces an even number wins: take 1.",
      proof:
        "The divisors of an odd number are odd, so an odd number becomes even. An even number can be made odd by taking 1. So one player always faces even numbers; and the game ends at 1, which is odd, before the other.",
    },
    draft: {
      idea: "Of the partners of a general the best is taken away by the computer, the second best can be had. The answer is the greatest second best over all generals, and you always win.",
      proof:
        "After your first pick the computer takes its best partner; you take the second best, and have that pair. You cannot have a pair that is the best of both its generals, since the computer spoils it; so the greatest second best is all there is. The computer never gets a better pair: each of its generals is one whose best partner is with you or was taken to spoil a pair of yours, and what stays among its own is not above your pair.",
    },
    dynamic: {
      idea: "Write the heap as a sum of terms of a sequence (for factor 2 the Fibonacci numbers, no two of them neighbours); taking the least part wins if it is allowed, and if the heap is a term itself and may not be taken whole, the position is lost.",
      proof:
        "The terms are chosen so that of a number's parts each next one is more than k times the last. If you take the least part, the other cannot take the next part whole, having at most k times yours. And whatever is taken of one part x leaves a least part at most k times as much, so that the answer, the least part, is always allowed: by induction the player before whom the least part is too large has lost.",
    },
    endNim: {
      idea: "For each stretch of heaps there is exactly one heap which, set to its left, makes the whole lost, and one for its right. Both follow from those of the stretch without its last heap, in four cases.",
      proof:
        "Two different heaps on the left cannot both be lost, since one leads to the other. And one must exist: otherwise each size would be won by a move at the right end, of which there are finitely many, so two sizes would share one, and again one lost position would lead to another. So L and R exist and are unique. To find L of a stretch that ends in x, compare x with R and L of the stretch before: equal to R it is lost by itself and L is 0; below or above both, mirror it, L = x; between them the values shift by one. Each case is a pairing strategy that keeps the relation.",
    },
    euclid: {
      idea: "As long as the larger number is less than twice the smaller, the move is forced. The first player who has a choice wins; that is, who first finds a ≥ 2b, or a multiple of b.",
      proof:
        "Let a ≥ 2b. If the pair (b, a mod b) is lost, move there. If it is won, leave (a mod b) + b and b: from there the other has only one move, into the won pair. Either way the player with a choice wins. So forced moves are counted until there is one. In ratios, with a ≥ b: the mover loses exactly if a / b lies between 1 and the golden ratio, 1 itself excluded.",
    },
    everyEuclid: {
      idea: "Each pair alone has a winner, who makes it last as long as he can, while the loser cuts it short. Of these lengths the greatest decides: odd, and the first player wins.",
      proof:
        "All pairs are moved at once, so each is played on its own, and the last to end decides. A winner of a pair moves to a lost one with the greatest length, the loser to the least: step = 1 + max over lost options, or 1 + min over all. Won positions have odd steps, lost ones even, so the longest pair is won by its own winner, who then is the winner of all.",
    },
    gameOfStones: {
      idea: "A pile of n is worth the greatest m with 1 + 2 + … + m ≤ n, the most moves that it can last; the piles add by xor.",
      proof:
        "A pile is a game of its own whose state is what is left and which numbers are spent, so the xor of the values decides. The value itself is computed, not derived: the mex over all states, gone through for every pile up to 60, comes to m each time. That no pile lasts longer than m moves is plain, since m + 1 different numbers add up to more than n; so m is not among the values that its options can have.",
    },
    graph: {
      idea: "The value of a vertex is the mex of the values of those its arcs lead to; several tokens add by xor.",
      proof:
        "Tokens do not hinder one another, so the position is the sum of one game for each token, and the Sprague–Grundy theorem gives its value: a sum with xor 0 has no move to another such sum, and one with xor x ≠ 0 has one, in a token whose value has the top bit of x. Without cycles the values are found from the ends back.",
    },
    interval: {
      idea: "Modulo p + q: a rest from 1 to p is lost, everything else is won.",
      proof:
        "Let r be the rest. From r = 0 take q, which leaves the rest p; from r > p take q or r − 1, whichever is less, which leaves a rest from 1 to p. From a rest 1 to p the other answers k with p + q − k, until at most p are left, which the mover must take whole and so loses.",
    },
    intervalValues: {
      idea: "A heap of a is worth (a mod (L + R)) / L, rounded down; the xor of the heaps decides.",
      proof:
        "Let m be the rest of a, and v = m / L rounded down. If m < L, every move leaves a rest from m + L to m + R, which is at least L, so no option is worth 0. Otherwise take u < v: a rest from uL to uL + L − 1 is left by taking m − uL − L + 1 to m − uL, and one of these numbers may be taken, since the last is at least L and the first at most R. And no option is worth v: taking k ≤ m leaves at most m − L, which is less than vL, and taking more leaves a rest of at least m + L.",
    },
    kiki: {
      idea: "On an odd by odd board the mover loses, on any other he wins.",
      proof:
        "Count the steps to the corner along both sides. If both are even every move makes one of them odd; and from there the other makes both even again: by the diagonal if both are odd, else along the odd side. At the corner both are 0, and the player to move there has lost.",
    },
    lasker: {
      idea: "The values are n, but 4k + 3 and 4k + 4 are exchanged; the heaps add by xor.",
      proof:
        "By induction. Modulo 4 the values of 4k + 1, 4k + 2, 4k + 3, 4k + 4 are 1, 2, 0, 3, so all splits of n have an xor that is 2 for n = 4k + 1, 0 or 1 for 4k + 2, 3 for 4k + 3, and 0 or 1 for 4k + 4. Taking reaches the values of all smaller heaps. For 4k + 1 and 4k + 2 these are 0 to n − 1, and no split reaches n. For 4k + 3 the split into 1 and 4k + 2 reaches 4k + 3 besides, and none reaches 4k + 4. For 4k + 4 taking reaches all but 4k + 3, and no split does.",
    },
    lieges: {
      idea: "k odd: g = 0, 1, 0, 1, 2, then 0 for odd sizes, and for even ones 2 if half of them is worth 1, else 1. k even: g = 0, 1, 2, then 0 for odd and 1 for even sizes.",
      proof:
        "A pile of 2x has two kinds of moves, to 2x − 1 and to k piles of x, whose xor is g(x) for odd k and 0 for even k. So g(2x) is the mex of g(2x − 1) and that; an odd size has one move only. From 5 on odd sizes are worth 0 since even ones never are; the rest is the table of small sizes.",
    },
    magicBeads: {
      idea: "The value of n is the mex, over the divisor d that is left out, of the xor of all g of smaller divisors but g(d). Tables up to 1000, then xor of the piles.",
      proof:
        "A move replaces a pile by several: these are a sum, worth the xor of their values. With X the xor over all divisors below n, leaving d out gives X xor g(d). The piles of a position are a sum as well. The recursion ends at 1, which has no divisor below it.",
    },
    mirror: {
      idea: "After the first move the circle is a row. If the second player can leave two equal rows, he copies every move and wins: from 3 coins on for k ≥ 2. With k = 1 the parity decides; with n ≤ k the first player takes all.",
      proof:
        "The first move leaves a row of at least n − k. The second takes one or two coins from its middle, so that both sides are equal: k ≥ 2 gives the parity that is needed. Then each move in one side is answered by the same one in the other, so the second player never lacks a move. If the row is empty after the first move, there is nothing to answer, and that is n ≤ k.",
    },
    misereNim: {
      idea: "If some heap has more than one, play as in Nim: won if the xor is not 0. If all have at most one, won if the xor is 0, that is with an even number of ones.",
      proof:
        "With ones alone each move takes one of them, so the parity decides. With larger heaps play as in Nim until one move would leave only ones: it comes from a single large heap, and there one can leave none or one of it, whichever makes the number of ones odd. The player with xor 0 never has a single large heap, since then the xor would be at least 2; so it is always the winner of Nim who has that choice. Apples that are broken into two rows leave this as it is: values, and the condition that a position worth 0 or 1 has the other as an option, are those of Nim.",
    },
    multiplication: {
      idea: "Stan multiplies by 9, Ollie by 2: count up 9, 18, 162, 324, … and see on whose turn n is reached.",
      proof:
        "Seen from the end: the numbers that reach n at once are n/9 and more; those from which every move goes there are n/18 and more, since 2 is the least factor; and so on by 9 and 2 in turn. So the start, 1, is won exactly if as many of these steps as are needed to come down to 1 are odd in number.",
    },
    neighbours: {
      idea: "What is taken or cut parts a row in two that never meet again. The value of a length is the mex over all places of the xor of the two sides; all rows add by xor.",
      proof:
        "A move concerns one row only, so a position is the sum of its rows. After a move the two sides are rows of their own, and their sum is worth the xor of their values: this gives the recursion. To print the first winning place, try each place in turn and see whether the xor of all rows becomes 0.",
    },
    nim: {
      idea: "The xor of all heaps: the mover wins if it is not 0.",
      proof:
        "If the xor is 0, every move changes one heap and so makes it different from 0. If it is x ≠ 0, some heap a has the top bit of x, so a xor x is less than a: lowering a to it makes the xor 0. At the end all heaps are empty, xor 0. So whoever has left xor 0 can do so again, and makes the last move.",
    },
    nimMoves: {
      idea: "With the xor x of all heaps: heap a can be lowered to a xor x exactly if that is less than a. Each such heap has exactly one winning move.",
      proof:
        "A move wins if it makes the xor 0. In heap a this needs a to become a xor x, which is one number; it is allowed only if it is less than a, and that is so exactly if a has the top bit of x. If x is 0, no heap qualifies and the position is lost.",
    },
    northcott: {
      idea: "The cells between the two pieces of a row are a Nim heap; the xor decides.",
      proof:
        "A step forward lowers the gap of a row at will: a Nim move. A step back widens it, but the other follows by as many cells, and the gap is what it was; a piece can go back only so often before the edge. So whoever wins Nim wins this, answering steps back by following.",
    },
    pairs: {
      idea: "A pair (a, b) is worth the number of the lowest bit that is 0 in both a − 1 and b − 1; the pairs add by xor.",
      proof:
        "A move leaves a pair whose sum is a or b. For a pair worth v, the bits below v each stand in a − 1 or b − 1, so for each i < v one of the two can be split into parts that have their lowest common zero at i; and no split of either leaves the lowest common zero at v, because x + y = a with bit v of x − 1 and y − 1 both 0, the lower ones covered, forces a bit v in a − 1 to be 1, against the choice of v. So the mex is v.",
    },
    pots: {
      idea: "Each bean is a game of its own, worth what its pot is: the mex over two pots further right of the xor of their values. Only pots with an odd number of beans count; all moves can be tried.",
      proof:
        "Beans do not hinder one another, so the position is the sum of one game for each; two beans in one pot cancel. A move replaces a bean in pot i by beans in j and k, worth g(j) xor g(k). There are at most 21 pots, so all triples are tried; a move wins if the whole xor becomes 0.",
    },
    powersOfTwo: {
      idea: "Multiples of 3 are lost, all else is won.",
      proof:
        "No power of 2 is a multiple of 3, so from a multiple of 3 every move leaves none. From any other number 1 or 2 can be taken to reach one. 0 is a multiple of 3 and is lost.",
    },
    primeMasks: {
      idea: "Each prime is a game of its own, whose state is the set of exponents: a move chooses k and lowers all exponents from k on by k. As bits of a number: the low part, joined with the high part shifted by k.",
      proof:
        "A move chooses one prime, and what it does depends only on the set of that prime's exponents among all numbers, so the primes are a sum. Exponents are at most 29, sets are bits, and from a start few of them are reached: mex with a memory of the sets.",
    },
    ring: {
      idea: "Go from the coin in both directions up to the first 0. If either way has an odd number of edges, the first player wins.",
      proof:
        "Along an odd way the first player lowers each edge to 0 behind him: the other cannot turn back and is led on, and after an odd number of edges it is the other who stands before the 0. If both ways are even, the second player does the same; and if the first leaves something on an edge, he goes back over it and closes it.",
    },
    rounds: {
      idea: "Find whether the first player of a round can force a win, and whether he can force a loss. Both: he wins all (loses k − 1 rounds, wins the last). Only the win: odd k. Otherwise he loses.",
      proof:
        "Who loses a round begins the next. With both, he loses until the last round, beginning each, and wins that. If he can only win, the second begins round 2, and is in the same place: the winners alternate, so k odd is his. If he cannot force a win, the other wins every round that he begins, and he begins them all. Win and loss are found from the leaves up: a win if some child is no win, a loss if some child is no loss, a leaf being a loss.",
    },
    sgTable: {
      idea: "Values of single heaps by a table: g(n) = mex of g(n − s) over the numbers s of the set. A position is won if the xor of its heaps' values is not 0.",
      proof:
        "The Sprague–Grundy theorem: from a sum with xor 0 every move changes one value, so the xor becomes different from 0; with xor x ≠ 0 some heap has a value with the top bit of x, and by the definition of mex it can be brought to any smaller value, so to value xor x, which makes the xor 0.",
    },
    sixes: {
      idea: "Multiples of 6 are lost, all else is won.",
      proof:
        "No prime power is a multiple of 6, so from a multiple of 6 no move reaches another. 1, 2, 3, 4 and 5 are prime powers (1 is p to the power 0), so from any other number its rest modulo 6 can be taken.",
    },
    staircase: {
      idea: "The differences (or the gaps between pieces, two by two from the right) are steps of a staircase; a move shifts counters from a step to the next. Every second step, the last included, is a Nim heap.",
      proof:
        "What is taken of row i lowers its difference to the row before and raises the next row's by as much: counters go down one step, from the last off the stairs. Lowering an odd step is a Nim move. Counters that are moved from an even step onto an odd one are moved on by the answer, so the xor of the odd steps stays; even steps hold only finitely many. So it is Nim with the odd steps.",
    },
    stoneBoxes: {
      idea: "Let t be the fullest content from which a box of size s cannot be filled at once: the greatest t with t + t² < s. Above t the box is a Nim heap of s − c; up to t it is a box of size t; an empty box is worth 0.",
      proof:
        "With c > t every content up to s can be reached, since c² is enough: so the free places are a Nim heap. From the content t every move leaves more than t, but not s, so some value other than 0; t itself is worth 0, like a full box. A smaller content c may be raised above t too, but then at least s − c − c² places stay free, more than t − c since s > t + t². In a box of size t it is worth at most t − c, so such moves change no mex: below t the box plays as one of size t.",
    },
    tartan: {
      idea: "A light at (x, y) is worth the nim product of x and y, in a box of x, y and z; all lights add by xor.",
      proof:
        "One light decides by itself: lights that are on add, since switching one twice does nothing. Along one side a light at x can be put out, or moved to any smaller place: worth x. The Tartan theorem gives the product: the option (a, b) of a light worth x·y leaves a·y + x·b + a·b over all a < x and b < y, and the mex of these is the definition of the nim product. It is computed by halves: for F = 2 to the power 2^k, F·F = F + F/2, and F times a smaller number is the ordinary product.",
    },
    treblecross: {
      idea: "A cross within two cells of another hands over the third. So no player plays there while there is another cell: a cross takes two cells on either side with it, and who finds no free cell left has to give the game away.",
      proof:
        "If two crosses are at most two cells apart, the third can be set at once. So a safe move is one farther than two cells from all crosses, and the last safe move wins: after it every move gives three in a row to the other. The stretches of safe cells are a sum; g(n) = mex of g(i − 2) xor g(n − i − 3) with negative lengths as 0. If three in a row can be made at once, exactly those cells win.",
    },
    treeWalk: {
      idea: "Rooted at the start, the walk only goes away from it. A vertex is won if some child is lost; leaves are lost. The first winning move goes to the smallest lost child.",
      proof:
        "A vertex that was left is destroyed, so from v one can only go to the neighbours other than the one one came from: the children of v in the tree rooted at the start. That is a game on a graph without cycles with one token, decided from the leaves up.",
    },
    twoTokens: {
      idea: "For each pair of vertices and last letter, the mover wins if some arc with a letter not below it leads to a position where the other loses. Filled in along the graph, or by a memory.",
      proof:
        "The players own different marbles, so values do not help, but winner and loser are still decided backwards: a position is the mover's marble, the other's and the last letter. Arcs lead forward in a graph without cycles, so every position depends only on ones farther along. There are n² · 26 positions, and it is enough to keep for each pair the greatest letter at which the mover still wins.",
    },
    winLose: {
      idea: "One heap needs no values: n is won if some allowed number leads to a lost one. Filled in from 0 upward.",
      proof:
        "A position from which some move reaches a lost one is won by that move; if all moves reach won ones, the other wins whatever is done. With 0 lost, this decides every n in order, each in as many steps as there are numbers to take.",
    },
    wythoff: {
      idea: "The lost pairs are (⌊kφ⌋, ⌊kφ⌋ + k) with the golden ratio φ, for k = 0, 1, 2, …; compare the smaller heap with the k of the difference.",
      proof:
        "Put the least number a that is in no pair so far with a + k, k the number of the pair. Each number comes in exactly one pair and each difference in one. So no move leads from a pair to a pair: one that lowers one heap would use a number twice, one that lowers both a difference twice. From any other position some pair is reached, by lowering one heap or both. That a is ⌊kφ⌋ is Beatty's theorem: the sequences of φ and φ² = φ + 1 hold each number once.",
    },
  },
};
