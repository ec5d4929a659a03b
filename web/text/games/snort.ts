import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["snort", "cats and dogs", "地图着色", "colouring a map", "猫和狗", "涂色"],
  problems: [],
  examples: {
    surprising: {position: "0-1 1-2"},
    hard: {position: "0-1 1-2 2-3 3-4 4-5"},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 6",
    conway1976: "J. H. Conway, On Numbers and Games, chapter 8",
  },
  theories: ["symmetry", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Snort",
  rule: "Left paints an unpainted vertex blue, Right red. A blue and a red vertex may not be neighbours.",
  about:
    "When you paint a vertex, its neighbours are reserved for you. So vertices with many neighbours are worth a fight, and most positions are hot. A vertex by itself is just *.",
  notation: {
    position:
      "edges `0-1 1-2`, painted vertices `0b`, `2r`, bare ones without edges by their number; a board, `4x3`, `queens 8x8` or `knights .b#/r..` (also kings, rooks, bishops); or a name, `path 5`, `cycle 6`, `complete 3,4` (or `P5`, `C6`, `K3,4`), `hypercube 3`, `star 5` with 5 leaves, `wheel 5` with a rim of 5, `petersen`, `tree (()(()))`",
    move: "the vertex to paint",
  },
  examples: {
    surprising: "Only the middle wins: it reserves both ends at once.",
    hard: "A path of six: the first player wins, but not by painting an end.",
  },
  limits: {},
  formulas: {
    image: {
      text: "A half turn of {board} that exchanges the colours changes nothing, and no cell is joined to its image. Whoever moves second answers each move with its image in the other colour, so the value is 0.",
    },
    reflection: {
      text: "A reflection of {board} that exchanges the colours changes nothing, and no cell is joined to its mirror image. Whoever moves second answers each move with its mirror image in the other colour, so the value is 0.",
    },
  },
  material: "graph",
  theory: "symmetry and search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "Snort 着色",
  rule: "左方把一个未涂色的顶点涂蓝，右方涂红；相邻顶点不得异色。",
  about: "涂了一个顶点，它的邻点就留给了自己，邻点多的顶点值得抢，所以局面大多是热的；孤立的一个顶点则只是 *。",
  notation: {
    position:
      "边 `0-1 1-2`，涂了色的顶点 `0b`、`2r`，没有边的未涂色顶点只写编号；或棋盘 `4x3`、`queens 8x8`、`knights .b#/r..`（还有 kings、rooks、bishops）；或图名 `path 5`、`cycle 6`、`complete 3,4`（也可写 `P5`、`C6`、`K3,4`）、`hypercube 3`、`star 5`（5 片叶子）、`wheel 5`（轮缘 5 个点）、`petersen`、`tree (()(()))`",
    move: "要涂色的顶点",
  },
  examples: {
    surprising: "只有涂中间才能取胜：两端一下子都归了自己。",
    hard: "六个顶点的链：谁先走谁胜，但不能先涂两端。",
  },
  limits: {},
  formulas: {
    image: {
      text: "{board} 旋转半圈并互换两色后不变，且没有空格与自己的对称格相邻：后手总能在对称的位置涂上另一种颜色，所以值为 0。",
    },
    reflection: {
      text: "{board} 作一次轴对称并互换两色后不变，且没有空格与自己的镜像相邻：后手总能在镜像的位置涂上另一种颜色，所以值为 0。",
    },
  },
  material: "图",
  theory: "对称与搜索",
  variants: {},
};
