// Texts of the limits of each board, and of every analysis.
import type * as en from "../en/limits";
import type {Like} from "../language";

export const limits: Like<typeof en.limits> = {
  heaps: {size: "一堆的石子数", heaps: "堆数"},
  row: {coins: "硬币枚数"},
  grid: {cells: "棋盘上的硬币数或格数"},
  graph: {edges: "边数", vertex: "顶点的编号"},
  dag: {arcs: "有向边数", tokens: "棋子数"},
  trie: {letters: "所有单词的字母总数"},
  states: {parts: "相加成一个局面的状态数"},
  draft: {generals: "武将人数"},
  sheet: {sheets: "纸的张数", side: "边长"},
  general: {
    components: "分量个数",
    moves: "没有定理能给出走法或其个数时，至多逐一检查这么多种走法",
    budget: "未指定时的步数上限",
    given: "指定的步数上限",
    memory: "一次请求的内存：2 GiB，在网页中 512 MiB",
  },
};
