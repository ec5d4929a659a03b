// The words for codes of taking and breaking and of coin turning, sign by sign.
import type {Words} from "./words";

const w = (en: string, zh: string): Words => ({en, zh});

export const codes = {
  digits: w("{code}, digit by digit", "{code} 逐位解读"),
  elements: w("{code} in words", "{code} 的含义"),
  digit: w("Digit", "数字"),
  taken: w("Counters taken", "取走"),
  stay: w("What stays of the heap", "该堆余下"),
  element: w("Element", "条件"),
  turned: w("Coins turned in one move", "一步所翻的硬币"),
  digitsOnly: w("Nothing else is allowed.", "此外一概不许。"),
  elementsAll: w(
    "A move fits one of these; the rightmost coin turned goes from heads to tails.",
    "每步须合其中一条；所翻最右一枚由正面翻成反面。",
  ),
  elementOnly: w("The rightmost coin turned goes from heads to tails.", "所翻最右一枚由正面翻成反面。"),

  takeNone: w("none", "不取"),
  take: w("{from}", "{from} 枚"),
  takeTwo: w("{from} or {until}", "{from} 或 {until} 枚"),
  takeSome: w("{from} to {until}", "{from} 至 {until} 枚"),
  takeFrom: w("{from} or more", "{from} 枚或更多"),
  takeEvery: w("{from}, {second}, {third} and so on", "{from}、{second}、{third}……枚"),
  addOne: w("one is added", "添 1 枚"),
  add: w("{from} are added", "添 {from} 枚"),
  addSome: w("{until} to {from} are added", "添 {until} 至 {from} 枚"),

  forbidden: w("not allowed", "不允许"),
  none: w("nothing", "不留（恰好取完）"),
  ofHeaps: {
    one: w("one heap", "一堆"),
    exact: w("{least} heaps", "{least}堆"),
    two: w("{least} or {most} heaps", "{least}堆或{most}堆"),
    some: w("{least} to {most} heaps", "{least}至{most}堆"),
    from: w("{least} or more heaps", "{least}堆或更多"),
    any: w("any number of heaps", "任意多堆"),
  },
  twoUnequal: w("two unequal heaps", "不相等的两堆"),
  twoEqual: w("two equal heaps", "相等的两堆"),
  unequal: w("{heaps}, no two of them equal", "{heaps}，两两不等"),
  notAllEqual: w("{heaps}, not all equal", "{heaps}，不全相等"),
  equal: w("{heaps}, all equal", "{heaps}，全部相等"),

  ofCoins: {
    one: w("one coin", "一枚"),
    exact: w("{least} coins", "{least}枚"),
    two: w("{least} or {most} coins", "{least}枚或{most}枚"),
    some: w("{least} to {most} coins", "{least}至{most}枚"),
    from: w("{least} or more coins", "{least}枚或更多"),
    any: w("any number of coins", "任意多枚"),
  },
  run: w("side by side", "连成一段"),
  gaps: w("at equal gaps", "间距相等"),
  mirror: w("placed symmetrically", "位置左右对称"),
  first: w("the first coin of the row among them", "其中必有第一枚"),
  window: w("all within {window} neighbouring places", "都在相邻的 {window} 位之内"),
} satisfies Record<string, Words | Record<string, Words>>;
