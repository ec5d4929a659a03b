import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "DAG",
    "DAG game",
    "token game",
    "有向无环图",
    "图上移动棋子",
    "SG 函数",
    "Sprague-Grundy function",
    "A Chess Game",
    "topological order",
    "拓扑排序",
    "graph game",
    "directed graph",
    "token on a graph",
    "有向图",
  ],
  problems: ["HDU 1524", "POJ 2425", "POJ 2599", "Timus 1045"],
  examples: {
    surprising: {position: "1,2,3,4,5,6,7,8"},
    hard: {position: "1,1,1,2,2,3,3"},
  },
  limits: {},
  sources: {
    sprague1935: "R. Sprague, Über mathematische Kampfspiele, Tôhoku Mathematical Journal 41 (1935)",
  },
  theories: ["table", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Tokens on a directed graph",
  rule: "Move one token along an arrow. Tokens may share a vertex.",
  about:
    "Every impartial game is this one: positions are vertices, moves are arcs. Values are found backwards from the ends of the graph: each is the mex of the values its arcs lead to. Several tokens are worth the nim-sum of their values.",
  notation: {
    rules: "arcs `1>2 1>3 2>4 3>4`; a vertex without arcs by its number",
    position: "tokens `1,2`, by the vertices they stand on",
    move: "move a token along an arc",
  },
  examples: {
    surprising: "A token on every vertex: twelve moves, one for each arc, and all of them lose.",
    hard: "Seven tokens, worth 3. Of 17 moves five win: a token from 1 to 4, or one from 3 to 6.",
  },
  limits: {},
  formulas: {},
  material: "directed graph",
  theory: "mex, Sprague–Grundy",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "有向图游戏",
  rule: "每步把一枚棋子沿一条有向边移动一步；同一顶点可以有多枚棋子。",
  about:
    "任何公平组合游戏都可以化为有向图游戏：局面是顶点，走法是边。按逆拓扑序求每个顶点的 SG 值（后继 SG 值的 mex），多枚棋子的 SG 值取异或和。",
  notation: {
    rules: "有向边 `1>2 1>3 2>4 3>4`；孤立的顶点只写编号",
    position: "各枚棋子所在的顶点 `1,2`",
    move: "把一枚棋子沿一条边移动一步",
  },
  examples: {
    surprising: "每个顶点一枚棋子：12 种走法，每条边各一种，全都必败。",
    hard: "七枚棋子，SG 值为 3。17 种走法中有 5 种必胜：把一枚从 1 移到 4，或把一枚从 3 移到 6。",
  },
  limits: {},
  formulas: {},
  material: "有向图",
  theory: "mex 与 SG 定理",
  variants: {},
};
