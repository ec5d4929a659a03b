import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["小涵", "武将", "默契值", "draft", "second best"],
  problems: ["Luogu P1199", "NOIP 2010"],
  examples: {
    surprising: {position: "1,2,3/4,5/6"},
    hard: {
      position:
        "8,40,10,14,35,1,27,33,39/2,13,5,37,21,17,34,29/9,38,19,6,36,15,11/44,16,28,41,4,22/45,43,42,20,3/18,7,30,25/32,24,23/12,26/31",
    },
  },
  limits: {
    free: {
      command: `node -p '"three-kingdoms:" + [...Array(191).keys()].slice(1).join(" ").concat(";[[1,20|1]]")' | sg analyze - --moves none`,
      answer: '"kind":"memory"',
    },
  },
  sources: {
    noip2010: "NOIP 2010, junior division, Three Kingdoms (Luogu P1199)",
  },
  theories: ["winner-only", "search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Three Kingdoms (a draft)",
  rule: "Pick generals in turn; the strongest pair wins. The computer takes the one that would make your best pair.",
  about:
    "Not an impartial game: the computer's picks follow a fixed rule, so it has no Grundy value and cannot be part of a sum. From the start you can always win, with the strongest pair that is second best for one of its generals.",
  notation: {
    position:
      "the strengths of all pairs, `5,28,16/20,9/3`, row by row: each general with those after it; then the picks so far, yours and the computer's in turn: `5,28,16/20,9/3;4,2`",
    move: "pick a general; the computer’s pick is forced",
  },
  examples: {
    surprising:
      "You can’t get the strongest pair, 3 and 4 with 6: whichever you pick, the computer takes the other. You win with 4 and 2, strength 5.",
    hard: "Ten generals. The strongest pair is 5 and 6 with 45; the best you can be sure of is 5 and 4 with 44.",
  },
  limits: {
    free: "generals still free in a draft that can be searched: 18, of at most 40",
  },
  formulas: {},
  material: "generals",
  theory: "second best",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "三国游戏（选将）",
  rule: "与计算机轮流选武将，谁手里有默契值最高的一对，谁就获胜。计算机总是拆散你下一步能得到的最强组合。",
  about:
    "这不是公平组合游戏：计算机按固定策略选人，局面没有 SG 值，也不能参与求和。开局时人总能获胜：答案是每名武将的次大默契值中的最大者。",
  notation: {
    position:
      "所有武将两两之间的默契值 `5,28,16/20,9/3`：第 i 行依次是第 i 名武将与其后各名的默契值；其后可写已选的武将，人与计算机交替：`5,28,16/20,9/3;4,2`",
    move: "选一名武将；计算机的选法只有一种",
  },
  examples: {
    surprising: "最强的一对 3 与 4（默契值 6）拿不到手：选了一个，计算机就选走另一个。人用 4 与 2（默契值 5）取胜。",
    hard: "十名武将，最强的一对是 5 与 6（默契值 45）；人能保证得到的最强组合是 5 与 4（默契值 44）。",
  },
  limits: {
    free: "选将已经开始时，未选的武将不超过 18 名、总数不超过 40 名才搜索",
  },
  formulas: {},
  material: "武将",
  theory: "次大值",
  variants: {},
};
