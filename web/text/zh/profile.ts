// Texts of the page about a game.
import type * as en from "../en/profile";
import type {Like} from "../language";

export const profile: Like<typeof en.profile> = {
  allGames: "全部游戏",
  aMove: "例如：{move}",
  play: {small: "开始（小）", medium: "开始（中）", large: "开始（大）"},
  theory: "已知结论",
  values: "取值",
  kinds: {
    nimber: "每个局面等价于一堆 Nim 石子，有 SG 值",
    loopy: "SG 值，以及局面可重复时的 ∞：可能和局",
    loony: "等价于 Nim 石子堆，但有的走法会直接结束整局",
    partizan: "左、右双方的值，例如数与开关",
    "outcome-only": "没有值，只分胜负",
    draft: "没有值，只分胜负",
  },
  source: "出处",
  related: "相关游戏",
  drawPuzzle: "出一道题",
  noPuzzle: "这个游戏没有找到合适的题。",
  notHere: "没有这个游戏",
  unknown: "没有叫“{name}”的游戏。",
  none: "链接里没写是哪个游戏。",
  perhaps: "是不是要找这些？",
  searchAll: "搜索全部游戏",
};
