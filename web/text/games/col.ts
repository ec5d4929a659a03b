import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["col", "map colouring", "地图着色", "colouring a map", "涂色"],
  problems: [],
  examples: {
    surprising: {position: "0-1 1-2 2-3 3-4"},
    hard: {position: "0-1 0-2 0-3 1-3 3-4 4r"},
  },
  limits: {},
  sources: {
    conway1976: "J. H. Conway, On Numbers and Games, chapter 8",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 2",
  },
  theories: ["symmetry", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Col",
  rule: "Left paints an unpainted vertex blue, Right red. Neighbours may not have the same colour.",
  about:
    "Once you paint a vertex, you can no longer paint its neighbours, so moves are seldom urgent: the value is a number, or a number plus a star.",
  notation: {
    position:
      "edges `0-1 1-2`, painted vertices `0b`, `2r`, bare ones without edges by their number; a board, `4x3`, `queens 8x8` or `knights .b#/r..` (also kings, rooks, bishops); or a name, `path 5`, `cycle 6`, `complete 3,4` (or `P5`, `C6`, `K3,4`), `hypercube 3`, `star 5` with 5 leaves, `wheel 5` with a rim of 5, `petersen`, `tree (()(()))`",
    move: "the vertex to paint",
  },
  examples: {
    surprising:
      "A path of more than one vertex is worth 0. With an even number of vertices the second player copies each move at the other end; here the middle vertex has no twin, yet the second player still wins.",
    hard: "Worth a quarter of a move to Left, who wins no matter who begins.",
  },
  limits: {},
  formulas: {
    image: {
      text: "A half turn of {board} that exchanges the colours changes nothing, and no bare cell is its own image. Whoever moves second answers each move with its image in the other colour, so the value is 0.",
    },
    reflection: {
      text: "A reflection of {board} that exchanges the colours changes nothing, and no bare cell is its own mirror image. Whoever moves second answers each move with its mirror image in the other colour, so the value is 0.",
    },
  },
  material: "graph",
  theory: "symmetry and search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "Col 着色",
  rule: "左方把一个未涂色的顶点涂蓝，右方涂红；相邻顶点不得同色。",
  about: "涂了一个顶点，自己就不能再涂它的邻点，因此很少有急着要走的棋：每个局面的值是一个数，或一个数加 *。",
  notation: {
    position:
      "边 `0-1 1-2`，涂了色的顶点 `0b`、`2r`，没有边的未涂色顶点只写编号；或棋盘 `4x3`、`queens 8x8`、`knights .b#/r..`（还有 kings、rooks、bishops）；或图名 `path 5`、`cycle 6`、`complete 3,4`（也可写 `P5`、`C6`、`K3,4`）、`hypercube 3`、`star 5`（5 片叶子）、`wheel 5`（轮缘 5 个点）、`petersen`、`tree (()(()))`",
    move: "要涂色的顶点",
  },
  examples: {
    surprising:
      "两个及以上顶点的链值都是 0。顶点为偶数时，后手在另一端对称应对即可；这里正中的顶点没有对称点，后手仍能取胜。",
    hard: "左方领先四分之一步：无论谁先走都是左方胜。",
  },
  limits: {},
  formulas: {
    image: {
      text: "{board} 旋转半圈并互换两色后不变，且没有空格与自己的对称格重合：后手总能在对称的位置涂上另一种颜色，所以值为 0。",
    },
    reflection: {
      text: "{board} 作一次轴对称并互换两色后不变，且没有空格与自己的镜像重合：后手总能在镜像的位置涂上另一种颜色，所以值为 0。",
    },
  },
  material: "图",
  theory: "对称与搜索",
  variants: {},
};
