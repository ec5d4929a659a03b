// Texts of a sum under misère play as a product: its letters, the winning replacement, and what the normal value does
// not determine.

export const product = {
  title: "The product, heap by heap",
  about:
    "A move swaps one factor for another, or for several. It wins if the new product is one of the lost ones, P; from a product in P, no move leads to P.",
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
    "Take all of heap {heap}, whose element is {from}: its factor becomes 1. The product becomes {product}, which is in P.",
  swapOne:
    "Replace heap {heap}, whose element is {from}, by heap {left}, whose element is {to}. The product becomes {product}, which is in P.",
  swapMore:
    "Replace heap {heap}, whose element is {from}, by heaps {left}, whose product is {to}. The whole product becomes {product}, which is in P.",
  product: "product",
  now: "now",
  afterwards: "after the move",
  noSwap: "No swap leads into P",
  leads: {
    one: "The only move leads to a product outside P, so the opponent has a reply back into P.",
    other:
      "The {count} moves lead to these {products} products. None is in P, so the opponent has a reply back into P to each move.",
  },
  leadsTold:
    "Of {count} moves, the {told} listed lead to these {products} products. None is in P, so the opponent has a reply back into P to each of them.",
  moves: "moves",
  example: "for example, and a reply",
  asMove: "As a move:",
  value: "Why the value under normal play is not enough",
  otherWon:
    "Under normal play this sum has the value {value}, and so does the next one. Under misère play the player to move loses here and wins there:",
  otherLost:
    "Under normal play this sum has the value {value}, and so does the next one. Under misère play the player to move wins here and loses there:",
  others:
    "Under normal play this sum has the value {value}. Under misère play the value alone doesn’t decide who wins. These two sums both have the value {other}:",
  moverWins: "the player to move wins",
  moverLoses: "the player to move loses",
  kernel:
    "In the kernel of the quotient the value does decide: the player to move loses only if it is 0. This product is in the kernel, and the value is {value}.",
  kernelZero:
    "In the kernel of the quotient the value does decide: the player to move loses exactly when it is 0. This product is in the kernel, and the value is 0.",
};
