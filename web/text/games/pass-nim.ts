import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Nim with a pass", zh: "带一次 pass 的 Nim"},
  aliases: ["pass nim", "nim with a pass", "跳过一步", "pass", "Morrison", "Friedman", "Landsberg"],
  rule: {
    en: "Take any number of counters from one heap, or pass: once in the whole game, and only while a heap is left.",
    zh: "每步从一堆中取走任意枚；全局共有一次跳过的机会，谁先用掉便没有了，且所有堆都取完后不能再跳过。",
  },
  about: {
    en: "One pass spoils the theory: no rule is known for three heaps and more.",
    zh: "只多了一次 pass，Nim 的规律便不复存在：三堆以上至今没有已知的公式。",
  },
  formulas: {
    "no-pass": {
      en: "The pass is gone, this is Nim: {chain} = {value}.",
      zh: "pass 已用掉，就是普通的 Nim：{chain} = {value}。",
    },
    "one-heap": {
      en: "One heap of {heap} with the pass is worth 1 more where it is odd, 1 less where it is even; take it all to win.",
      zh: "单独一堆 {heap} 枚加一次 pass：为奇数时 SG 值加 1，为偶数时减 1；一次取完即胜。",
    },
    "two-heaps": {
      en: "With the pass, {a} and {b} are lost exactly when the smaller heap is odd and the other larger by one.",
      zh: "带 pass 的两堆 {a}、{b}：当且仅当较小的一堆为奇数、另一堆恰好多一枚时先手必败。",
    },
  },
  sources: {
    morrison2012:
      "R. E. Morrison, E. J. Friedman, A. S. Landsberg, Combinatorial games with a pass: a dynamical systems approach, Chaos 22, 2012",
  },
  material: {en: "heaps and a pass", zh: "石子堆与 pass"},
  theory: {en: "search", zh: "搜索"},
  variants: {},
};
