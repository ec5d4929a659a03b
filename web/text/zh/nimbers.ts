// Texts of the page of nim arithmetic.
import type * as en from "../en/nimbers";
import type {Like} from "../language";

export const nimbers: Like<typeof en.nimbers> = {
  name: "Nim 数",
  /** Name of the tab of short games. */
  shortGames: "非公平游戏",
  title: "Nim 运算",
  lede: "石子堆按 ⊕（异或）相加，棋盘上的硬币按 ⊗ 相乘。小于 2⁶⁴ 的数对这两种运算构成一个域：除 0 外都可以作除数。",
  expression: "算式",
  help: "+ 为 Nim 和，* 为 Nim 积，/ 为 Nim 商，^ 后面是普通的自然数指数，sqrt(…) 为唯一的平方根；也可写 ⊕、⊗、×、÷。各数小于 2⁶⁴，结果精确。",
  nothing: "输入算式，或选一个例子。",
  square: "平方",
  root: "平方根",
  inverse: "逆元",
  noInverse: "无：0 没有逆元",
  examples: "例子",
  table: "运算表",
  sum: "Nim 和 ⊕",
  product: "Nim 积 ⊗",
  sumOf: "Nim 和：行自 {row} 起，列自 {column} 起，各 {side} 个",
  productOf: "Nim 积：行自 {row} 起，列自 {column} 起，各 {side} 个",
  row: "行自",
  column: "列自",
  badStart: "须为小于 2^64 的自然数。",
  shown: "{side} × {side}",
  legend: "蓝色越浓，值越大。方向键移动，越过边缘则继续平移；+、− 缩放，回车把该格填入算式。",
  upwards: "上移",
  downwards: "下移",
  leftwards: "左移",
  rightwards: "右移",
  point: "指向一格查看。",
  reckonThis: "填入算式",
  lost: "引擎未能算出这张表。",
  /** Examples of expressions, each with the reason why it is worth a look. */
  worth: {
    "7*9 + 3/4": "四则运算",
    "2*3": "2 与 3 互为逆元",
    "16*16": "形如 2^2^k 的数自乘，得到它的 3/2 倍",
    "16*15": "与较小的数相乘则是普通乘积",
    "sqrt(2)": "每个 Nim 数恰有一个平方根",
    "4294967296^18446744073709551615": "除 0 外，任何数的 2^64 − 1 次幂都是 1",
  },
};
