import type {GameFacts, WordsOf} from "../game";
import type {Like} from "../language";

export const facts = {
  aliases: ["moore", "nim-k", "nim_k", "取多堆", "每次至多动 k 堆"],
  problems: [],
  examples: {
    surprising: {position: "1,2,3"},
    hard: {position: "12,3,4,15,10"},
  },
  limits: {},
  sources: {
    moore1910: "E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910)",
    jenkynsmayberry1980:
      "T. A. Jenkyns, J. P. Mayberry, The skeleton of an impartial game and the Nim-function of Moore’s Nim_k, International Journal of Game Theory 9 (1980)",
  },
  theories: ["remainders", "search", "winner-only"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Moore's Nim",
  rule: "Choose 1 to k heaps and take any number of counters, at least one, from each.",
  ruled: {
    numbers: {
      one: "Take as many counters as you like from one heap, at least one.",
      other: "Choose 1 to {last} heaps and take any number of counters, at least one, from each.",
    },
  },
  about:
    "Count the binary columns modulo k + 1. That gives the winner, but not the value. Up to k heaps are worth their total, and for k + 1 heaps there is a formula; for more none is known.",
  notation: {
    rules: "the most heaps you may choose in one move, `2`",
    position: "heaps `3,5,7`; `3^2,5` is two heaps of 3 and one of 5",
    move: "take any number from each of up to that many heaps",
  },
  examples: {
    surprising: "Lost in Nim, but won here, and worth 6. Of 17 moves only one wins: lower both larger heaps to 1.",
    hard: "Of 765 moves only one wins: take one counter from the heap of 3 and one from the heap of 15.",
  },
  limits: {},
  formulas: {
    misere: {
      text: "In misère play with a heap above 1, the winner is the same as in normal play: a move lowers at most {heaps} heaps, so the player to move loses exactly when every binary column has a multiple of {base} ones. With no heap above 1, the player to move loses exactly when the number of heaps of 1 is one more than such a multiple.",
    },
  },
  material: "heaps",
  theory: "columns modulo k + 1",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: Like<typeof en> = {
  name: "摩尔 Nim（Nim_k）",
  rule: "每步选 1 到 k 堆，从选中的每一堆中各取至少一枚。",
  ruled: {numbers: {other: "每步选至少 1 堆、至多 {last} 堆，从选中的每一堆中各取至少一枚。"}},
  about:
    "仍看二进制各列，只是对 k + 1 取模。它只判定胜负，并不是 SG 值。不超过 k 堆时，SG 值就是总枚数；恰有 k + 1 堆时也有公式；更多堆则尚无已知公式。",
  notation: {
    rules: "每步至多动几堆，如 `2`",
    position: "各堆石子数 `3,5,7`；`3^2,5` 表示两堆 3 枚、一堆 5 枚",
    move: "选一堆到规定的堆数，从选中的每一堆中各取走任意多枚",
  },
  examples: {
    surprising: "在 Nim 中是必败态，这里却是必胜态，SG 值为 6。17 种走法中只有一种必胜：把较大的两堆都减到 1。",
    hard: "765 种走法中只有一种必胜：从 3 枚的一堆和 15 枚的一堆中各取一枚。",
  },
  limits: {},
  formulas: {
    misere: {
      text: "反常规则下，只要有大于 1 的堆，胜负就与正常规则相同：一步至多动 {heaps} 堆，因此当且仅当每一列 1 的个数都是 {base} 的倍数时轮到走的一方必败。若没有大于 1 的堆，则当且仅当 1 的堆数除以 {base} 余 1 时轮到走的一方必败。",
    },
  },
  material: "石子堆",
  theory: "按列取模",
  variants: {},
};
