// Texts of heaps that are rows, drawn as pins.
import type * as en from "../en/pins";
import type {Like} from "../language";

export const pins: Like<typeof en.pins> = {
  row: "第 {index} 排",
  pin: "第 {from} 个球瓶",
  pins: "第 {from}–{to} 个球瓶",
  inRow: "{row}{pins}",
  board: {other: "{count} 排球瓶：{list}"},
  move: {other: "第 {index} 排：{size} 个倒下 {count} 个，剩 {kept}"},
  moveAll: {other: "第 {index} 排：击倒全部 {count} 个"},
  besides: "另一侧留下：",
  falls: "击倒{what}。",
  more: "已选{what}，再点这一段的另一端。",
  stays: "{what}不能一起击倒。",
  help: "点一个球瓶即可击倒，也可以拖过相邻的几个。",
  helpOfRuns: "拖过相邻的球瓶，或依次点选它们。",
  atOnce: "每次点倒",
  keys: "在球瓶上按住 Shift 再按左右方向键，可连选相邻的球瓶，按回车击倒。",
};
