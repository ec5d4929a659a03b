import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["childish hackenbush", "childish", "children's hackenbush", "孩子气的删边"],
  problems: [],
  examples: {
    surprising: {position: "0-1b 1-2b 2-3b 3-4r 4-5r 5-0r"},
    hard: {position: "0-1b 1-2b 1-3r 3-4b 2-4r 4-5b 0-5r"},
  },
  limits: {},
  sources: {
    winningways: "E. Berlekamp, J. Conway, R. Guy, Winning Ways for your Mathematical Plays, chapter 2",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Childish Hackenbush",
  rule: "Left cuts a blue edge, Right a red one, but only if nothing else falls. Both may cut green edges, and everything no longer connected to the ground falls.",
  about:
    "Hackenbush for well-behaved children: they take blue and red edges only where nothing else comes loose. A cycle must be opened first, and that lets the opponent in too.",
  notation: {
    position: "edges with a colour, `0-1b 1-2r 1-3g`; `ground=0,5` first for several grounds, else vertex 0",
    move: "Left cuts a blue edge that holds up nothing else, Right a red one; a green edge falls with all that it holds up",
  },
  examples: {
    surprising:
      "A cycle of three blue and three red edges, worth ±1: the player who opens it at the ground loses one edge but has the others on top.",
    hard: "Two cycles that share a corner: which edges you may take changes with every cut.",
  },
  limits: {},
  formulas: {},
  material: "coloured graph",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "规矩的删边游戏（Childish Hackenbush）",
  rule: "左方删蓝边，右方删红边，但删后不得有别的边掉下；绿边谁都可删，连带的部分一并消失。",
  about:
    "规则与删边游戏相同，只是蓝边、红边只能从末端拿起，不许让别的边松脱。环要先有人打开，而打开它的人也给对方开了路。",
  notation: {
    position: "带颜色的边 `0-1b 1-2r 1-3g`；地面不止一处时先写 `ground=0,5`，否则顶点 0 为地面",
    move: "左方删一条不连着别的边的蓝边，右方删一条这样的红边；绿边连同它撑着的部分一起删去",
  },
  examples: {
    surprising: "三条蓝边和三条红边围成一圈，值为 ±1：先从地面打开的一方少了一条边，其余的却都在对方的边之上。",
    hard: "两个环共用一角：每删一条边，能删的边都会改变。",
  },
  limits: {},
  formulas: {},
  material: "带颜色的图",
  theory: "搜索",
  variants: {},
};
