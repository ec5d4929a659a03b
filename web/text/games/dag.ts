import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Tokens on a directed graph", zh: "有向图游戏"},
  aliases: [
    "DAG",
    "DAG game",
    "token game",
    "digraph",
    "有向无环图",
    "图上移动棋子",
    "SG 函数",
    "Sprague-Grundy function",
    "A Chess Game",
    "HDU 1524",
    "POJ 2425",
    "topological order",
    "拓扑排序",
  ],
  rule: {
    en: "Move one token along an arc; tokens may share a vertex.",
    zh: "每步把一枚棋子沿一条有向边移动一步；同一顶点可以有多枚棋子。",
  },
  about: {
    en: "Every impartial game is this one: positions are vertices, moves are arcs. Values are found from the ends of the graph backwards, each the mex of those that its arcs lead to, and the tokens add by nim-sum.",
    zh: "任何公平组合游戏都可以化为有向图游戏：局面是顶点，走法是边。按逆拓扑序求每个顶点的 SG 值（后继 SG 值的 mex），多枚棋子的 SG 值取异或和。",
  },
  formulas: {},
  sources: {sprague1935: "R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935)"},
  material: {en: "directed graph", zh: "有向图"},
  theory: {en: "mex, Sprague–Grundy", zh: "mex 与 SG 定理"},
  variants: {},
};
