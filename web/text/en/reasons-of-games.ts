// Reasons that a single game or family gives; the others are in reasons.ts.

export const reasonsOfGames = {
  "odd-steps": {
    brief: {won: "the odd steps have nim-sum {equation}, not 0", lost: "the odd steps have nim-sum {equation}"},
    text: "Only the odd steps count: when coins come down from an even step to an odd one, the opponent moves them one step further, and nothing has changed. The stairs are worth the nim-sum of the odd steps, {sum}.",
  },
  "odd-gaps": {
    brief: {
      won: "every other gap counts: the nim-sum is {equation}, not 0",
      lost: "every other gap counts: the nim-sum is {equation}",
    },
    text: "Pair the pieces from the right; a piece left over pairs with the left end of the strip. The gap inside each pair is a Nim heap: if its left piece moves away, its right piece can follow just as far. The nim-sum of these gaps is {sum}.",
  },
  "odd-lines": {
    brief: {
      won: "the lines before every other empty cell have nim-sum {equation}, not 0",
      lost: "the lines before every other empty cell have nim-sum {equation}",
    },
    text: "Count the empty cells of a row from the right. The lines of pieces just left of the first, third, fifth … are Nim heaps: their nim-sum is {sum}. A jump moves pieces from one line to the next, like coins on a staircase.",
  },
  "ring-lines": {
    brief: "the coin has {right} edges to the next 0 on one side and {left} on the other, not both even",
    text: "From the coin to the next 0 there are {right} edges on one side and {left} on the other. The player to move wins exactly when one of these numbers is odd: on that side, lower the first edge to 0 and cross it. Then the opponent has an even number of edges ahead and none behind.",
  },
  "ring-lines-above": {
    brief:
      "the coin has {right} edges to the next {floor}, the smallest number, on one side and {left} on the other, not both even",
    text: "In an even ring without a 0, nobody wants to make the first one, so {floor}, the smallest number, plays the part of 0. From the coin to the next {floor} there are {right} edges on one side and {left} on the other: the player to move wins exactly when one of these numbers is odd.",
  },
  "ring-lines-even": {
    brief: "the coin has {right} edges to the next 0 on one side and {left} on the other, both even",
    text: "From the coin to the next 0 there are {right} edges on one side and {left} on the other, both even. Whichever way you go, the opponent has an odd number of edges ahead, lowers the first of them to 0 and wins.",
  },
  "ring-lines-above-even": {
    brief:
      "the coin has {right} edges to the next {floor}, the smallest number, on one side and {left} on the other, both even",
    text: "In an even ring without a 0, nobody wants to make the first one, so {floor}, the smallest number, plays the part of 0. From the coin to the next {floor} there are {right} edges on one side and {left} on the other, both even, so the player to move loses.",
  },
  "odd-ring": {
    brief: "the ring has {edges} edges, an odd number, and none of them is 0",
    text: "Lower an edge to 0 and cross it. The ring has {edges} edges and no other 0, so the opponent has an even number of edges ahead and none behind.",
  },
  heads: {
    brief: {won: "the heads have nim-sum {equation}, not 0", lost: "the heads have nim-sum {equation}"},
    text: "Each head counts as if it were alone, since turning a coin twice changes nothing. A head alone is worth the smallest number that no move leaves, where the other coins turned show heads and are worth their nim-sum. The position is worth the nim-sum of its heads: {sum}.",
  },
  tartan: {
    brief: {
      won: "the nim-products of the heads have nim-sum {equation}, not 0",
      lost: "the nim-products of the heads have nim-sum {equation}",
    },
    text: "Tartan theorem: a head is worth the nim-product (⊗) of the values of its place along each side, in the game played along that side. The nim-sum of the heads is {sum}.",
  },
  colon: {
    brief: "everything above edge {vertex} counts as a stalk of {value}",
    text: "Colon principle: replace everything above edge {vertex} by a single stalk. Its length is the nim-sum of the branches, {value}.",
  },
  "colon-ground": {
    brief: {
      won: "the stalks on the ground have nim-sum {equation}, not 0",
      lost: "the stalks on the ground have nim-sum {equation}",
    },
    text: "Only stalks are left on the ground, and a stalk is a Nim heap: their nim-sum is {value}.",
  },
  fusion: {
    brief: "{edges} edges on cycles shrink to {parity}",
    text: "Fusion principle: you may merge the vertices of a cycle into one. These {edges} edges become loops, each worth a stalk of 1, and equal stalks cancel in pairs: {parity} remains.",
  },
  ring: {
    brief: "the ring of {edges} edges counts as a stalk of {parity}",
    text: "Ring rule: this ring hangs at one vertex and carries nothing else. It shrinks to that vertex if the number of its edges is even, and to a single edge there if it is odd: of {edges}, {parity} remains.",
  },
  "wythoff-pair": {
    brief: "one move leads to the lost pair {left}",
    text: "The heaps differ by {k}. The only lost position with that difference is (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper}), where φ = 1.618… is the golden ratio and ⌊ ⌋ rounds down. This is another position, so some move leads to a lost one: {left}.",
  },
  "wythoff-pair-met": {
    brief: "({lower}, {upper}) is the lost pair whose heaps differ by {k}",
    text: "The heaps differ by {k}. The only lost position with that difference is (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper}), with the golden ratio φ, and you are in it. No move leads from one lost position to another.",
  },
  vertices: {
    brief: {
      won: "working back from the ends of the graph gives {value}, not 0",
      lost: "working back from the ends of the graph gives {value}",
    },
    text: "A vertex that no arc leaves is worth 0. Working back from there, a vertex is worth the smallest number that none of its arcs leads to (mex).",
  },
  threshold: {
    brief: "from {mine} against {other} the player to move wins if the last letter is {best} or earlier",
    text: "With your marble on {mine} and your opponent’s on {other}, you win exactly when the last letter played is {best} or earlier. An earlier letter never hurts you, so one letter is enough for each pair.",
  },
  "threshold-none": {
    brief: "from {mine} against {other} the opponent can answer every arc, whatever the last letter",
    text: "With your marble on {mine} and your opponent’s on {other}, your opponent has a reply to every arc, whatever letter was played last.",
  },
  "rounds-win": {
    brief: {
      won: "the player to move has to win this round, and {move} forces it",
      lost: "the player to move has to win this round, and none of the {count} letters forces it",
      only: "the player to move has to win this round, and the only letter does not force it",
    },
    text: "The loser of a round begins the next, and the last round decides. From the table: the player who begins the rounds after this one loses them, or there are none. So the player to move has to win this round. It can be forced from here: {can_win}.",
  },
  "rounds-lose": {
    brief: {
      won: "the player to move has to lose this round, and {move} forces it",
      lost: "the player to move has to lose this round, and none of the {count} letters forces it",
      only: "the player to move has to lose this round, and the only letter does not force it",
    },
    text: "The loser of a round begins the next, and the last round decides. From the table: the player who begins the rounds after this one wins them. So the player to move has to lose this round. It can be forced from here: {can_lose}.",
  },
  "second-best": {
    brief: "the strongest second-best pair is {pair}, of strength {strength}",
    text: "This is not an impartial game: the computer follows a fixed rule. Whichever general the human picks first, the computer takes its best partner, but the second best stays free. The strongest of these pairs is {pair} (strength {strength}). The computer never gets a stronger pair, since the human takes one half of it in time.",
  },
  reach: {
    brief: "within reach: human {human_strength}, computer {computer_strength}",
    text: "The strongest pair that the human has or can complete with this pick is {human} (strength {human_strength}); for the computer’s generals it is {computer} ({computer_strength}). The human may also have to break that pair.",
  },
  "computers-pick": {
    brief: "the computer breaks pair {pair} ({strength})",
    text: "The computer has no choice: of all pairs of one of the human’s generals and a free one, {pair} is the strongest ({strength}), so it takes general {general}.",
  },
  pairs: {
    brief: "strongest pairs: human {human_strength}, computer {computer_strength}",
    text: "The draft is over and the human has won: the human’s strongest pair is {human} (strength {human_strength}), the computer’s only {computer} ({computer_strength}).",
  },
  "pairs-lost": {
    brief: "strongest pairs: human {human_strength}, computer {computer_strength}",
    text: "The draft is over and the computer has won: its strongest pair is {computer} (strength {computer_strength}), the human’s only {human} ({human_strength}).",
  },
  columns: {
    brief: "not every binary column holds a multiple of {base} ones",
    text: "Write the heaps in binary and count the ones in each column modulo {base}, one more than the {heaps} heaps that a move may lower. Some column leaves a remainder, and the player to move can make every remainder 0.",
  },
  "columns-zero": {
    brief: "every binary column holds a multiple of {base} ones",
    text: "Write the heaps in binary: every column holds a multiple of {base} ones. A move lowers at most {heaps} heaps, so some column is no longer a multiple of {base}, and the opponent can always repair it.",
  },
  "number-left": {
    brief: "{value} > 0: Left is ahead",
    text: "The value {value} is a number above 0. In a number every move costs the player who makes it, and Left is far enough ahead to make the last move, no matter who moves first.",
  },
  "number-right": {
    brief: "{value} < 0: Right is ahead",
    text: "The value {value} is a number below 0. In a number every move costs the player who makes it, and Right is far enough ahead to make the last move, no matter who moves first.",
  },
  "number-zero": {
    brief: "the value is 0: neither is ahead",
    text: "The value is 0: after any move the opponent can bring it back to 0, or to a value in their own favour.",
  },
  "sum-of-numbers": {
    brief: "together the components are worth {equation}",
    text: "Numbers add as numbers, nimbers without carrying, other values as games: the total is {sum}.",
  },
  means: {
    brief: "the means add up to {equation}",
    text: "Computing one value for the whole would take long, but the thermographs of its components give bounds. The means add up to {sum}. Stop if Left moves first: {left}; if Right does: {right}. A stop above 0 is a win for Left, one below 0 a win for Right.",
  },
  "means-open": {
    text: "The whole is too large to compute as one value. The means add up to {sum}. Stop if Left moves first: {left}; if Right does: {right}. This does not decide who wins.",
  },
  "number-left-star": {
    brief: "{number} > 0: Left is ahead",
    text: "The number part of {value} is {number}, above 0. No nimber outweighs it, so Left wins, no matter who moves first.",
  },
  "number-right-star": {
    brief: "{number} < 0: Right is ahead",
    text: "The number part of {value} is {number}, below 0. No nimber outweighs it, so Right wins, no matter who moves first.",
  },
  "value-left": {
    brief: "{value} > 0: Left is ahead",
    text: "The value {value} is above 0: Left wins, no matter who moves first.",
  },
  "value-right": {
    brief: "{value} < 0: Right is ahead",
    text: "The value {value} is below 0: Right wins, no matter who moves first.",
  },
  "value-first": {
    brief: "{value} is confused with 0: the player who moves first wins",
    text: "The value {value} is confused with 0: whichever player moves first has a move that the opponent cannot answer.",
  },
  "stops-left": {
    brief: "stops {left} and {right} above 0: Left wins",
    text: "The value is {value}. Best play comes to {left} if Left moves first and to {right} if Right does. Both are above 0, so Left wins either way.",
  },
  "stops-right": {
    brief: "stops {left} and {right} below 0: Right wins",
    text: "The value is {value}. Best play comes to {left} if Left moves first and to {right} if Right does. Both are below 0, so Right wins either way.",
  },
  "stops-first": {
    brief: "stops {left} > 0 > {right}: the player who moves first wins",
    text: "The value is {value}. Best play comes to {left}, above 0, if Left moves first and to {right}, below 0, if Right does. So the player who moves first wins.",
  },
  "number-star": {
    brief: "the numbers cancel: {star} is left",
    text: "The numbers cancel, and the {star} that remains plays like a Nim heap of that value: the player to move wins.",
  },
  strip: {
    brief: "one cut wins: {move}",
    text: "This strip is one square wide: cut off its end square, and you have won.",
  },
  floating: {
    brief: "floating edges do not count: {edges}",
    text: "The edges that are not connected to the ground, {edges} in all, are drawn pale and do not count.",
  },
};
