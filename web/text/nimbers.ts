// The words of the page of nim arithmetic.
import type {Words} from "./words";

const w = (en: string, zh: string): Words => ({en, zh});

export const nimbers = {
  name: w("Nimbers", "Nim 数"),
  title: w("Nim arithmetic", "Nim 运算"),
  lede: w(
    "Heaps add by ⊕, exclusive or; boards of coins multiply by ⊗. With both, the numbers below 2⁶⁴ are a field: each but 0 can be divided by.",
    "石子堆按 ⊕（异或）相加，棋盘上的硬币按 ⊗ 相乘。有了这两种运算，2⁶⁴ 以内的数构成一个域：除 0 外都可以作除数。",
  ),
  expression: w("Reckon", "算式"),
  help: w(
    "+ is the nim sum, * the nim product, / the nim quotient, ^ an ordinary exponent, sqrt(…) the one root; ⊕, ⊗, × and ÷ do as well. Numbers below 2⁶⁴, exact.",
    "+ 为 Nim 和，* 为 Nim 积，/ 为 Nim 商，^ 后面是普通的自然数指数，sqrt(…) 为唯一的平方根；也可写 ⊕、⊗、×、÷。各数小于 2⁶⁴，结果精确。",
  ),
  nothing: w("Type an expression, or take an example.", "输入算式，或选一个例子。"),
  square: w("its square", "平方"),
  root: w("its root", "平方根"),
  inverse: w("its inverse", "逆元"),
  noInverse: w("none: 0 has no inverse", "无：0 没有逆元"),
  examples: w("Examples", "例子"),
  table: w("Table", "运算表"),
  sum: w("Nim sum ⊕", "Nim 和 ⊕"),
  product: w("Nim product ⊗", "Nim 积 ⊗"),
  sumOf: w(
    "Nim sums, rows from {row} and columns from {column}, {side} of each",
    "Nim 和：行自 {row} 起，列自 {column} 起，各 {side} 个",
  ),
  productOf: w(
    "Nim products, rows from {row} and columns from {column}, {side} of each",
    "Nim 积：行自 {row} 起，列自 {column} 起，各 {side} 个",
  ),
  row: w("Rows from", "行自"),
  column: w("columns from", "列自"),
  badStart: w("A whole number below 2^64.", "须为小于 2^64 的整数。"),
  shown: w("{side} by {side}", "{side} × {side}"),
  legend: w(
    "The stronger the blue, the larger the value. Arrow keys walk, and on over the edge; + and − zoom, Enter puts the cell into the expression.",
    "蓝色越浓，值越大。方向键移动，越过边缘则继续平移；+、− 缩放，回车把该格填入算式。",
  ),
  upwards: w("Smaller rows", "上移"),
  downwards: w("Larger rows", "下移"),
  leftwards: w("Smaller columns", "左移"),
  rightwards: w("Larger columns", "右移"),
  point: w("Point at a cell.", "指向一格查看。"),
  reckonThis: w("Reckon with it", "填入算式"),
  lost: w("The engine could not make this table.", "引擎未能算出这张表。"),
} satisfies Record<string, Words>;

/** Expressions worth a look, and what is to be seen. */
export const nimberExamples: {expression: string; says: Words}[] = [
  {expression: "7*9 + 3/4", says: w("all four operations", "四则运算")},
  {expression: "2*3", says: w("2 and 3 are each other's inverse", "2 与 3 互为逆元")},
  {
    expression: "16*16",
    says: w("a power 2^2^k times itself is three halves of it", "形如 2^2^k 的数自乘，得其二分之三"),
  },
  {expression: "16*15", says: w("and times a smaller number it is the ordinary product", "与较小的数相乘则是普通乘积")},
  {expression: "sqrt(2)", says: w("every nimber has one square root", "每个 Nim 数恰有一个平方根")},
  {
    expression: "4294967296^18446744073709551615",
    says: w("each but 0 to the power 2^64 − 1 is 1", "除 0 外，任何数的 2^64 − 1 次幂都是 1"),
  },
];
