// Texts of boards: elements that look alike, and what to touch next in a move of several touches.

export const boards = {
  /** Move with the same text as others, such as one of parallel edges. */
  alike: "{move} ({index} of {count})",
  /** Touches of a move that is complete but can go on. */
  soFar: "So far: {move}.",
  nextCoin: "Now tap another coin.",
  nextCoinOrConfirm: "Now tap another coin, or tap {confirm}.",
  nextSquare: "Now tap the square it goes to.",
  nextCapture: "Now tap the piece it captures.",
  nextArrow: "Now tap the square its arrow hits.",
  nextDomino: "Now tap the second square of the domino.",
  nextCell: "Now tap the cell it goes to.",
  nextToppling: "Now tap the end of the row it falls towards.",
  nextKept: "Now choose how many stay.",
  nextPart: "Now choose the size of the next heap.",
  nextPartOrConfirm: "Now choose the size of a second heap, or tap {confirm}.",
  nextHeap: "Now tap a counter of another heap.",
  nextHeapOrConfirm: "Now tap a counter of another heap, or tap {confirm}.",
  nextDivisor: "Now choose the divisor to leave out.",
  nextPot: "Now tap the pot a bean goes into.",
  nextBox: "Now tap the box they go into.",
  nextPin: "Now tap the pin at the other end.",
  nextEnd: "Now tap the coin at the other end.",
  nextEndOrSame: "Now tap the coin at the other end, or the same coin again to take it alone.",
  nextVertex: "Now tap the vertex it goes to.",
  nextOption: "Now tap what it turns into.",
  nextNumber: "Now tap the number to leave on this edge.",
  nextLine: "Now tap the line to cut along.",
  nextOnStep: "Now tap the lowest coin that moves down.",
  nextComponents: {
    one: "Now make a move in {count} more component.",
    other: "Now make a move in {count} more components.",
  },
};
