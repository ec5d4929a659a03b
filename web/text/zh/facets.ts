// Texts of the gallery's filters: what a game is played with, and how it is solved.
import type * as en from "../en/facets";
import type {Like} from "../language";

export const materials: Like<typeof en.materials> = {
  heaps: "石子堆",
  coins: "硬币",
  strips: "棋子与数环",
  squares: "方格",
  graphs: "图与单词",
};

export const theories: Like<typeof en.theories> = {
  "nim-sum": "异或和",
  remainders: "取余与周期",
  table: "打表",
  "golden-ratio": "黄金分割",
  "nim-product": "Nim 积",
  staircase: "阶梯博弈",
  "colon-fusion": "克朗原理与费森原理",
  symmetry: "对称策略",
  matching: "匹配",
  parity: "奇偶",
  numbers: "超现实数",
  search: "搜索",
  loopy: "有环与和局",
  "winner-only": "只有胜负",
};
