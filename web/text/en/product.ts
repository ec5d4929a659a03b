// Texts of a sum under misère play as a product: its letters, the winning replacement, and what the normal value does
// not determine.

export const product = {
  title: "The product, heap by heap",
  about:
    "A move swaps one factor for another, or for several. It wins where the new product is one of the lost ones, P; from a product in P no move leads to another.",
  letters: "Each letter is the element of a heap, and any heap of the same element can stand in for it:",
  heap: "heap {heap}",
  isWon: "The product is {product}, which is not in P: the player to move wins.",
  isLost: "The product is {product}, which is in P: the player to move loses.",
  lostOnes: {
    one: "P, the one lost element of the {order}:",
    other: "P, the {count} lost elements of the {order}:",
  },
  swap: "The swap that wins",
  swapNone:
    "Take away all of heap {heap}, whose element is {from}: what is left of it is 1. The product becomes {product}, which is in P.",
  swapOne:
    "Replace heap {heap}, whose element is {from}, by heap {left}, whose element is {to}. The product becomes {product}, which is in P.",
  swapMore:
    "Replace heap {heap}, whose element is {from}, by heaps {left}, whose product is {to}. The product of all becomes {product}, which is in P.",
  product: "product",
  now: "now",
  afterwards: "after the move",
  noSwap: "No swap leads into P",
  leads: {
    one: "The only move comes to a product outside P, so it has an answer back into P.",
    other: "The {count} moves come to these {products} products. None is in P, so each move has an answer back into P.",
  },
  leadsTold:
    "The {told} moves that are listed, of {count}, come to these {products} products. None is in P, so each of them has an answer back into P.",
  moves: "moves",
  example: "for example, and an answer",
  asMove: "As a move:",
  value: "Why the value under normal play is not enough",
  otherWon:
    "Under normal play this sum is worth {value}, and so is the next one. Under misère play the mover loses here and wins there:",
  otherLost:
    "Under normal play this sum is worth {value}, and so is the next one. Under misère play the mover wins here and loses there:",
  others:
    "Under normal play this sum is worth {value}. Under misère play that alone names no winner, as two sums show that are both worth {other}:",
  moverWins: "the mover wins",
  moverLoses: "the mover loses",
  kernel:
    "In the kernel of the quotient the value does tell: there the mover loses only where it is 0. This product is in the kernel, and the value is {value}.",
  kernelZero:
    "In the kernel of the quotient the value does tell: there the mover loses exactly where it is 0. This product is in the kernel, and the value is 0.",
};
