import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "arc kayles",
    "edge kayles",
    "边 Kayles",
    "matching game",
    "图上取边",
    "匹配游戏",
    "极大匹配",
    "dominoes on a graph",
    "edges of a graph",
  ],
  problems: [],
  examples: {
    surprising: {position: "0-1 1-2 2-3 3-4 4-0 0-5 1-6 2-7 3-8 4-9 5-7 6-8 7-9 8-5 9-6"},
    hard: {
      position:
        "0-1 0-5 1-2 1-6 2-3 2-7 3-4 3-8 4-9 5-6 5-10 6-7 6-11 7-8 7-12 8-9 8-13 9-14 10-11 10-15 11-12 11-16 12-13 12-17 13-14 13-18 14-19 15-16 16-17 17-18 18-19",
    },
  },
  limits: {
    edges: {
      command: `node -p '"arc-kayles:" + "0-1 ".repeat([[100000|100001]])' | sg analyze -`,
      answer: "at most 100000 edges",
    },
  },
  sources: {
    schaefer1978:
      "T. J. Schaefer, On the complexity of some two-person perfect-information games, Journal of Computer and System Sciences 16 (1978)",
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 4",
  },
  formulas: {
    complete: {strategy: "move-count"},
    bipartite: {strategy: "move-count"},
  },
  theories: ["table", "symmetry", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Arc Kayles",
  rule: "Remove an edge with its two end points and every other edge that meets them.",
  about:
    "Together the players build one matching until no edge can be added; on a square grid this is Cram. A path is a heap of Dawson's Kayles. Cycles, complete graphs and complete bipartite graphs have formulas; other graphs are searched.",
  notation: {
    position:
      "edges `0-1 1-2 2-0`, a vertex without edges by its number, `0-1 5 7`; a board, `4x3`, `queens 8x8` or `knights ..#/...` (also kings, rooks, bishops); or a name, `path 5`, `cycle 6`, `complete 3,4` (or `P5`, `C6`, `K3,4`), `hypercube 3`, `star 5` with 5 leaves, `wheel 5` with a rim of 5, `petersen`, `tree (()(()))`",
    move: "choose an edge; its two ends and all edges there disappear",
  },
  examples: {
    surprising: "The Petersen graph. A game can last 3, 4 or 5 moves, yet the second player can always make it last 4.",
    hard: "The 5 × 4 grid, which is Cram on a board of that size. It is worth 2, and only the five edges between the two middle rows win.",
  },
  limits: {
    edges: "edges of a graph without a ground",
  },
  formulas: {
    path: {
      brief: "the path of {vertices} vertices is a heap of {vertices} in Dawson's Kayles, worth {value}",
      text: "On a path, each move removes two neighbouring vertices and leaves the stretches on both sides. That is Dawson's Kayles (0.07) with as many counters as there are vertices: here {vertices}, worth {value}.",
    },
    circle: {
      brief: {
        won: "every move on the cycle of {vertices} leaves the same path, which is worth 0",
        lost: "every move on the cycle of {vertices} leaves the same path, which is not worth 0",
      },
      text: "Every move on a cycle of {vertices} leaves a path with 2 vertices fewer, so the value is 1 if that path is worth 0, and 0 if not: here {value}.",
    },
    complete: {
      brief: {
        won: "each move takes any two of the {vertices} vertices, so the game lasts ⌊{vertices}/2⌋ moves, an odd number",
        lost: "each move takes any two of the {vertices} vertices, so the game lasts ⌊{vertices}/2⌋ moves, an even number",
      },
      text: "In a complete graph of {vertices} vertices each move takes any two, so every game lasts ⌊{vertices}/2⌋ moves: the value is {value}.",
    },
    bipartite: {
      brief: {
        won: "the {vertices} vertices form two sides, and each move takes one from each side: an odd number of moves",
        lost: "the {vertices} vertices form two sides, and each move takes one from each side: an even number of moves",
      },
      text: "In a complete bipartite graph each move takes one vertex from each side, so every game lasts as many moves as the smaller side has vertices: the value is {value}.",
    },
    image: {
      brief: "your opponent answers every move with its image: {refuted} with {reply}",
      text: "A half turn leaves {board} unchanged, and no edge meets its own image. The opponent answers each move with its image, so the value is 0.",
      plain: {
        lost: "Whatever you take, your opponent can take the same on the opposite side of the centre, and so always has a move after yours.",
      },
    },
    reflection: {
      brief: "your opponent answers every move with its mirror image: {refuted} with {reply}",
      text: "A reflection leaves {board} unchanged, and no edge meets its own mirror image. The opponent answers each move with its mirror image, so the value is 0.",
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
  theory: "Dawson's Kayles, symmetry and search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "边凯尔斯",
  rule: "每步选一条边，删去它的两个端点以及与之相连的所有边。",
  about:
    "双方轮流扩充同一个匹配，直到不能再加边为止；在方格图上就是 Cram 骨牌。链等同于道森凯尔斯中的一堆；环、完全图和完全二部图有公式，其余靠搜索。",
  notation: {
    position:
      "各条边 `0-1 1-2 2-0`，没有边的顶点只写编号，如 `0-1 5 7`；或棋盘 `4x3`、`queens 8x8`、`knights ..#/...`（还有 kings、rooks、bishops）；或图名 `path 5`、`cycle 6`、`complete 3,4`（也可写 `P5`、`C6`、`K3,4`）、`hypercube 3`、`star 5`（5 片叶子）、`wheel 5`（轮缘 5 个点）、`petersen`、`tree (()(()))`",
    move: "选一条边，删去它的两个端点及与之相连的所有边",
  },
  examples: {
    surprising: "彼得森图：整局可能走 3 步、4 步或 5 步，而后手总能使它恰好走 4 步。",
    hard: "5 × 4 的方格图，即同样大小棋盘上的 Cram 骨牌。SG 值为 2，必胜走法只有连接中间两行的五条边。",
  },
  limits: {
    edges: "不带地面的图的边数",
  },
  formulas: {
    path: {
      brief: "{vertices} 个顶点的链等同于道森凯尔斯中 {vertices} 枚的一堆，SG 值为 {value}",
      text: "在链上选一条边，就去掉相邻的两个顶点，两侧各剩一段，这正是道森凯尔斯（0.07），顶点数就是一堆的枚数：{vertices} 枚，SG 值为 {value}。",
    },
    circle: {
      brief: {
        won: "{vertices} 个顶点的环上每一步都剩下同样的链，其 SG 值为 0",
        lost: "{vertices} 个顶点的环上每一步都剩下同样的链，其 SG 值不为 0",
      },
      text: "在 {vertices} 个顶点的环上，每步之后都剩下少 2 个顶点的链：该链的 SG 值为 0 时环为 1，否则为 0，此处为 {value}。",
    },
    complete: {
      brief: {
        won: "{vertices} 个顶点每步恰好去掉两个，总共走 ⌊{vertices}/2⌋ 步，是奇数",
        lost: "{vertices} 个顶点每步恰好去掉两个，总共走 ⌊{vertices}/2⌋ 步，是偶数",
      },
      text: "{vertices} 个顶点的完全图每步恰好去掉两个顶点，总共走 ⌊{vertices}/2⌋ 步：SG 值为 {value}。",
    },
    bipartite: {
      brief: {
        won: "{vertices} 个顶点分在两侧，每步两侧各去掉一个，总步数必为奇数",
        lost: "{vertices} 个顶点分在两侧，每步两侧各去掉一个，总步数必为偶数",
      },
      text: "完全二部图中每步两侧各去掉一个顶点，步数恒等于较小一侧的顶点数：SG 值为 {value}。",
    },
    image: {
      brief: "每一步都能在对称的位置应对，例如以{reply}应对{refuted}",
      text: "{board} 关于中心对称，且没有边与自己的对称边相碰：对方总能在对称的位置照样走，SG 值为 0。",
      plain: {lost: "无论你取哪里，对方都能取关于中心对称的位置，所以你走得出，对方就跟得上。"},
    },
    reflection: {
      brief: "每一步都能在镜像的位置应对，例如以{reply}应对{refuted}",
      text: "{board} 关于一条轴对称，且没有边与自己的镜像相碰：对方总能在镜像的位置照样走，SG 值为 0。",
      plain: {lost: "无论你取哪里，对方都能取对称轴另一侧的镜像位置，所以你走得出，对方就跟得上。"},
    },
    middle: {
      brief: "先取正中的 {middle}，此后每一步都能对称应对",
      text: "{board} 关于中心对称，取正中的 {middle} 就取走了所有与自己的对称格重合或相连的格子：此后总能在对称的位置应对，因此必胜。",
      plain: {won: "先取正中。此后无论对方取哪里，你都能取关于中心对称的位置。"},
    },
  },
  material: "无向图",
  theory: "道森凯尔斯、对称与搜索",
  variants: {},
};
