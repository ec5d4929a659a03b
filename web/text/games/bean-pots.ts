import type {GameFacts, WordsOf} from "../game";

export const facts = {
  aliases: ["分裂游戏", "HNOI2007", "bean pots", "豆子", "瓶子", "jars", "beans"],
  problems: ["Luogu P3185"],
  examples: {
    surprising: {position: "1,1,1,1,1"},
    hard: {position: "1,0,2,1,0,0,1,3,0,1,1,0,2,1,0,1,0,0,1,1,2"},
  },
  limits: {
    pots: {command: 'sg analyze "bean-pots:1^[[1000|1001]]"', answer: "at most 1000 heaps"},
  },
  sources: {
    p3185: "Luogu P3185, HNOI 2007, 分裂游戏",
  },
  formulas: {
    "odd-pots": {strategy: "balance", figure: "pots"},
    "even-pots": {caseOf: "odd-pots", when: ({chain}) => chain === "0", figure: "pots"},
  },
  theories: ["nim-sum", "parity"],
  variants: {},
} satisfies GameFacts;

export const en = {
  name: "Splitting beans",
  rule: "Take one bean from a pot and put two new beans into pots farther right, both in one pot or one in each of two.",
  about: "Each bean is a game of its own, worth as much as a coin in Mock Turtles. Two beans in one pot cancel.",
  notation: {
    position: "the number of beans in each pot, `1,0,1,2`",
    move: "replace a bean by two in pots farther right",
  },
  examples: {
    surprising:
      "No two beans share a pot, yet they cancel: 7 ⊕ 4 ⊕ 2 ⊕ 1 = 0, and the last pot is worth 0. Every move loses.",
    hard: "Of 934 moves in 21 pots only four win, and each puts a bean into the last pot, where it can never move again.",
  },
  limits: {
    pots: "pots of beans",
  },
  formulas: {
    "odd-pots": {
      brief: {
        won: "the pots with an odd number of beans have nim-sum {equation}, not 0",
        lost: "the pots with an odd number of beans have nim-sum {equation}",
      },
      text: "Two beans in one pot cancel, so only the pots with an odd number of beans count. A bean that is 1, 2, 3, 4, 5, 6, … pots from the last one is worth 1, 2, 4, 7, 8, 11, …: the numbers with an odd number of ones in binary, as for heads in Mock Turtles. Here that makes {equation}.",
    },
    "even-pots": {
      brief: "every pot but the last has an even number of beans: {reply} answers {refuted}",
      text: "Every pot but the last has an even number of beans. Whatever you move, the opponent can make the same move again, and the numbers are even again: {value}.",
      plain: {
        lost: "Every pot but the last has an even number of beans. Whatever you do, your opponent can do the same again.",
      },
    },
  },
  material: "pots",
  theory: "odious numbers",
  variants: {},
} satisfies WordsOf<typeof facts>;

export const zh: typeof en = {
  name: "分裂游戏",
  rule: "每步从一个瓶中取走一颗豆子，再往右边的瓶中放入两颗（可放入同一个瓶）。",
  about: "每颗豆子互相独立，同一瓶中两两抵消；一颗豆子的 SG 值与翻硬币游戏“假乌龟”的正面相同。",
  notation: {
    position: "各瓶中的豆子数 `1,0,1,2`",
    move: "取走一颗豆子，往右边的瓶中放入两颗",
  },
  examples: {
    surprising: "没有哪两颗豆子在同一瓶中，却仍然全部抵消：7 ⊕ 4 ⊕ 2 ⊕ 1 = 0，而最后一瓶的 SG 值为 0。必败。",
    hard: "21 个瓶子：934 种走法中只有 4 种必胜，而且都要把一颗豆子放进最后一瓶，让它不能再动。",
  },
  limits: {
    pots: "分裂游戏的瓶数",
  },
  formulas: {
    "odd-pots": {
      brief: {won: "豆数为奇数的瓶，异或和为 {equation}，不为 0", lost: "豆数为奇数的瓶，异或和为 {equation}"},
      text: "同一瓶中的豆子两两抵消，只看豆数为奇数的瓶离最后一瓶有多远：距离为 1、2、3、4、5、6……时，一颗豆子的 SG 值依次为 1、2、4、7、8、11……，即二进制中有奇数个 1 的数（与翻硬币游戏“假乌龟”的正面相同）。这里是 {equation}。",
    },
    "even-pots": {
      brief: "除最后一瓶外，各瓶豆数都是偶数：例如以{reply}应对{refuted}",
      text: "除最后一瓶外，各瓶的豆数都是偶数。无论走哪一步，对方都能照样再走一遍，使豆数重新都是偶数：SG 值为 {value}。",
      plain: {lost: "除最后一瓶外，各瓶的豆数都是偶数。无论你走哪一步，对方都能照样再走一遍。"},
    },
  },
  material: "瓶子",
  theory: "可憎数",
  variants: {},
};
