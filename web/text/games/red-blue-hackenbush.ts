import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Red-blue Hackenbush", zh: "红蓝砍树游戏"},
  aliases: [
    "red-blue hackenbush",
    "red blue green",
    "hackenbush restrained",
    "partizan hackenbush",
    "surreal numbers",
    "dyadic",
    "超现实数",
    "不平等博弈",
    "红蓝删边",
    "红蓝 Hackenbush",
    "砍竹子",
  ],
  rule: {
    en: "Left cuts blue or green edges, Right red or green ones; whatever no longer hangs on the ground disappears.",
    zh: "左方砍蓝边或绿边，右方砍红边或绿边，与地面不再相连的部分随之消失。",
  },
  about: {
    en: "The players have moves of their own, so positions have no nimber. Without green edges each is worth a number, a dyadic fraction: how many moves Left is ahead. Left wins where it is positive, Right where it is negative, and at 0 whoever has to start loses.",
    zh: "双方可走的边不同，没有 SG 值。没有绿边时每个局面都是一个数（二进分数），表示左方领先多少步：为正左方必胜，为负右方必胜，为 0 则先手必败。",
  },
  formulas: {
    nothing: {
      en: "Nothing stands on the ground: the value is 0, and whoever has to move loses.",
      zh: "地面上什么也没有：值为 0，轮到走的一方输。",
    },
    stalk: {
      en: "The stalk {signs}, blue + and red −, from the ground up: each edge counts 1 until the colour first changes, and from there on half as much as the one below it. {chain} = {value}.",
      zh: "竹竿自下而上为 {signs}（蓝 +，红 −）：颜色第一次改变之前每条边计 1，此后每条边的权是下一条的一半。{chain} = {value}。",
    },
    tree: {
      en: "A tree of {edges} edges, from the top down: a blue edge under branches worth x is worth (x + n) / 2ⁿ⁻¹ with the least n ≥ 1 that makes x + n > 1, a red one the same with the signs changed. The tree is worth {value}.",
      zh: "{edges} 条边的树，自上而下：上方各枝之和为 x 的蓝边，取使 x + n > 1 的最小正整数 n，值为 (x + n) / 2ⁿ⁻¹；红边正负号相反。整棵树值为 {value}。",
    },
    graph: {
      en: "A part of {edges} edges with circles: the simplest number above all that Left can move to and below all that Right can move to is {value}.",
      zh: "{edges} 条边的带环部分：大于左方所有后继、小于右方所有后继的最简数是 {value}。",
    },
    sum: {
      en: "Parts that meet only at the ground add: {chain} = {value}.",
      zh: "只在地面相连的各部分相加：{chain} = {value}。",
    },
  },
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapters 3 and 7",
    conway1976: "J. H. Conway, On Numbers and Games, chapter 8",
  },
  material: {en: "coloured graph", zh: "带颜色的图"},
  theory: {en: "numbers and simplicity", zh: "数与最简数"},
  variants: {},
};
