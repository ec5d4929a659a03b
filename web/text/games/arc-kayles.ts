import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Arc Kayles", zh: "边 Kayles"},
  aliases: ["arc kayles", "edge kayles", "matching game", "图上取边", "匹配游戏", "极大匹配", "dominoes on a graph"],
  rule: {
    en: "Choose an edge; its two ends go, and all edges there.",
    zh: "每步选一条边，删去它的两个端点以及与之相连的所有边。",
  },
  about: {
    en: "Both players build one matching until no edge can be added; on a squared board it is Cram. A path is a heap of Dawson's Kayles. Circles, complete and complete bipartite graphs have formulas, other graphs are searched.",
    zh: "双方轮流扩充同一个匹配，直到不能再加边为止；在方格图上就是 Cram。链等同于道森 Kayles 中的一堆；环、完全图和完全二部图有公式，其余靠搜索。",
  },
  formulas: {
    path: {
      en: "A path of {vertices} vertices is a heap of {vertices} in Dawson's Kayles (0.07), worth {value}.",
      zh: "{vertices} 个顶点的链等同于道森 Kayles（0.07）中 {vertices} 枚的一堆，SG 值为 {value}。",
    },
    circle: {
      en: "Every move on a circle of {vertices} leaves a path with 2 vertices fewer, so the value is 1 if that path is worth 0, else 0: here {value}.",
      zh: "在 {vertices} 个顶点的环上，每步之后都剩下少 2 个顶点的链：该链的 SG 值为 0 时环为 1，否则为 0，此处为 {value}。",
    },
    complete: {
      en: "In a complete graph of {vertices} vertices each move takes any two, so every play lasts ⌊{vertices}/2⌋ moves: the value is {value}.",
      zh: "{vertices} 个顶点的完全图每步恰好去掉两个顶点，总共走 ⌊{vertices}/2⌋ 步：SG 值为 {value}。",
    },
    bipartite: {
      en: "In a complete bipartite graph each move takes one vertex from either side, so every play lasts as many moves as the smaller side has vertices: the value is {value}.",
      zh: "完全二部图中每步两侧各去掉一个顶点，步数恒等于较小一侧的顶点数：SG 值为 {value}。",
    },
  },
  sources: {
    schaefer1978:
      "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
  },
  material: {en: "graph", zh: "无向图"},
  theory: {en: "Dawson's Kayles and search", zh: "道森 Kayles 与搜索"},
  variants: {},
};
