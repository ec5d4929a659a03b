// Texts that explain the codes of taking-and-breaking and coin-turning games, sign by sign.
import type * as en from "../en/codes";
import type {Like} from "../language";

export const codes: Like<typeof en.codes> = {
  digits: "{code} 逐位解读",
  elements: "{code} 的含义",
  digit: "数字",
  taken: "取走",
  stay: "该堆余下",
  element: "条件",
  turned: "一步所翻的硬币",
  digitsOnly: "其余都不允许。",
  elementsAll: "每步须符合其中一条；所翻的最右一枚必须由正面翻成反面。",
  elementOnly: "所翻的最右一枚必须由正面翻成反面。",

  takeNone: "不取",
  take: "{from} 枚",
  takeTwo: "{from} 或 {until} 枚",
  takeSome: "{from} 至 {until} 枚",
  takeFrom: "{from} 枚或更多",
  takeEvery: "{from}、{second}、{third}……枚",
  add: {other: "添 {from} 枚"},
  addSome: "添 {until} 至 {from} 枚",

  forbidden: "不允许",
  none: "不留（恰好取完）",
  ofHeaps: {
    exact: {other: "{least}堆"},
    two: "{least}堆或{most}堆",
    some: "{least}至{most}堆",
    from: "{least}堆或更多",
    any: "任意多堆",
  },
  twoUnequal: "不相等的两堆",
  twoEqual: "相等的两堆",
  unequal: "{heaps}，两两不等",
  notAllEqual: "{heaps}，不全相等",
  equal: "{heaps}，全部相等",

  ofCoins: {
    exact: {other: "{least}枚"},
    two: "{least}枚或{most}枚",
    some: "{least}至{most}枚",
    from: "{least}枚或更多",
    any: "任意多枚",
  },
  run: "连成一段",
  gaps: "间距相等",
  mirror: "位置左右对称",
  first: "其中必有第一枚",
  window: "都在相邻的 {window} 位之内",
};
