import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["E&D", "SDOI2009", "pairs of heaps", "成对的石子堆", "discard one, split the other"],
  problems: ["Luogu P2148"],
  examples: {
    surprising: {position: "1,64,63,63"},
    hard: {position: "1000000007,998244353,123456789,987654321,2147483648,1"},
  },
  limits: {},
  sources: {
    p2148: "Luogu P2148, SDOI 2009, E&D",
  },
  formulas: {
    "trailing-ones": {figure: "trailing-ones"},
  },
  theories: ["table", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "E&D",
  rule: "The heaps stand in pairs. Remove one heap of a pair and split the other into two.",
  about:
    "Subtract one from both heaps of a pair and take the bitwise or: the number of ones at its binary end is the value.",
  notation: {
    position: "heaps in pairs, `4,6,3,5`",
    move: "remove one heap of a pair and split the other into two",
  },
  examples: {
    surprising:
      "A pair of odd heaps is worth 0, however large: 63,63 adds nothing, while 1,64 is worth 6. Splitting the 64 into any two odd heaps wins.",
    hard: "The first two pairs are odd, worth 0; the last one is worth 31. Of 2628419557 moves 536870912 win: those that split 2147483648 into two odd heaps.",
  },
  limits: {},
  formulas: {
    "trailing-ones": {
      brief: "({a} − 1) or ({b} − 1) is {or}, and the number of ones at its binary end is {value}",
      text: "{a} and {b}, less one each, are {x} and {y}. Their bitwise or is {or}, and the pair is worth the number of ones at its binary end: {value}.",
    },
  },
  material: "heaps",
  theory: "binary digits",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "E&D（弃一分一）",
  rule: "石子堆两两成组。每步取走一组中的一堆，再把同组的另一堆分成非空的两堆。",
  about: "一组的 SG 值是 (a − 1) | (b − 1) 的二进制末尾连续 1 的个数。",
  notation: {
    position: "石子堆两两成组，如 `4,6,3,5`",
    move: "取走一组中的一堆，再把同组的另一堆分成两堆",
  },
  examples: {
    surprising:
      "两堆都是奇数时 SG 值为 0，与大小无关：63,63 不起作用，而 1,64 的 SG 值为 6。把 64 分成任意两个奇数即胜。",
    hard: "前两组都是奇数，SG 值为 0；最后一组为 31。2628419557 种走法中有 536870912 种必胜：把 2147483648 分成两个奇数。",
  },
  limits: {},
  formulas: {
    "trailing-ones": {
      brief: "{a} − 1 与 {b} − 1 按位或得 {or}，其二进制末尾连续的 1 有 {value} 个",
      text: "{a} 与 {b} 各减一得 {x} 与 {y}，按位或为 {or}，其二进制末尾有 {value} 个连续的 1，这就是该组的 SG 值。",
    },
  },
  material: "石子堆",
  theory: "二进制位",
  variants: {},
};
