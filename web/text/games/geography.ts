import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "undirected vertex geography",
    "vertex geography",
    "generalized geography",
    "无向点地理游戏",
    "地理游戏",
    "二分图博弈",
    "一般图博弈",
    "JSOI2009",
  ],
  problems: [],
  examples: {surprising: {position: "petersen @0"}, hard: {position: "knights ...../...../..x../...../....."}},
  limits: {},
  sources: {
    fraenkel1993:
      "A. S. Fraenkel, E. R. Scheinerman, D. Ullman, Undirected edge geography, Theoretical Computer Science 112 (1993)",
    edmonds1965: "J. Edmonds, Paths, trees, and flowers, Canadian Journal of Mathematics 17 (1965)",
  },
  theories: ["matching", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Geography",
  rule: "Move the token to a neighbouring vertex. The vertex it leaves is removed.",
  about:
    "Named after the game in which each place must begin with the last letter of the one before, and none may come twice. A maximum matching tells the winner on every graph: if each of them covers the token’s vertex, always move to the partner; if one leaves it out, the opponent can do so.",
  notation: {
    position:
      "a graph and the vertex of the token, `0-1 1-2 2-0 @1`, `path 5 @0`; a board, `4x3 @5`, `knights 5x5 @12` (also kings, queens, rooks, bishops), or in rows with `x` for the token, `knights x../..#/...`",
    move: "the vertex to move to",
  },
  examples: {
    surprising:
      "The Petersen graph has a perfect matching, so the first player wins from every vertex, by moving to the partner.",
    hard: "A knight that visits no square twice, on 5 × 5. There are 13 squares of the centre’s colour and 12 of the other.",
  },
  limits: {},
  formulas: {
    matched: {
      brief: "every maximum matching covers vertex {vertex}: move to its partner each time",
      text: "Every maximum matching of the graph covers the token’s vertex. Move along the edge of one each time: whatever your opponent moves to has a partner too, or the matching would not have been a maximum.",
      plain: {
        won: "Pair up as many neighbouring vertices as you can. Always move the token to its partner: wherever your opponent goes, that vertex has a partner as well.",
      },
    },
    unmatched: {
      brief: "a maximum matching leaves vertex {vertex} out: your opponent always moves to the partner",
      text: "A maximum matching of the graph leaves the token’s vertex out. Every vertex that you can move to has a partner in it, or it would not be a maximum, and the opponent moves there each time.",
      plain: {
        lost: "As many neighbouring vertices as possible can be paired up without yours. Wherever you go, your opponent moves on to the partner.",
      },
    },
  },
  material: "graph",
  theory: "matchings and search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "地理接龙（Geography）",
  rule: "每步把棋子移到相邻的顶点，离开的顶点随即删去。",
  about:
    "得名于地名接龙：下一个地名要以上一个的末字母开头，且不得重复。胜负由最大匹配决定，任何图都适用：若每个最大匹配都盖住棋子所在的顶点，就一直走到它的配对点；若有一个不盖住它，对方就能这样走。OI 中常称二分图博弈。",
  notation: {
    position:
      "图和棋子所在的顶点 `0-1 1-2 2-0 @1`、`path 5 @0`；或棋盘 `4x3 @5`、`knights 5x5 @12`（还有 kings、queens、rooks、bishops），也可逐行写，`x` 为棋子：`knights x../..#/...`",
    move: "要走到的顶点",
  },
  examples: {
    surprising: "彼得森图有完美匹配，所以从任何一个顶点出发都是先手必胜，每次走到配对点即可。",
    hard: "5 × 5 棋盘上不走回头路的马。与中心同色的格有 13 个，另一色只有 12 个。",
  },
  limits: {},
  formulas: {
    matched: {
      brief: "每个最大匹配都盖住顶点 {vertex}：每次都走到它的配对点",
      text: "图的每个最大匹配都盖住棋子所在的顶点。任取一个最大匹配，每次沿匹配边走：对方走到的顶点也必有配对点，否则这个匹配就不是最大的。",
      plain: {won: "把相邻的顶点尽量两两配对。每次都把棋子走到它的配对点：对方走到哪里，那里也有配对点。"},
    },
    unmatched: {
      brief: "有一个最大匹配不盖住顶点 {vertex}：对方每次都走到配对点",
      text: "图有一个最大匹配不盖住棋子所在的顶点。你能走到的每个顶点在其中都有配对点，否则它就不是最大的；对方每次走到那里即可。",
      plain: {lost: "不用你所在的顶点，也能把相邻的顶点配成最多的对。你走到哪里，对方就走到那里的配对点。"},
    },
  },
  material: "无向图",
  theory: "匹配与搜索",
  variants: {},
};
