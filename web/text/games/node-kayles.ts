import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "node kayles",
    "vertex kayles",
    "点 Kayles",
    "图上 Kayles",
    "取点游戏",
    "独立集游戏",
    "independent set game",
    "kayles on a graph",
    "vertices of a graph",
  ],
  problems: [],
  examples: {
    surprising: {position: "0-1 1-2 2-3 3-4 4-0 0-5 1-6 2-7 3-8 4-9 5-7 6-8 7-9 8-5 9-6"},
    hard: {
      position:
        "0-1 0-5 1-2 1-6 2-3 2-7 3-4 3-8 4-9 5-6 5-10 6-7 6-11 7-8 7-12 8-9 8-13 9-14 10-11 10-15 11-12 11-16 12-13 12-17 13-14 13-18 14-19 15-16 15-20 16-17 16-21 17-18 17-22 18-19 18-23 19-24 20-21 21-22 22-23 23-24",
    },
  },
  limits: {
    vertices: {
      command: `node -p '"node-kayles:" + [...Array([[1000|1001]]).keys()].join(" ")' | sg analyze -`,
      answer: "at most 1000 vertices",
    },
    cells: {command: 'sg analyze "node-kayles:[[40|41]]x25"', answer: "at most 1000 cells"},
  },
  sources: {
    schaefer1978:
      "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
    bodlaender2002: "H. L. Bodlaender, D. Kratsch, Kayles and nimbers, Journal of Algorithms 43 (2002)",
  },
  theories: ["table", "symmetry", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Node Kayles",
  rule: "Remove a vertex together with all its neighbours.",
  about:
    "Together the players build one independent set until no vertex can be added. On a path this is Dawson's Chess. Telling the winner on any graph is PSPACE-complete; paths, cycles and complete multipartite graphs have formulas.",
  notation: {
    position:
      "edges `0-1 1-2 2-0`, a vertex without edges by its number, `0-1 5 7`; a board, `4x3`, `queens 8x8` or `knights ..#/...` (also kings, rooks, bishops); or a name, `path 5`, `cycle 6`, `complete 3,4` (or `P5`, `C6`, `K3,4`), `hypercube 3`, `star 5` with 5 leaves, `wheel 5` with a rim of 5, `petersen`, `tree (()(()))`",
    move: "choose a vertex; it disappears with its neighbours",
  },
  examples: {
    surprising:
      "The Petersen graph: each of the ten vertices wins, because it leaves a cycle of 6, worth 0. In Arc Kayles the same graph is lost.",
    hard: "The 5 × 5 grid, worth 3. The centre wins, because you can mirror every reply through it. The four corners win too, and nothing else.",
  },
  limits: {
    vertices: "vertices of a graph without a ground",
    cells: "cells of a board that is a graph",
  },
  formulas: {
    path: {
      brief: "the path of {vertices} vertices is a heap of {vertices} in Dawson's Chess, worth {value}",
      text: "On a path, a move removes a vertex with its one or two neighbours and leaves the stretches on both sides. That is Dawson's Chess (0.137) with as many counters as there are vertices: here {vertices}, worth {value}.",
    },
    circle: {
      brief: {
        won: "every move on the cycle of {vertices} leaves the same path, which is worth 0",
        lost: "every move on the cycle of {vertices} leaves the same path, which is not worth 0",
      },
      text: "Every move on a cycle of {vertices} leaves a path with 3 vertices fewer, so the value is 1 if that path is worth 0, and 0 if not: here {value}.",
    },
    multipartite: {
      brief: "of the {vertices} vertices a move leaves only the others of its own class: worth {value}",
      text: "Two vertices are joined exactly when they are in different classes, so a move leaves only the other vertices of its own class, each worth 1: the value is {value}.",
    },
    image: {
      brief: "your opponent answers every move with its image: {refuted} with {reply}",
      text: "A half turn leaves {board} unchanged, and no cell is its own image or joined to it. The opponent answers each move with its image, so the value is 0.",
      plain: {
        lost: "Whatever you take, your opponent can take the same on the opposite side of the centre, and so always has a move after yours.",
      },
    },
    reflection: {
      brief: "your opponent answers every move with its mirror image: {refuted} with {reply}",
      text: "A reflection leaves {board} unchanged, and no cell is its own mirror image or joined to it. The opponent answers each move with its mirror image, so the value is 0.",
      plain: {
        lost: "Whatever you take, your opponent can take the same on the other side of the axis, and so always has a move after yours.",
      },
    },
    middle: {
      brief: "take {middle} in the middle, and you can copy every move",
      text: "A half turn leaves {board} unchanged, and {middle} in the middle takes every cell that is its own image or joined to it. That move wins, because you can then answer every move with its image.",
      plain: {
        won: "Take the middle. Whatever your opponent takes then, you can take the same on the opposite side of the centre.",
      },
    },
  },
  material: "graph",
  theory: "Dawson's Chess, symmetry and search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "点凯尔斯",
  rule: "每步选一个顶点，连同它的所有相邻顶点一起删去。",
  about:
    "双方轮流扩充同一个独立集，直到不能再加点为止。在链上就是道森棋。一般图上判定胜负是 PSPACE 完全的；链、环和完全多部图有公式。",
  notation: {
    position:
      "各条边 `0-1 1-2 2-0`，没有边的顶点只写编号，如 `0-1 5 7`；或棋盘 `4x3`、`queens 8x8`、`knights ..#/...`（还有 kings、rooks、bishops）；或图名 `path 5`、`cycle 6`、`complete 3,4`（也可写 `P5`、`C6`、`K3,4`）、`hypercube 3`、`star 5`（5 片叶子）、`wheel 5`（轮缘 5 个点）、`petersen`、`tree (()(()))`",
    move: "选一个顶点，连同它的所有相邻顶点一起删去",
  },
  examples: {
    surprising:
      "彼得森图：选十个顶点中的任何一个都必胜，因为剩下的总是 6 个顶点的环，SG 值为 0。同一张图在边凯尔斯中却是必败态。",
    hard: "5 × 5 的方格图，SG 值为 3。占中心后中心对称地模仿对方即可取胜；四个角也都必胜，其余走法必败。",
  },
  limits: {
    vertices: "不带地面的图的顶点数",
    cells: "用作图的棋盘的格数",
  },
  formulas: {
    path: {
      brief: "{vertices} 个顶点的链等同于道森棋中 {vertices} 枚的一堆，SG 值为 {value}",
      text: "在链上选一个顶点，就连同两侧的邻点（在端点则是一个邻点）一起去掉，剩下两侧各一段，这正是道森棋（0.137），顶点数就是一堆的枚数：{vertices} 枚，SG 值为 {value}。",
    },
    circle: {
      brief: {
        won: "{vertices} 个顶点的环上每一步都剩下同样的链，其 SG 值为 0",
        lost: "{vertices} 个顶点的环上每一步都剩下同样的链，其 SG 值不为 0",
      },
      text: "在 {vertices} 个顶点的环上，每步之后都剩下少 3 个顶点的链：该链的 SG 值为 0 时环为 1，否则为 0，此处为 {value}。",
    },
    multipartite: {
      brief: "{vertices} 个顶点的完全多部图，每步之后只剩同一部的其余顶点：SG 值为 {value}",
      text: "完全多部图：不同部的顶点两两相邻，每步之后只剩同一部的其余顶点，它们互不相邻，各值 1。整个图的 SG 值为 {value}。",
    },
    image: {
      brief: "每一步都能在对称的位置应对，例如以{reply}应对{refuted}",
      text: "{board} 关于中心对称，且没有格子与自己的对称格重合或相连：对方总能在对称的位置照样走，SG 值为 0。",
      plain: {lost: "无论你取哪里，对方都能取关于中心对称的位置，所以你走得出，对方就跟得上。"},
    },
    reflection: {
      brief: "每一步都能在镜像的位置应对，例如以{reply}应对{refuted}",
      text: "{board} 关于一条轴对称，且没有格子与自己的镜像重合或相连：对方总能在镜像的位置照样走，SG 值为 0。",
      plain: {lost: "无论你取哪里，对方都能取对称轴另一侧的镜像位置，所以你走得出，对方就跟得上。"},
    },
    middle: {
      brief: "先取正中的 {middle}，此后每一步都能对称应对",
      text: "{board} 关于中心对称，取正中的 {middle} 就取走了所有与自己的对称格重合或相连的格子：此后总能在对称的位置应对，因此必胜。",
      plain: {won: "先取正中。此后无论对方取哪里，你都能取关于中心对称的位置。"},
    },
  },
  material: "无向图",
  theory: "道森棋、对称与搜索",
  variants: {},
};
