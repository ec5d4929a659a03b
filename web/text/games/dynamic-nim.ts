import type {GameFacts, WordsOf} from "../game";
import type {Like} from "../language";

export const facts = {
  aliases: ["dynamic subtraction", "k 倍减法", "A simple stone game", "schwenk"],
  problems: ["HDU 2486", "HDU 2580", "POJ 3922"],
  examples: {
    surprising: {position: "77"},
    hard: {position: "1000000000000000000"},
  },
  limits: {
    value: {command: 'sg analyze "fibonacci-nim:[[2000|2001]]" --moves none', answer: '"grundy":null,"outcome":"N"'},
    lost: {
      command: 'sg analyze "dynamic-nim([[1000|1000000000]]):1000000000000000000" --moves none',
      answer: '"kind":"memory"',
    },
  },
  sources: {
    whinihan1963: "M. J. Whinihan, Fibonacci Nim, Fibonacci Quarterly 1 (1963)",
    schwenk1970: "A. J. Schwenk, Take-away games, Fibonacci Quarterly 8 (1970)",
  },
  formulas: {
    "last-part-free": {figure: "lost-heaps"},
    "last-part-held": {figure: "lost-heaps"},
    "whole-free": {caseOf: "last-part-free", when: ({parts, heap}) => parts === heap, figure: "lost-heaps"},
    "whole-held": {caseOf: "last-part-held", when: ({parts, heap}) => parts === heap, figure: "lost-heaps"},
  },
  theories: ["table", "winner-only"],
  variants: {
    "fibonacci-nim": {
      aliases: ["fibonacci nim", "斐波那契", "zeckendorf", "齐肯多夫"],
      problems: ["HDU 2516", "Luogu P6487"],
      examples: {
        surprising: {position: "88"},
        hard: {position: "1000000000000000000"},
      },
    },
  },
} satisfies GameFacts;

export const en = {
  name: "Dynamic Nim",
  rule: "There is one heap. You may not take it all on the first move. After that, take at most k times as many as your opponent just took.",
  ruled: {
    numbers: {
      one: "There is one heap. You may not take it all on the first move. After that, take at most as many as your opponent just took.",
      other:
        "There is one heap. You may not take it all on the first move. After that, take at most {last} times as many as your opponent just took.",
    },
  },
  about:
    "The lost heaps form a sequence, each at least 1 + 1/k times the one before. Every heap is a sum of such numbers far enough apart, in exactly one way; take the smallest of them.",
  notation: {
    rules: "a factor, `3`",
    position: "one heap `20` at the start, when you may not take it all; `20/6` if you may now take at most 6",
    move: "take at most that many; the next move may take at most the factor times as many",
  },
  examples: {
    surprising: "A heap of 76 is lost, so of the 76 moves from here only one wins: take a single counter.",
    hard: "Of 999999999999999999 moves 18 win, and the smallest takes one counter. For so large a heap the value is not known here, only the winner.",
  },
  limits: {
    value: "a heap whose value in dynamic Nim is known: 2000; above that, only the winner",
    lost: "lost heaps of dynamic Nim above the factor: 4 194 304",
  },
  formulas: {
    "last-part-free": {
      brief: "{heap} = {parts}, and you may take the last part, {last}",
      text: "{heap} = {parts}: heaps that are lost unless you may take them whole, each more than {factor} times the next. The last part is {last}, and you may take {cap}. Take that part, and the opponent cannot take the one before it.",
      plain: {
        won: "Write {heap} as {parts}. Take the last part, {last}. Your opponent then may not take the next part whole, and you go on in the same way.",
      },
    },
    "whole-free": {
      brief: "you may take the whole heap of {heap}",
      text: "You may take up to {cap}, so you can take the whole heap of {heap}.",
    },
    "whole-held": {
      brief: "{heap} is one of the lost heaps, and more than the {cap} you may take",
      text: "{heap} is one of the heaps that are lost unless you may take them whole, and you may take only {cap}. Whatever you leave is a sum of smaller such heaps, each more than {factor} times the next, and the opponent takes the last of them.",
      plain: {
        lost: "You may not take all {heap} at once. Whatever you leave is a sum of parts, each more than {factor} times the next, and your opponent takes the smallest part.",
      },
    },
    "last-part-held": {
      brief: "{heap} = {parts}, and the last part, {last}, is more than the {cap} you may take",
      text: "{heap} = {parts}: heaps that are lost unless you may take them whole, each more than {factor} times the next. The last part is {last}, but you may take only {cap}. Whatever you take of it, the opponent takes the last part of the rest.",
      plain: {
        lost: "Write {heap} as {parts}. You may not take the last part, {last}, whole; whatever you take of it, your opponent takes the smallest part of what is left.",
      },
    },
  },
  material: "one heap, a cap",
  theory: "Zeckendorf sums",
  variants: {
    "fibonacci-nim": {
      name: "Fibonacci Nim",
      rule: "There is one heap. You may not take it all on the first move. After that, take at most twice as many as your opponent just took.",
      about: "At the start, the first player loses exactly when the heap is a Fibonacci number.",
      notation: {
        position: "one heap `20` at the start, when you may not take it all; `20/6` if you may now take at most 6",
        move: "take at most that many; the next move may take at most twice as many",
      },
      examples: {
        surprising:
          "The heap is one below the Fibonacci number 89, and 88 = 55 + 21 + 8 + 3 + 1: of 87 moves only one wins, taking a single counter.",
        hard: "Of 999999999999999999 moves 20 win, and the smallest takes two counters.",
      },
    },
  },
} satisfies WordsOf<typeof facts>;

