import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["marbles", "Max and Lucas", "弹珠", "两人各持一子", "博弈 DP"],
  problems: ["Codeforces 917B", "Codeforces 918D"],
  examples: {
    surprising: {position: "1,2/c"},
    hard: {position: "1,1"},
  },
  limits: {
    vertices: {
      command: `node -p '"madmax(" + [...Array([[499|501]]).keys()].join(" ") + " 1>2:a):1,1"' | sg analyze -`,
      answer: "at most 500 vertices",
    },
  },
  sources: {
    cf917b: "Codeforces Round 459, problem 917B, MADMAX",
  },
  theories: ["winner-only"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "MADMAX",
  rule: "Each player has a marble; number 1 belongs to the player to move. Move it along an arrow whose letter is not before the last one played. If you can’t, you lose.",
  about:
    "Each player has a marble, so positions have no Grundy value and cannot be added. For each pair of vertices the player to move wins up to some last letter; those letters are found backwards from the ends of the graph.",
  notation: {
    rules: "arcs with letters `1>2:b 1>3:a 2>4:c 3>4:b`",
    position: "two marbles `1,2`, first that of the player to move; `1,2/b` after the letter b",
    move: "move the first marble along an arc whose letter is not before the last one; then the other marble comes first",
  },
  examples: {
    surprising:
      "The player to move has two arcs and may use neither: their letters, b and a, come before c. Without that letter the same position is won.",
    hard: "Both marbles at the start, and both moves lose. With the opponent’s marble on any other vertex the player to move wins.",
  },
  limits: {
    vertices: "vertices of a lettered graph",
  },
  formulas: {},
  material: "lettered graph",
  theory: "backward induction",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "MADMAX（双弹珠游戏）",
  rule: "两枚弹珠，1 号归轮到走的一方：沿一条边移动自己的弹珠，边上的字母不得小于对方刚走过的字母。无法移动者输。",
  about:
    "双方各有自己的弹珠，局面没有 SG 值，不能取异或和。对每一对顶点，存在一个最大的字母：上一步的字母不超过它时轮到走的一方必胜。按逆拓扑序递推即可。",
  notation: {
    rules: "带字母的有向边 `1>2:b 1>3:a 2>4:c 3>4:b`",
    position: "两枚弹珠所在的顶点 `1,2`，先写轮到走的一方；`1,2/b` 表示上一步走的是字母 b",
    move: "把写在前面的弹珠沿一条边移动，边上的字母不小于上一个；然后另一枚写到前面",
  },
  examples: {
    surprising:
      "轮到走的一方有两条出边，却都不能走：字母 b、a 都小于 c，直接判负。若没有这个字母，同样的位置轮到走的一方必胜。",
    hard: "两枚弹珠都在起点，两种走法全都必败；对方的弹珠若在其他任一顶点，轮到走的一方必胜。",
  },
  limits: {
    vertices: "带字母的图的顶点数",
  },
  formulas: {},
  material: "带字母的有向图",
  theory: "逆推（博弈 DP）",
  variants: {},
};
