// Why a position is won or lost: one sentence per key of the engine's explanation. Here those that any game can give.
import {reasonsOfGames} from "./reasons-of-games";
import type {ReasonWords} from "./words";

export const reasons: Record<string, ReasonWords> = {
  ...reasonsOfGames,
  "nim-sum": {
    brief: {en: "{chain} = {sum} ≠ 0", zh: "{chain} = {sum} ≠ 0"},
    text: {
      en: "Add the values in binary without carrying. A column with an odd number of ones stays 1, so the nim-sum is {sum}, not 0.",
      zh: "把各值写成二进制，逐列相加不进位。含奇数个 1 的列得 1，异或和为 {sum}，不为 0。",
    },
  },
  period: {
    brief: {
      en: "period {period} from {preperiod} on: as a heap of {same}",
      zh: "自 {preperiod} 起周期 {period}：等同于 {same} 枚的堆",
    },
    text: {
      en: "From {preperiod} on the values repeat every {period}: they were made so far that the period is proved for all heaps. So a heap of {heap} is worth as much as one of {same}, which is {value}.",
      zh: "从 {preperiod} 起，SG 值以 {period} 为周期：表已算到足以证明周期永远成立之处。因此 {heap} 枚的堆与 {same} 枚的堆 SG 值相同，为 {value}。",
    },
  },
  "period-saltus": {
    brief: {
      en: "from {preperiod} on, {period} more counters are worth {saltus} more: {value}",
      zh: "自 {preperiod} 起每多 {period} 枚，SG 值增 {saltus}：{value}",
    },
    text: {
      en: "From {preperiod} on a heap with {period} more counters is worth {saltus} more: the values were made so far that this is proved for all heaps. A heap of {heap} is counted back to one of {same}, and is worth {value}.",
      zh: "从 {preperiod} 起，每多 {period} 枚，SG 值增加 {saltus}：表已算到足以证明此规律永远成立之处。由此把 {heap} 枚归到 {same} 枚，得 SG 值 {value}。",
    },
  },
  "nim-sum-zero": {
    brief: {en: "{chain} = 0", zh: "{chain} = 0"},
    text: {
      en: "Every binary column has an even number of ones, so the nim-sum is 0. Any move spoils some column, and the opponent can always mend it.",
      zh: "每一列都有偶数个 1，异或和为 0。任何一步都会破坏某些列，而对手总能补回来。",
    },
  },
  "nim-sum-within": {
    brief: {en: "{chain} = {sum}", zh: "{chain} = {sum}"},
    text: {
      en: "Add the values in binary without carrying: a column with an odd number of ones stays 1. Together the parts are worth {sum}.",
      zh: "把各值写成二进制，逐列相加不进位，含奇数个 1 的列得 1。各部分合起来的 SG 值为 {sum}。",
    },
  },
  "nim-sum-empty": {
    brief: {en: "nothing is left: 0", zh: "已无可走之处：0"},
    text: {en: "Nothing is left here, which is worth 0.", zh: "这里已无可走之处，SG 值为 0。"},
  },
  sum: {
    brief: {en: "{chain} = {sum} over the components", zh: "各分量：{chain} = {sum}"},
    text: {
      en: "A sum is worth the nim-sum of its components (Sprague–Grundy): here {sum}.",
      zh: "游戏之和的 SG 值等于各分量 SG 值的异或和（SG 定理）：此处为 {sum}。",
    },
  },
  "loony-sum": {
    brief: {en: "one part can be finished at once", zh: "有一个部分可以立即取胜"},
    text: {
      en: "One part ends the whole game in a single move, so the values of the others do not matter.",
      zh: "有一个部分可以一步终结全局，其余部分的 SG 值不再起作用。",
    },
  },
  mex: {
    brief: {en: "mex of the moves' values = {mex}", zh: "各后继 SG 值的 mex = {mex}"},
    text: {
      en: "The value is the first of 0, 1, 2, … that no move reaches (mex): {mex}.",
      zh: "SG 值是所有后继都没有取到的最小自然数（mex）：{mex}。",
    },
  },
  formula: {
    brief: {en: "a theorem gives the answer at once", zh: "由定理直接得出"},
    text: {en: "A theorem gives the answer without search.", zh: "由定理直接得出结论，无需搜索。"},
  },
  "misere-nim": {
    brief: {en: "as Nim: nim-sum {sum}, a heap above 1: {big}", zh: "相当于 Nim：异或和 {sum}，有大于 1 的堆：{big}"},
    text: {
      en: "In misère play the position behaves like one of Nim. Is the nim-sum different from 0? Is there a heap above 1? The mover wins exactly when both answers agree. So play as in normal Nim while there is a heap above 1, and in the end leave an odd number of ones.",
      zh: "在反常规则下，这个局面与 Nim 的局面表现一致。异或和不为 0 吗？有大于 1 的堆吗？两问同为“是”或同为“否”时先手必胜。因此只要还有大于 1 的堆，就照正常规则的 Nim 来走；最后留给对手奇数个 1。",
    },
  },
  "misere-nim-within": {
    brief: {en: "as Nim: nim-sum {sum}, a heap above 1: {big}", zh: "相当于 Nim：异或和 {sum}，有大于 1 的堆：{big}"},
    text: {
      en: "In misère play this part behaves like a position of Nim with nim-sum {sum}; a heap above 1 in it: {big}.",
      zh: "在反常规则下，这一部分与一个异或和为 {sum} 的 Nim 局面表现一致；其中有大于 1 的堆：{big}。",
    },
  },
  "wild-within": {
    brief: {en: "not known to be tame", zh: "不能确认是驯顺的"},
    text: {
      en: "This part is not known to be tame, so no rule tells what it does to the others: the sum was searched as a whole.",
      zh: "不能确认这一部分是驯顺的，没有规则说明它对其他分量的影响，因此各分量合起来搜索。",
    },
  },
  tame: {
    brief: {en: "every position below is tame", zh: "以下所有局面都是驯顺的（tame）"},
    text: {
      en: "Every position that can follow was checked: each is tame, that is, it behaves in misère play like a position of Nim. That is why the rule of misère Nim holds here.",
      zh: "已逐一核对所有后续局面：它们都是驯顺的（tame），在反常规则下与某个 Nim 局面表现一致，所以反 Nim 的判定在此成立。",
    },
  },
  "misere-theorem": {
    brief: {en: "a theorem of misère play decides", zh: "由反常规则下的定理判定"},
    text: {
      en: "A theorem for misère play decides who wins; it was compared with the rules on every small position.",
      zh: "由反常规则下的定理判定胜负；该定理已在全部小局面上与规则核对。",
    },
  },
  sj: {
    brief: {
      en: "nim-sum {sum}, a component worth more than 1: {big}",
      zh: "异或和 {sum}，有 SG 值大于 1 的分量：{big}",
    },
    text: {
      en: "SJ theorem. Is the nim-sum different from 0? Is some component worth more than 1? The mover wins exactly when both answers agree. A heap and all that it splits into stay one component.",
      zh: "SJ 定理（Anti-SG）：异或和不为 0 吗？有 SG 值大于 1 的分量吗？两问同为“是”或同为“否”时先手必胜。一堆连同由它拆出的各堆始终算一个分量。",
    },
  },
  "sj-stopped": {
    brief: {en: "every component is worth 0: already won", zh: "各分量的 SG 值都为 0：已经获胜"},
    text: {
      en: "Every component is worth 0, so play has stopped: under the SJ convention the player to move has already won.",
      zh: "各分量的 SG 值都为 0，游戏就此结束：按 SJ 规则，轮到走的一方已经获胜。",
    },
  },
  "sj-agrees": {
    brief: {en: "true misère play: {misere} too", zh: "走到底的反常规则：同为 {misere}"},
    text: {
      en: "Played to the very end instead (true misère play) the position is {misere} as well.",
      zh: "若不提前结束、一直走到不能再走（真正的反常规则），结论同样是 {misere}。",
    },
  },
  "sj-differs": {
    brief: {en: "true misère play: {misere}", zh: "走到底的反常规则：{misere}"},
    text: {
      en: "Played to the very end instead (true misère play) the position is {misere}: here the stop rule changes the winner.",
      zh: "若不提前结束、一直走到不能再走（真正的反常规则），结论却是 {misere}：在这里，提前结束的规则改变了胜负。",
    },
  },
  every: {
    brief: {en: "steps of the longest component: {longest}", zh: "持续最久的分量：{longest} 步"},
    text: {
      en: "Every component that has a move must be moved each turn, so the one that lasts longest decides. Who wins a component draws it out, who loses it hurries: it lasts 1 + the most steps over its options with an even number, if it has one, else 1 + the fewest over all. The mover wins exactly when the longest lasts an odd number of steps: it lasts {longest}.",
      zh: "每回合所有能走的分量都必须走，因此持续最久的分量决定胜负。必胜的一方尽量拖长（在步数为偶数的后继中取最大再加 1），必败的一方尽量缩短（在所有后继中取最小再加 1）。最久的分量持续 {longest} 步；为奇数时先手必胜。",
    },
  },
  finished: {
    brief: {en: "the last move has won the game", zh: "最后一步已经取胜"},
    text: {
      en: "The game is over: the last move won it outright, so the player who would be next has lost.",
      zh: "对局已结束：走最后一步的一方当场获胜，轮到走的一方告负。",
    },
  },
  "no-move": {
    brief: {en: "no move is left", zh: "没有合法走法"},
    text: {
      en: "No move is left. The player who moved last has won, and the player to move has lost.",
      zh: "没有合法走法：走了最后一步的一方获胜，轮到走的一方告负。",
    },
  },
  "no-move-here": {
    brief: {en: "no move here: 0", zh: "这里没有走法：0"},
    text: {
      en: "There is no move here, so the value is 0, the first number that no move reaches.",
      zh: "这里没有走法，后继集合为空，mex 为 0，因此 SG 值为 0。",
    },
  },
  "already-won": {
    brief: {en: "no move is left: already won", zh: "没有合法走法：已经获胜"},
    text: {
      en: "No move is left. In misère play whoever moved last has lost, so the player to move has already won.",
      zh: "没有合法走法。反常规则下走最后一步者负，因此轮到走的一方已经获胜。",
    },
  },
  wild: {
    brief: {en: "the rule of misère Nim does not apply: searched", zh: "反 Nim 的判定不适用，由搜索得出"},
    text: {
      en: "The rule of misère Nim does not apply here: not every position that can follow is known to be tame. In misère play values then do not tell who wins, and the winner was searched position by position.",
      zh: "反 Nim 的判定在此不适用：不能确认所有后续局面都是驯顺的。此时 SG 值不能决定反常规则下的胜负，胜负由逐一搜索各局面得出。",
    },
  },
  search: {
    brief: {en: "by full search of {positions} positions", zh: "穷尽搜索 {positions} 个局面"},
    text: {
      en: "It was found by full search: {positions} positions. No shorter reason is known here.",
      zh: "由穷尽搜索得出，共 {positions} 个局面；此处没有更简短的理由。",
    },
  },
  "search-winner": {
    brief: {en: "value by full search of {positions} positions", zh: "SG 值由穷尽搜索 {positions} 个局面得出"},
    text: {
      en: "The theorem names the winner only. The value was found by full search: {positions} positions.",
      zh: "定理只判断胜负；SG 值由穷尽搜索得出，共 {positions} 个局面。",
    },
  },
  "search-checked": {
    brief: {en: "by full search of {positions} positions", zh: "穷尽搜索 {positions} 个局面"},
    text: {
      en: "What this rests on was found by full search: {positions} positions.",
      zh: "以上依据由穷尽搜索得出，共 {positions} 个局面。",
    },
  },
  "search-moves": {
    brief: {en: "moves by full search of {positions} positions", zh: "各步胜负由穷尽搜索 {positions} 个局面得出"},
    text: {
      en: "Which moves win was found by full search: {positions} positions.",
      zh: "各步的胜负由穷尽搜索得出，共 {positions} 个局面。",
    },
  },
  limit: {
    brief: {en: "stopped before the answer was found", zh: "尚未得出答案便已停止"},
    text: {
      en: "The search stopped before it found the answer; what is shown is what is known so far.",
      zh: "搜索在得出答案之前停止；这里只列出已知的部分。",
    },
  },
};
