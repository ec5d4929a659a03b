import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["partizan arc kayles", "partisan arc kayles", "coloured arc kayles", "双色 Arc Kayles"],
  problems: [],
  examples: {
    surprising: {position: "0-1b 1-2r 2-3b"},
    hard: {position: "0-1b 1-2r 2-3b 3-0r 0-2g 1-4b 3-5r"},
  },
  limits: {},
  sources: {
    schaefer1978:
      "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978): Arc Kayles, without colours",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Partizan Arc Kayles",
  rule: "Left removes a blue or green edge, Right a red or green one. Its two ends disappear, with every edge that meets them.",
  about:
    "Arc Kayles with colours: the edge you choose takes its neighbours with it, your opponent’s too. Choose edges that cost your opponent more than you. The values of separate parts add.",
  notation: {
    position: "edges with a colour, `0-1b 1-2r 1-3g`, blue, red or green",
    move: "Left chooses a blue or green edge, Right a red or green one; all edges at its ends disappear too",
  },
  examples: {
    surprising:
      "A red edge between two blue ones: Right's only move takes all three, and Left can take the red one together with a blue one.",
    hard: "A square with a green diagonal and two tails.",
  },
  limits: {},
  formulas: {},
  material: "coloured graph",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "双色选边游戏（Partizan Arc Kayles）",
  rule: "左方选一条蓝边或绿边，右方选一条红边或绿边；它的两个端点连同相接的边一并消失。",
  about: "带颜色的边凯尔斯：选中的边会带走相邻的边，包括对方的。走得好，就是让对方损失得比自己多。互不相连的部分相加。",
  notation: {
    position: "带颜色的边 `0-1b 1-2r 1-3g`，b 蓝、r 红、g 绿",
    move: "左方选一条蓝边或绿边，右方选一条红边或绿边，它两端的边也都消失",
  },
  examples: {
    surprising: "两条蓝边之间夹着一条红边：右方唯一的一步把三条全部带走，左方走一步也能带走红边。",
    hard: "一个正方形，加一条绿色对角线和两条尾巴。",
  },
  limits: {},
  formulas: {},
  material: "带颜色的图",
  theory: "搜索",
  variants: {},
};
