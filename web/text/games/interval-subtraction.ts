import type {GameFacts, WordsOf} from "../game";
import type {Like} from "../language";

export const facts = {
  aliases: ["interval subtraction", "邂逅明下", "p 到 q", "take p to q"],
  problems: ["HDU 2897", "AtCoder ABC297G"],
  examples: {
    surprising: {position: "6"},
    hard: {position: "18446744073709551615,1000000007,998244353"},
  },
  limits: {},
  sources: {
    hdu2897: "HDU 2897, 邂逅明下",
  },
  formulas: {
    blocks: {figure: "blocks"},
  },
  theories: ["remainders", "nim-sum"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Interval subtraction",
  rule: "Take p to q counters from one heap. A heap of fewer than p must be taken whole.",
  ruled: {
    numbers: {
      one: "Take exactly {first} counters from one heap. A smaller heap must be taken whole.",
      other: "Take {first} to {last} counters from one heap. A heap of fewer than {first} must be taken whole.",
    },
  },
  about:
    "In the contest the player who takes the last counter loses: misère play. One heap is then lost exactly when its remainder modulo p + q is 1 to p.",
  notation: {
    rules: "the least and the most you may take, `2,5`",
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "take that many from one heap; take a smaller heap whole",
  },
  examples: {
    surprising: "Lost, and 7 is lost too: every move leaves 1 to 5 counters, and the opponent takes them all.",
    hard: "Modulo 7 the heaps are 1, 6 and 1, worth 1, 0 and 1: all twelve moves lose.",
  },
  limits: {},
  formulas: {
    blocks: {
      brief: {
        won: "({heap} + {before}) mod {period} = {rest}, which is at least {least}",
        lost: "({heap} + {before}) mod {period} = {rest}, which is less than {least}",
      },
      text: "Imagine the heap larger by {before}, where every move takes at least {least} and play ends when fewer than {least} are left: the values are the same, without the exception for small heaps. A move and the reply can always add up to {least} + {most} = {period}, so only the remainder of {heap} + {before} modulo {period} counts, which is {rest}. Every {least} of that remainder are worth 1, so {heap} is worth {value}.",
    },
  },
  material: "heaps",
  theory: "remainders, nim-sum",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: Like<typeof en> = {
  name: "区间取石子",
  rule: "每步从一堆中取 p 到 q 枚；不足 p 枚的堆必须一次取完。",
  ruled: {numbers: {other: "每步从一堆中取至少 {first} 枚、至多 {last} 枚；不足 {first} 枚的堆必须一次取完。"}},
  about: "原题规定取到最后一枚者负（反常规则）：单堆对 p + q 的余数在 1 到 p 之间时轮到走的一方必败。",
  notation: {
    rules: "至少取几枚、至多取几枚，如 `2,5`",
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    move: "从一堆中取走该范围内的枚数；不足下限的堆一次取完",
  },
  examples: {
    surprising: "6 和 7 都是必败态：无论取几枚，剩下的总是 1 到 5 枚，对方一次取完。",
    hard: "对 7 取余得 1、6、1，SG 值为 1、0、1，异或和为 0：十二种走法全都必败。",
  },
  limits: {},
  formulas: {
    blocks: {
      brief: {
        won: "({heap} + {before}) mod {period} = {rest}，不小于 {least}",
        lost: "({heap} + {before}) mod {period} = {rest}，小于 {least}",
      },
      text: "设想这一堆多出 {before} 枚，每步至少取 {least} 枚，剩下不足 {least} 枚就算取完：SG 值与原来相同，“一次取完”的规定便不再需要。每轮总能凑成 {least} + {most} = {period} 枚，所以只看 {heap} + {before} 对 {period} 的余数 {rest}，余数中每满 {least}，SG 值加 1：{heap} 的 SG 值为 {value}。",
    },
  },
  material: "石子堆",
  theory: "取余与异或和",
  variants: {},
};
