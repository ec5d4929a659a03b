import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "E&D", zh: "E&D（弃一分一）"},
  aliases: ["E&D", "SDOI2009", "pairs of heaps", "成对的石子堆", "discard one, split the other"],
  problems: ["Luogu P2148"],
  rule: {
    en: "The heaps stand in pairs. Throw one heap of a pair away and split the other one into two.",
    zh: "石子堆两两成组。每步取走一组中的一堆，再把同组的另一堆分成非空的两堆。",
  },
  about: {
    en: "The value of a pair is read off the binary digits of both heaps less one: how many ones stand at the end of their bitwise or.",
    zh: "一组的 SG 值是 (a − 1) | (b − 1) 的二进制末尾连续 1 的个数。",
  },
  notation: {
    position: {en: "heaps in pairs, `4,6,3,5`", zh: "石子堆两两成组，如 `4,6,3,5`"},
    move: {
      en: "throw one heap of a pair away and split the other into two",
      zh: "取走一组中的一堆，再把同组的另一堆分成两堆",
    },
  },
  examples: {
    surprising: {
      position: "1,64,63,63",
      says: {
        en: "A pair of odd heaps is worth 0, however large: 63,63 counts for nothing, while 1,64 is worth 6. Splitting the 64 into any two odd heaps wins.",
        zh: "两堆都是奇数时 SG 值为 0，与大小无关：63,63 不起作用，而 1,64 的 SG 值为 6。把 64 分成任意两个奇数即胜。",
      },
    },
    hard: {
      position: "1000000007,998244353,123456789,987654321,2147483648,1",
      says: {
        en: "The first two pairs are odd, worth 0; the last one is worth 31. Of 2628419557 moves 536870912 win: those that split 2147483648 into two odd heaps.",
        zh: "前两组都是奇数，SG 值为 0；最后一组为 31。2628419557 种走法中有 536870912 种必胜：把 2147483648 分成两个奇数。",
      },
    },
  },
  limits: [],
  formulas: {
    "trailing-ones": {
      en: "Less one each, {a} and {b} are {x} and {y}, and their bitwise or is {or}. The pair is worth the number of ones at its binary end: {value}.",
      zh: "{a} 与 {b} 各减一得 {x} 与 {y}，按位或为 {or}，其二进制末尾有 {value} 个连续的 1，这就是该组的 SG 值。",
    },
  },
  sources: {p2148: "Luogu P2148, SDOI 2009, E&D"},
  material: {en: "heaps", zh: "石子堆"},
  theory: {en: "binary digits", zh: "二进制位"},
  theories: ["table", "nim-sum"],
  variants: {},
};
