import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "canonical form",
    "switch",
    "hot game",
    "规范形",
    "短博弈",
    "开关",
    "surreal numbers",
    "nimbers",
    "thermograph",
  ],
  problems: [],
  examples: {
    surprising: {position: "^"},
    hard: {position: "{2||1|0}"},
  },
  limits: {},
  sources: {
    conway1976: "J. H. Conway, On Numbers and Games, chapters 7 to 10",
  },
  theories: ["search"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Short games",
  rule: "Move to one of your options: Left’s are to the left of the bars, Right’s to the right.",
  about:
    "Play a value directly: its canonical form lists the options of Left and those of Right. Subtract it from a position: if the second player wins the difference, that is the position’s value.",
  notation: {
    position: "a value `{2||1|0}`, as in [Values](#values), without positions in square brackets",
    move: "an option of the player to move",
  },
  examples: {
    surprising:
      "Up: Left moves to 0 and wins, Right moves to * and loses. It is above 0, and below every positive number.",
    hard: "Above 0, though Right can move to {1|0} and threatens to reach 0: Left answers to 1, and stays ahead.",
  },
  limits: {},
  formulas: {},
  material: "value",
  theory: "search",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "短游戏",
  rule: "走到自己的一个后继：左方走竖线左边的，右方走竖线右边的。",
  about: "直接在值上对局：标准形式写明左方与右方各有哪些后继。把它与一个局面相减，后手必胜，便证明了那个局面的值。",
  notation: {
    position: "一个值 `{2||1|0}`，写法见 [Values](#values)，其中不用方括号里的局面",
    move: "轮到走的一方的一个后继",
  },
  examples: {
    surprising: "上（↑）：左方走到 0 即胜，右方只能走到 *，仍然要输。它大于 0，却小于任何正数。",
    hard: "大于 0：右方虽能走到 {1|0}，威胁再走到 0，左方应以 1，仍然领先。",
  },
  limits: {},
  formulas: {},
  material: "值",
  theory: "搜索",
  variants: {},
};
