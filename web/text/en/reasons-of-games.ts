// Reasons that a single game or family gives; the others are in reasons.ts.

export const reasonsOfGames = {
  "odd-steps": {
    brief: {won: "the odd steps have nim-sum {equation}, not 0", lost: "the odd steps have nim-sum {equation}"},
    text: "Only the odd steps count: coins that come down onto one from an even step can go a step further at once, and nothing has changed. The stairs are worth the nim-sum of the odd steps, {sum}.",
  },
  "odd-gaps": {
    brief: {
      won: "every other gap counts: the nim-sum is {equation}, not 0",
      lost: "every other gap counts: the nim-sum is {equation}",
    },
    text: "Pair the pieces from the right; one that is left over is paired with the left end of the strip. The gap inside each pair is a Nim heap: if its left piece moves away, its right piece can follow as far. The nim-sum of these gaps is {sum}.",
  },
  "odd-lines": {
    brief: {
      won: "the lines before every other empty cell have nim-sum {equation}, not 0",
      lost: "the lines before every other empty cell have nim-sum {equation}",
    },
    text: "Count the empty cells of a row from the right. The lines of pieces just left of the first, third, fifth … are Nim heaps: their nim-sum is {sum}. A jump brings pieces from one line to the next, as on a staircase.",
  },
  "ring-lines": {
    brief: "the edges to the next 0 number {right} one way and {left} the other, and one of these is odd",
    text: "From the coin to the next 0 the edges number {right} on one side and {left} on the other. The mover wins exactly when one of these is odd: lower the first edge on that side to 0 and cross it, and the opponent has an even number of edges ahead and none behind.",
  },
  "ring-lines-above": {
    brief:
      "the edges to the next {floor}, the least number, number {right} one way and {left} the other, and one of these is odd",
    text: "In a ring of even length without a 0 nobody wants to make one, so {floor}, the least number, stands in for 0. From the coin to the next {floor} the edges number {right} on one side and {left} on the other: the mover wins exactly when one of these is odd.",
  },
  "ring-lines-even": {
    brief: "the edges to the next 0 number {right} one way and {left} the other, both even",
    text: "From the coin to the next 0 the edges number {right} on one side and {left} on the other, both even: whichever way the mover goes, the opponent has an odd number of edges ahead, lowers the first of them to 0 and wins.",
  },
  "ring-lines-above-even": {
    brief: "the edges to the next {floor}, the least number, number {right} one way and {left} the other, both even",
    text: "In a ring of even length without a 0 nobody wants to make one, so {floor}, the least number, stands in for 0. From the coin to the next {floor} the edges number {right} on one side and {left} on the other, both even, so the mover loses.",
  },
  "odd-ring": {
    brief: "the ring has {edges} edges, an odd number, and none of them is 0",
    text: "No edge is 0 and the ring has {edges} edges, an odd number: lower an edge to 0 and cross it, and the opponent has the others ahead, an even number, and none behind.",
  },
  heads: {
    brief: {won: "the heads have nim-sum {equation}, not 0", lost: "the heads have nim-sum {equation}"},
    text: "Every head counts as if it stood alone, since a coin turned twice lies as before. Alone it is worth the least number that no move leaves: the coins turned with it then lie heads up, and are worth their nim-sum. The position is worth the nim-sum of its heads: {sum}.",
  },
  tartan: {
    brief: {
      won: "the nim-products of the heads have nim-sum {equation}, not 0",
      lost: "the nim-products of the heads have nim-sum {equation}",
    },
    text: "Tartan theorem: a head is worth the nim-product (⊗) of what its place is worth along each side, in the game that is played along that side. Heads add: the nim-sum is {sum}.",
  },
  colon: {
    brief: "what stands on edge {vertex} counts as a stalk of {value}",
    text: "Colon principle: what stands on edge {vertex} acts like a single stalk of length {value}, the nim-sum of its branches.",
  },
  "colon-ground": {
    brief: {
      won: "the stalks on the ground have nim-sum {equation}, not 0",
      lost: "the stalks on the ground have nim-sum {equation}",
    },
    text: "What is left on the ground is a row of stalks, that is, of Nim heaps: their nim-sum is {value}.",
  },
  fusion: {
    brief: "{edges} edges on cycles shrink to {parity}",
    text: "Fusion principle: vertices on a cycle may be drawn together into one. These {edges} edges become loops there, a loop is worth a stalk of 1, and equal stalks cancel in pairs: {parity} remains.",
  },
  ring: {
    brief: "the ring of {edges} edges counts as a stalk of {parity}",
    text: "Ring rule: this ring hangs at one vertex and carries nothing else. It shrinks to that vertex if the number of its edges is even, and to a single edge there if it is odd: of {edges}, {parity} remains.",
  },
  "wythoff-pair": {
    brief: "the heaps can be brought to the lost pair {left}",
    text: "The heaps differ by {k}. The one lost position with that difference is (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper}), where φ = 1.618… is the golden ratio and ⌊ ⌋ rounds down. This is not it, so a move leads from here to a lost position, {left}.",
  },
  "wythoff-pair-met": {
    brief: "({lower}, {upper}) is the lost pair whose heaps differ by {k}",
    text: "The heaps differ by {k}. The one lost position with that difference is (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper}), with the golden ratio φ, and this is it: no move leads from one lost position to another.",
  },
  vertices: {
    brief: {
      won: "reckoned from the ends of the graph, the value is {value}, not 0",
      lost: "reckoned from the ends of the graph, the value is {value}",
    },
    text: "An end of the graph is worth 0. From there upwards, a vertex is worth the smallest number that is not among the values its arcs lead to (mex).",
  },
  threshold: {
    brief: "from {mine} against {other} the mover wins if the last letter is no later than {best}",
    text: "With the mover's marble on {mine} and the other on {other}, the mover wins exactly as long as the letter played last is not after {best}. An earlier letter never hurts the mover, so one letter for each pair tells all.",
  },
  "threshold-none": {
    brief: "from {mine} against {other} every arc can be answered, whatever the last letter",
    text: "With the mover's marble on {mine} and the other on {other}, every arc can be answered, whatever letter was played last.",
  },
  "rounds-win": {
    brief: {
      won: "this round has to be won, and that can be forced: {move}",
      lost: "this round has to be won, and none of the {count} letters forces that",
      only: "this round has to be won, and the only letter does not force that",
    },
    text: "Whoever loses a round begins the next, and the last round decides. From the table: whoever begins the rounds after this one loses them, or there are none, so the player to move has to win this round. That can be forced from here: {can_win}.",
  },
  "rounds-lose": {
    brief: {
      won: "this round has to be lost, and that can be forced: {move}",
      lost: "this round has to be lost, and none of the {count} letters forces that",
      only: "this round has to be lost, and the only letter does not force that",
    },
    text: "Whoever loses a round begins the next, and the last round decides. From the table: whoever begins the rounds after this one wins them, so the player to move has to lose this round. That can be forced from here: {can_lose}.",
  },
  "second-best": {
    brief: "the greatest second best is pair {pair}, of strength {strength}",
    text: "Not an impartial game: the computer follows its rule. Whichever general the human picks first, the computer takes that one's best partner; the second best then stays. The greatest second best is pair {pair} of strength {strength}, and no stronger pair can fall to the computer, since the human takes its other half in time.",
  },
  reach: {
    brief: "within reach: human {human_strength}, computer {computer_strength}",
    text: "The strongest pair that the human owns or can complete with this pick is {human} (strength {human_strength}); of the computer's generals it is {computer} ({computer_strength}). The human may also have to break that one.",
  },
  "computers-pick": {
    brief: "the computer breaks pair {pair} ({strength})",
    text: "The computer has no choice: of all pairs of a human's general and a free one, {pair} is the strongest ({strength}), so it takes general {general}.",
  },
  pairs: {
    brief: "strongest pairs: human {human_strength}, computer {computer_strength}",
    text: "The draft is over and the human has won: the human's strongest pair is {human} (strength {human_strength}), the computer's only {computer} ({computer_strength}).",
  },
  "pairs-lost": {
    brief: "strongest pairs: human {human_strength}, computer {computer_strength}",
    text: "The draft is over and the computer has won: its strongest pair is {computer} (strength {computer_strength}), the human's only {human} ({human_strength}).",
  },
  columns: {
    brief: "not every binary column holds a multiple of {base} ones",
    text: "Write the heaps in binary and count the ones of each column modulo {base}, one more than the {heaps} heaps that a move may lower. Some column leaves a remainder, and the mover can make all remainders vanish.",
  },
  "columns-zero": {
    brief: "every binary column holds a multiple of {base} ones",
    text: "Write the heaps in binary: every column holds a multiple of {base} ones. A move lowers at most {heaps} heaps, changes some column by less than {base}, and the opponent can mend it.",
  },
  "number-left": {
    brief: "{value} > 0: Left is ahead",
    text: "The value {value} is a number above 0. In a number every move costs the player who makes it, and Left is far enough ahead to make the last move, whoever begins.",
  },
  "number-right": {
    brief: "{value} < 0: Right is ahead",
    text: "The value {value} is a number below 0. In a number every move costs the player who makes it, and Right is far enough ahead to make the last move, whoever begins.",
  },
  "number-zero": {
    brief: "the value is 0: neither is ahead",
    text: "The value is 0: after any move the other player can bring it back to 0, or to their own side of it.",
  },
  "sum-of-numbers": {
    brief: "together the components are worth {equation}",
    text: "Numbers add as numbers, nimbers without carrying, other values as games: together {sum}.",
  },
  means: {
    brief: "the means add up to {equation}",
    text: "To work out the whole as one value would take long, but the thermographs of its components bound it. Means add up, here to {sum}; the stop if Left begins: {left}, if Right begins: {right}. A stop above 0 is a win for Left, one below 0 for Right.",
  },
  "means-open": {
    text: "The whole is too large to be worked out as one value. Means add up, here to {sum}; the stop if Left begins: {left}, if Right begins: {right}. That alone leaves open who wins.",
  },
  "number-left-star": {
    brief: "{number} > 0: Left is ahead",
    text: "The number in {value} is {number}, above 0. No nimber outweighs a number, so Left wins, whoever begins.",
  },
  "number-right-star": {
    brief: "{number} < 0: Right is ahead",
    text: "The number in {value} is {number}, below 0. No nimber outweighs a number, so Right wins, whoever begins.",
  },
  "value-left": {
    brief: "{value} > 0: Left is ahead",
    text: "The value {value} is above 0: Left wins, whoever begins.",
  },
  "value-right": {
    brief: "{value} < 0: Right is ahead",
    text: "The value {value} is below 0: Right wins, whoever begins.",
  },
  "value-first": {
    brief: "{value} is confused with 0: whoever begins wins",
    text: "The value {value} is confused with 0: each player, beginning, has a move that the other cannot answer.",
  },
  "stops-left": {
    brief: "stops {left} and {right} above 0: Left wins",
    text: "The value is {value}. If Left begins, best play comes to {left}, if Right begins, to {right}: both are above 0, and Left wins, whoever begins.",
  },
  "stops-right": {
    brief: "stops {left} and {right} below 0: Right wins",
    text: "The value is {value}. If Left begins, best play comes to {left}, if Right begins, to {right}: both are below 0, and Right wins, whoever begins.",
  },
  "stops-first": {
    brief: "stops {left} > 0 > {right}: whoever begins wins",
    text: "The value is {value}. If Left begins, best play comes to {left}, above 0; if Right begins, to {right}, below 0: whoever begins wins.",
  },
  "number-star": {
    brief: "the numbers cancel: {star} is left",
    text: "The numbers cancel out, and {star} is left. The position plays like a Nim heap of that value: whoever has the move wins.",
  },
  strip: {
    brief: "one cut wins at once: {move}",
    text: "This strip is one square wide: cut its end square off and the game is won at once.",
  },
  floating: {
    brief: "floating edges do not count: {edges}",
    text: "Edges not joined to the ground, {edges} in all, are drawn pale and take no part in play.",
  },
};
