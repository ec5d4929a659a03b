import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["toppling dominoes", "domino rows", "推倒骨牌", "dominoes", "falling dominoes", "多米诺", "多米诺骨牌"],
  problems: [],
  examples: {
    surprising: {position: "bbbgr"},
    hard: {position: "brr/bbrrrb"},
  },
  limits: {},
  sources: {
    toppling2015:
      "A. Fink, R. J. Nowakowski, A. N. Siegel, D. Wolfe, Toppling conjectures, Games of No Chance 4 (2015)",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Toppling Dominoes",
  rule: "Topple one of your dominoes, or a green one, to the left or right. All the dominoes on that side fall with it.",
  about:
    "Dominoes stand in a row, blue for Left, red for Right, green for both. A run of n blue ones is worth n, of n red ones −n, of n green ones *n; the values of rows add.",
  notation: {
    position: "a row `brrbg` of blue, red and green dominoes; several as `br/rb`",
    move: "one of your dominoes and the end of its row that it falls towards",
  },
  examples: {
    surprising:
      "Left topples the green one to the right and the red one goes with it: three blue ones stay. Right topples it to the left, and only his red one stays.",
    hard: "Two rows, both worth fighting for. The second is more urgent, yet Left’s only winning move is in the first.",
  },
  limits: {},
  formulas: {},
  material: "row of dominoes",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "推倒骨牌",
  rule: "推倒一块自己颜色或绿色的骨牌，向左或向右，那一侧的骨牌全部随之倒下。",
  about:
    "骨牌排成一行，蓝色归左方，红色归右方，绿色双方都可推。连续 n 块蓝牌值为 n，n 块红牌值为 −n，n 块绿牌值为 *n；各行相加。",
  notation: {
    position: "一行骨牌 `brrbg`，b 蓝、r 红、g 绿；多行写作 `br/rb`",
    move: "推倒哪一块，朝这一行的哪一端",
  },
  examples: {
    surprising: "左方把绿牌向右推倒，连红牌一起带走，留下三块蓝牌；右方把它向左推倒，便只剩自己的红牌。",
    hard: "两行都值得争夺。更紧要的是第二行，左方唯一的必胜走法却在第一行。",
  },
  limits: {},
  formulas: {},
  material: "一行骨牌",
  theory: "搜索",
  variants: {},
};
