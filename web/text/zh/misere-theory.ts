// The words of a game's misere theory.
import type * as en from "../en/misere-theory";
import type {Like} from "../language";

export const misere: Like<typeof en.misere> = {
  about:
    "走最后一步的一方输，此时 SG 值不能决定胜负。亏格（genus）说明一堆单独时、与若干个 2 并列时相当于多少；反常商（misère quotient）区分这些堆组成的一切可区分的和。",
  compute: "计算亏格与商",
  genusMade: "各堆的亏格：已查看 {made} 个局面",
  quotientMade: "反常商：已用 {made} 步",
  cancel: "停止",
  givenUp: "已停止，已显示的结果是完整的。",
  genera: "亏格",
  generaTo: "只得到小于 {at} 的堆的亏格。",
  heap: "n",
  kind: "类别",
  classes: {
    nim: "等于 Nim 堆",
    tame: "驯顺",
    "generally tame": "广义驯顺",
    restive: "倔强（restive）",
    "generally restive": "广义倔强",
    restless: "躁动（restless）",
    wild: "野",
  },
  firstWild:
    "首个野堆是 n\u00a0=\u00a0{heap}，属{kind}：单独时，反常规则下相当于 {alone}，正常规则下相当于 {value}，没有哪个 Nim 堆如此。",
  allTame: "到 {to} 为止没有野堆：每一堆都与某个 Nim 局面一致。",
  quotient: "商",
  order: {other: "反常商有 {count} 个元素，其中 {lost} 个为必败态。"},
  proved: "对一切堆成立，已证明：当 n\u00a0≥\u00a0{from} 时总有 Φ(n + {period}) = Φ(n)，已对 n < {window} 逐一核对。",
  known: "仅限不超过 {to} 的堆。",
  none: "加入堆 {at} 后没有找到商。",
  noneBelow: "加入堆 {at} 后没有找到商；若存在，至少有 {least} 个元素。",
  spent: "搜索到堆 {at} 时步数或内存用尽。",
  smaller: "以下是不超过 {to} 的堆的商。",
  generators: "生成元",
  leastHeap: "堆 {heap}",
  noHeap: "非单独一堆",
  relations: "关系",
  phi: "各堆的 Φ",
  more: "……直到 n\u00a0=\u00a0{to}",
  kernel: {other: "核有 {count} 个元素：{list}。"},
  kernelNormal: {other: "核有 {count} 个元素：{list}。和一旦进入核，反常规则与正常规则的胜负相同。"},
  table: "乘法表",
  tableAbout: "行乘列；反白的是必败态。",
  noTable: "元素不超过 64 个时才列出乘法表。",
};
