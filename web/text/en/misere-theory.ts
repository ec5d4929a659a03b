// The words of a game's misere theory: the genus of each heap, and the quotient of them all.

export const misere = {
  about:
    "Whoever moves last loses. Values then do not tell who wins. The genus says what each heap counts as, alone and beside heaps of 2; the misère quotient tells every sum of these heaps apart that can be told apart.",
  compute: "Compute genus and quotient",
  genusMade: "Genus of each heap: {made} positions looked at",
  quotientMade: "Misère quotient: {made} steps",
  cancel: "Give up",
  givenUp: "Given up; what is shown is complete.",
  genera: "Genus",
  generaTo: "The genus is known for the heaps below {at}.",
  heap: "n",
  kind: "Class",
  classes: {
    nim: "equals a Nim heap",
    tame: "tame",
    "generally tame": "generally tame",
    restive: "restive",
    "generally restive": "generally restive",
    restless: "restless",
    wild: "wild",
  },
  firstWild:
    "The first wild heap is {heap}. It is {kind}: by itself it counts as {alone} under misère play, and as {value} under normal play.",
  unlikeNim: "No position of Nim does both.",
  allTame: "No heap up to {to} is wild: each behaves like a position of Nim.",
  quotient: "Quotient",
  order: {
    one: "The misère quotient has {count} element; lost for the mover: {lost}.",
    other: "The misère quotient has {count} elements; lost for the mover: {lost}.",
  },
  proved:
    "Proved for all heaps: Φ(n + {period}) = Φ(n) for every n\u00a0≥\u00a0{from}, checked below n\u00a0=\u00a0{window}.",
  known: "For the heaps up to {to} only.",
  none: "No quotient was found with heap {at}.",
  noneBelow: "No quotient was found with heap {at}; if there is one, it has at least {least} elements.",
  spent: "The search ran out of steps or memory at heap {at}.",
  smaller: "This is the quotient of the heaps up to {to}.",
  generators: "Generators",
  leastHeap: "heap {heap}",
  noHeap: "no single heap",
  relations: "Relations",
  phi: "Φ, heap by heap",
  more: "and so on to n\u00a0=\u00a0{to}",
  kernel: {one: "Kernel, {count} element: {list}.", other: "Kernel, {count} elements: {list}."},
  kernelNormal: {
    one: "Kernel, {count} element: {list}. Once a sum is in it, misère play is as normal play.",
    other: "Kernel, {count} elements: {list}. Once a sum is in it, misère play is as normal play.",
  },
  table: "Multiplication table",
  tableAbout: "Row times column. Filled: the mover loses.",
  noTable: "The multiplication table is shown up to 64 elements.",
};
