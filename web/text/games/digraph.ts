import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "digraph",
    "cyclic digraph",
    "loopy game",
    "loopy impartial game",
    "tokens with cycles",
    "infinite play",
    "draw",
    "有环图",
    "带环图游戏",
    "循环游戏",
    "和局",
    "平局",
  ],
  problems: [],
  examples: {
    surprising: {position: "3,7"},
    hard: {position: "4,7"},
  },
  limits: {},
  sources: {
    fraenkelperl1975:
      "A. S. Fraenkel and Y. Perl, Constructions in combinatorial games with cycles, Colloquia Mathematica Societatis János Bolyai 10 (1975)",
  },
  theories: ["loopy", "table"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Loopy token game",
  rule: "Move one token along an arrow. Tokens may share a vertex. Play that never ends is a draw.",
  about:
    "Arrows may lead back here, so a game need not end. Working back from the ends, each vertex is won, lost or drawn; and for sums each has a value: a nimber, or ∞ with the nimbers that one move can reach. Nimbers add as ever, and two infinities are always a draw.",
  notation: {
    rules: "arcs `1>2 2>1 2>3`, also in cycles and `1>1`; a vertex without arcs by its number",
    position: "tokens `1,2`, by the vertices they stand on",
    move: "move a token along an arc",
  },
  examples: {
    surprising: "A draw that hangs by a thread: of four moves one holds it, and three lose.",
    hard: "Alone, a token on 4 is a draw. With a second one on 7 there is a winning move: bring both to 7.",
  },
  limits: {},
  formulas: {},
  material: "directed graph",
  theory: "values of games with cycles, retrograde analysis",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "有环的有向图游戏",
  rule: "每步把一枚棋子沿一条有向边移动一步；同一顶点可以有多枚棋子。永远走不完算和局。",
  about:
    "这里的边可以走回头路，对局未必会结束。从终点倒推，每个顶点或必胜，或必败，或为和局；为了相加，每个顶点还有一个值：SG 值，或者 ∞ 连同一步能到的 SG 值。SG 值照常取异或和，两个 ∞ 相加总是和局。",
  notation: {
    rules: "有向边 `1>2 2>1 2>3`，可以成环，也可以是 `1>1`；孤立的顶点只写编号",
    position: "各枚棋子所在的顶点 `1,2`",
    move: "把一枚棋子沿一条边移动一步",
  },
  examples: {
    surprising: "悬于一线的和局：四种走法中只有一种守和，其余三种都输。",
    hard: "单独一枚棋子在 4 是和局。再有一枚在 7，就有必胜走法：让两枚都到 7。",
  },
  limits: {},
  formulas: {},
  material: "有向图",
  theory: "有环游戏的值，倒推分析",
  variants: {},
};
