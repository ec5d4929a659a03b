import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Node Kayles", zh: "点 Kayles"},
  aliases: ["node kayles", "vertex kayles", "图上 Kayles", "取点游戏", "独立集游戏", "independent set game"],
  rule: {
    en: "Choose a vertex; it goes, and its neighbours with it.",
    zh: "每步选一个顶点，连同它的所有相邻顶点一起删去。",
  },
  about: {
    en: "Both players build one independent set until no vertex can be added. On a path this is Dawson's Chess. Who wins on a graph in general is PSPACE-complete; paths, circles and complete multipartite graphs have formulas.",
    zh: "双方轮流扩充同一个独立集，直到不能再加点为止。在链上就是道森国际象棋。一般图上判定胜负是 PSPACE 完全的；链、环和完全多部图有公式。",
  },
  formulas: {
    path: {
      en: "A path of {vertices} vertices is a heap of {vertices} in Dawson's Chess (0.137), worth {value}.",
      zh: "{vertices} 个顶点的链等同于道森国际象棋（0.137）中 {vertices} 枚的一堆，SG 值为 {value}。",
    },
    circle: {
      en: "Every move on a circle of {vertices} leaves a path with 3 vertices fewer, so the value is 1 if that path is worth 0, else 0: here {value}.",
      zh: "在 {vertices} 个顶点的环上，每步之后都剩下少 3 个顶点的链：该链的 SG 值为 0 时环为 1，否则为 0，此处为 {value}。",
    },
    multipartite: {
      en: "Vertices are joined exactly where their classes differ, so a move leaves only the other vertices of its own class, each worth 1: the value is {value}.",
      zh: "完全多部图：不同部的顶点两两相邻，每步之后只剩同一部的其余顶点，它们互不相邻，各值 1。整个图的 SG 值为 {value}。",
    },
  },
  sources: {
    schaefer1978:
      "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
    bodlaender2002: "H. L. Bodlaender, D. Kratsch, Kayles and nimbers, Journal of Algorithms 43 (2002)",
  },
  material: {en: "graph", zh: "无向图"},
  theory: {en: "Dawson's Chess and search", zh: "道森国际象棋与搜索"},
  variants: {},
};