export const zh: Like<typeof en> = {
  name: "k 倍动态减法游戏",
  rule: "一堆石子。第一步不能取完，之后每步至多取上一步的 k 倍。",
  ruled: {numbers: {other: "一堆石子。第一步不能取完，之后每步至多取上一步的 {last} 倍。"}},
  about:
    "必败的石子数构成一个数列，每项至少是前一项的 1 + 1/k 倍；任何石子数都能唯一地拆成其中相隔足够远的若干项之和，取走最小的一项即可。",
  notation: {
    rules: "倍数 k，如 `3`",
    position: "一堆石子 `20`，表示开局，第一步不能取完；`20/6` 表示本次至多取 6 枚",
    move: "至多取这么多；下一步的上限是本次所取的 k 倍",
  },
  examples: {
    surprising: "76 枚是必败态，因此 76 种走法中只有取 1 枚必胜。",
    hard: "999999999999999999 种走法中有 18 种必胜，最少的只取 1 枚。这么大的一堆不求 SG 值，只判定胜负。",
  },
  limits: {
    value: "石子数不超过 2000 时求 SG 值，超过则只判定胜负",
    lost: "大于倍数 k 的必败石子数至多列出 4 194 304 项",
  },
  formulas: {
    "last-part-free": {
      brief: "{heap} = {parts}，最小的一项 {last} 可以取走",
      text: "{heap} = {parts}：各项都是必败的枚数（不能一次取完便输），且每项都大于后一项的 {factor} 倍。最小的一项是 {last}，而本次至多可取 {cap} 枚：取走它，对方便不能接着取走前一项。",
      plain: {won: "{heap} 可以拆成 {parts}。取走最小的一项 {last}，对方便不能一次取完前一项，之后你再照样走。"},
    },
    "whole-free": {
      brief: "{heap} 枚可以一次取完",
      text: "本次至多可取 {cap} 枚，{heap} 枚可以一次取完。",
    },
    "whole-held": {
      brief: "{heap} 本身就是必败的枚数，而且超过了本次至多可取的 {cap}",
      text: "{heap} 是必败的枚数：不能一次取完便输，而本次至多只能取 {cap} 枚。无论取多少，剩下的都能拆成更小的必败枚数之和，每项都大于后一项的 {factor} 倍，对方取走其中最小的一项。",
      plain: {
        lost: "{heap} 枚你这次不能一次取完。无论你取多少，剩下的都能拆成若干项，每项都大于后一项的 {factor} 倍，而对方总能取走最小的一项。",
      },
    },
    "last-part-held": {
      brief: "{heap} = {parts}，最小的一项 {last} 超过了本次至多可取的 {cap}",
      text: "{heap} = {parts}：各项都是必败的枚数（不能一次取完便输），且每项都大于后一项的 {factor} 倍。最小的一项是 {last}，但本次至多只能取 {cap} 枚：无论取多少，对方都能取走剩余部分的最小一项。",
      plain: {
        lost: "{heap} 可拆成 {parts}。最小的一项 {last} 你这次取不完；无论你取多少，对方都能取走剩余部分的最小一项。",
      },
    },
  },
  material: "一堆石子，有取数上限",
  theory: "齐肯多夫分解",
  variants: {
    "fibonacci-nim": {
      name: "斐波那契博弈",
      rule: "一堆石子。第一步不能取完，之后每步至多取上一步的两倍。",
      about: "开局时，石子数恰为斐波那契数则先手必败，否则先手必胜。",
      notation: {
        position: "一堆石子 `20`，表示开局，第一步不能取完；`20/6` 表示本次至多取 6 枚",
        move: "至多取这么多；下一步的上限是本次所取的两倍",
      },
      examples: {
        surprising: "只比斐波那契数 89 少 1，88 = 55 + 21 + 8 + 3 + 1：87 种走法中只有取 1 枚必胜。",
        hard: "999999999999999999 种走法中有 20 种必胜，最少的只取 2 枚。",
      },
    },
  },
};
