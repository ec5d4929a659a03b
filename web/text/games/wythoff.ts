import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: [
    "wythoff",
    "威佐夫游戏",
    "chinese nim",
    "捡石子",
    "queen",
    "corner the queen",
    "黄金分割",
    "golden ratio",
    "two heaps, or both alike",
    "皇后走到角落",
    "黄金比",
  ],
  problems: ["Luogu P2252", "HDU 2177", "POJ 1067", "HDU 1527"],
  examples: {
    surprising: {position: "2,2", play: "misere"},
    hard: {position: "16180339887498948482,9999999999999999999"},
  },
  limits: {
    value: {command: 'sg analyze "wythoff:[[1000|1001]],5" --moves none', answer: '"grundy":null,"outcome":"N"'},
  },
  sources: {
    wythoff1907: "W. A. Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde 7 (1907)",
  },
  theories: ["golden-ratio", "table"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Wythoff's game",
  rule: "Take as many counters as you like from one heap, or the same number from both.",
  about: "The lost positions follow the golden ratio: counted from k = 0 they are (⌊kφ⌋, ⌊kφ²⌋).",
  notation: {
    position: "two heaps `5,8`",
    move: "take from one heap, or equally from both",
  },
  examples: {
    surprising: "In normal play you can take two equal heaps at once. In misère play all six moves from 2 and 2 lose.",
    hard: "The golden ratio to twenty digits. Of 36180339887498948480 moves only one wins: take one from the larger heap.",
  },
  limits: {
    value: "a heap whose value in Wythoff's game is known: 1000; above that, only the winner",
  },
  formulas: {
    misere: {
      text: "In misère play the lost positions are the same as in normal play, except the smallest: (0, 1) and (2, 2) are lost instead of (0, 0) and (1, 2).",
    },
  },
  material: "heaps",
  theory: "golden ratio",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "威佐夫博弈",
  rule: "从一堆中取走至少一枚石子，或从两堆中取走同样多枚。",
  about: "必败态由黄金分割给出：从 k = 0 数起，依次为 (⌊kφ⌋, ⌊kφ²⌋)。",
  notation: {
    position: "两堆石子 `5,8`",
    move: "从一堆中取，或从两堆中取走同样多枚",
  },
  examples: {
    surprising: "正常规则下两堆相等可以一次取完；反常规则下，2 与 2 的 6 种走法全都必败。",
    hard: "精确到二十位的黄金分割。36180339887498948480 种走法中只有一种必胜：从较大的一堆取 1 枚。",
  },
  limits: {
    value: "每堆不超过 1000 枚时求 SG 值，超过则只判定胜负",
  },
  formulas: {
    misere: {text: "反常规则下的必败态与正常规则相同，只有最小的几个例外：(0, 1) 与 (2, 2) 取代了 (0, 0) 与 (1, 2)。"},
  },
  material: "石子堆",
  theory: "黄金分割",
  variants: {},
};
