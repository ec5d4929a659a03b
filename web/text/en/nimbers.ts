// Texts of the page of nim arithmetic.

export const nimbers = {
  name: "Nimbers",
  /** Name of the tab of short games. */
  shortGames: "Partizan",
  title: "Nim arithmetic",
  lede: "Heaps add by ⊕, exclusive or; boards of coins multiply by ⊗. With both, the numbers below 2⁶⁴ form a field: you can divide by every number but 0.",
  expression: "Calculate",
  help: "+ is the nim-sum, * the nim-product, / the nim-quotient, ^ an ordinary exponent, sqrt(…) the only square root; ⊕, ⊗, × and ÷ work too. Numbers below 2⁶⁴, exact.",
  nothing: "Type an expression, or choose an example.",
  square: "its square",
  root: "its root",
  inverse: "its inverse",
  noInverse: "none: 0 has no inverse",
  examples: "Examples",
  table: "Table",
  sum: "Nim-sum ⊕",
  product: "Nim-product ⊗",
  sumOf: "Nim-sums, rows from {row} and columns from {column}, {side} of each",
  productOf: "Nim-products, rows from {row} and columns from {column}, {side} of each",
  row: "Rows from",
  column: "columns from",
  badStart: "Enter a whole number below 2^64.",
  shown: "{side} by {side}",
  legend:
    "The deeper the blue, the larger the value. Arrow keys move, also beyond the edge; + and − zoom, Enter puts the cell into the expression.",
  upwards: "Smaller rows",
  downwards: "Larger rows",
  leftwards: "Smaller columns",
  rightwards: "Larger columns",
  point: "Point at a cell.",
  reckonThis: "Calculate with it",
  lost: "The engine could not compute this table.",
  /** Examples of expressions, each with the reason why it is worth a look. */
  worth: {
    "7*9 + 3/4": "all four operations",
    "2*3": "2 and 3 are each other's inverse",
    "16*16": "2^2^k times itself is three halves of it",
    "16*15": "times a smaller number it gives the ordinary product",
    "sqrt(2)": "every nimber has one square root",
    "4294967296^18446744073709551615": "every number but 0 to the power 2^64 − 1 is 1",
  },
};
