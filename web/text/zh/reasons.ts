// Reasons why a position is won or lost: a sentence for each key of the engine's explanations that any game can give.
import type * as en from "../en/reasons";
import type {Like} from "../language";
import {reasonsOfGames} from "./reasons-of-games";

export const reasons: Like<typeof en.reasons> = {
  ...reasonsOfGames,
  "nim-sum": {
    brief: {won: "异或和为 {equation}，不为 0", lost: "异或和为 {equation}"},
    text: "把各值写成二进制，逐列相加不进位。含奇数个 1 的列得 1，异或和为 {sum}，不为 0。",
  },
  period: {
    brief: "自 {preperiod} 起周期为 {period}，{heap} 枚等同于 {same} 枚：SG 值为 {value}",
    text: "从 {preperiod} 起，SG 值以 {period} 为周期：数表已算得足够长，周期从此永远成立。因此 {heap} 枚的堆与 {same} 枚的堆 SG 值相同，为 {value}。",
  },
  "period-saltus": {
    brief: "自 {preperiod} 起每多 {period} 枚 SG 值增 {saltus}，{heap} 枚的 SG 值为 {value}",
    text: "从 {preperiod} 起，每多 {period} 枚，SG 值增加 {saltus}：数表已算得足够长，这一规律从此永远成立。由此把 {heap} 枚归到 {same} 枚，得 SG 值 {value}。",
  },
  "nim-sum-unknown": {
    text: "有的部分 SG 值未知，异或和也就未知。",
  },
  "nim-sum-zero": {
    brief: "异或和为 {equation}",
    text: "每一列都有偶数个 1，异或和为 0。任何一步都会破坏某些列，而对方总能补回来。",
  },
  "nim-sum-within": {
    brief: "异或和为 {equation}",
    text: "把各值写成二进制，逐列相加不进位，含奇数个 1 的列得 1。各部分合起来的 SG 值为 {sum}。",
  },
  "nim-sum-empty": {
    brief: "已无可走之处：0",
    text: "这里已无可走之处，SG 值为 0。",
  },
  sum: {
    brief: {won: "各分量的异或和为 {equation}，不为 0", lost: "各分量的异或和为 {equation}"},
    text: "游戏之和的 SG 值等于各分量 SG 值的异或和（SG 定理）：此处为 {sum}。",
  },
  twins: {
    brief: "{parts} 成对出现：一个里怎么走，另一个里都能照着走",
    text: "成对出现的相同分量：{parts}。其中一个里怎么走，另一个里都能照着走，所以两个合起来值为 0，哪怕单独一个的值无人知道。",
  },
  "loony-sum": {
    brief: "有一个部分可以立即取胜：{move}",
    text: "有一个部分可以一步终结全局，其余部分的 SG 值不再起作用。",
  },
  mex: {
    brief: {
      won: "走{move}，对方面对 SG 值为 0 的必败态",
      lost: "{count} 种走法都走不到 SG 值为 0 的局面",
      only: "唯一的走法走不到 SG 值为 0 的局面",
    },
    text: "SG 值是各后继的 SG 值中没有出现的最小自然数（mex）：{mex}。",
  },
  "mex-loony": {
    brief: {
      won: "走{move}，对方面对 SG 值为 0 的必败态",
      lost: "{count} 种走法都走不到 SG 值为 0、又不能立即取胜的局面",
      only: "唯一的走法走不到 SG 值为 0、又不能立即取胜的局面",
    },
    text: "谁留下可以立即取胜的部分，对方就马上取胜；这样的走法不计。SG 值是其余走法的 SG 值中没有出现的最小自然数（mex）：{mex}。",
  },
  "loopy-sum": {
    brief: {
      won: "走{move}，和就变为 0",
      lost: "各部分之和为 0，无论怎么走，对方都能使它重新变为 0",
      only: "各部分之和为 0，唯一的一步走后，对方能使它重新变为 0",
      drawn: "没有一步能使和变为 0，而走{move}之后对方也做不到",
    },
    text: "值可以相加：两个 SG 值取异或和；n 与 ∞(K) 相加得 ∞(K ⊕ n)，即 K 中每个数都与 n 异或；两个 ∞ 相加得 ∞()。这里的和是 {sum}。",
  },
  "loopy-mex": {
    brief: {
      won: "走{move}，对方面对 SG 值为 0 的局面",
      lost: "无论走哪一步，对方都能回到 SG 值为 0 的局面",
      only: "唯一的一步走后，对方能回到 SG 值为 0 的局面",
    },
    text: "SG 值是 {mex}：0、1、2……中第一个一步到不了的数。凡是走到 SG 值更大或没有 SG 值的局面，对方都能一步回到 {mex}，而且这样的来回总会结束。",
  },
  infinity: {
    brief: {
      won: "走{move}，对方面对 SG 值为 0 的局面",
      drawn: "没有一步能走到 SG 值为 0 的局面，而走{move}之后对方也做不到",
    },
    text: "值是 {value}，括号里是一步能到的 SG 值。它不是 SG 值：第一个到不了的数是 {mex}，但从 {unanswered} 没有一步能回到 {mex}。括号里有 0，则轮到走的一方必胜；没有 0，则谁也无法使对局结束，是和局。",
  },
  formula: {
    brief: {won: "走{move}，对方便处于必败态", lost: "{count} 种走法无一能胜", only: "唯一的走法也不能胜"},
    text: "这个游戏有定理给出局面的 SG 值。",
  },
  "misere-nim": {
    brief: {
      bigWon: "异或和为 {equation}，不为 0，且有大于 1 的堆",
      bigLost: "异或和为 {equation}，且有大于 1 的堆",
      smallWon: "没有大于 1 的堆，而 1 有偶数个",
      smallLost: "没有大于 1 的堆，而 1 有奇数个",
    },
    text: "在反常规则下，这个局面与 Nim 局面（{heaps}）胜负始终一致；这个 Nim 局面和 SG 值一样，由各后继求得。各堆的异或和为 {sum}，它不为 0 吗？其中有大于 1 的堆吗（此处：{big}）？两问的答案相同，轮到走的一方必胜（N），不同则必败（P）。在这个 Nim 局面（不一定就在盘面上）里，走完仍有大于 1 的堆时，照正常规则走；走完只剩 1 的那一步，要留下奇数个 1。",
  },
  "misere-nim-within": {
    text: "在反常规则下，这一部分与 Nim 局面（{heaps}）胜负始终一致，其异或和为 {sum}。",
  },
  "wild-within": {
    text: "不能确认这一部分是驯顺的，没有定理说明它对其他分量的影响，因此各分量合起来搜索。",
  },
  tame: {
    text: "逐一查表可知所有后续局面都是驯顺的（tame），在反常规则下与某个 Nim 局面胜负始终一致，所以反 Nim 的判定在此成立。",
  },
  quotient: {
    brief: {
      won: "{equation}，是商（{order} 个元素）中的必胜元素",
      lost: "{equation}，是商（{order} 个元素）中的必败元素",
    },
    text: "在反常规则下，每堆都是商（{order} 个元素）中的元素，几堆并列就是相乘：{equation}。乘积相同，胜负就相同。",
  },
  "misere-theorem": {
    brief: {won: "走{move}，对方便处于必败态", lost: "{count} 种走法无一能胜", only: "唯一的走法也不能胜"},
    text: "胜负由反常规则下的定理判定，它在全部小局面上都已与规则核对。",
  },
  "state-table": {
    brief: {won: "走{move}，对方便处于必败态", lost: "{count} 种走法无一能胜", only: "唯一的走法也不能胜"},
    text: "读入这个游戏时，已从终局起逐一推出各局面的胜负：按反常规则，无步可走，或能走到必败态，即为必胜态。",
  },
  sj: {
    brief: {
      bigWon: "异或和为 {equation}，不为 0，且有 SG 值大于 1 的分量",
      bigLost: "异或和为 {equation}，且有 SG 值大于 1 的分量",
      smallWon: "异或和为 {equation}，且没有 SG 值大于 1 的分量",
      smallLost: "异或和为 {equation}，且没有 SG 值大于 1 的分量",
    },
    text: "SJ 定理（Anti-SG）：异或和为 {sum}，它不为 0 吗？有 SG 值大于 1 的分量吗（此处：{big}）？两问的答案相同，轮到走的一方必胜（N），不同则必败（P）。若一堆拆成几堆，合起来仍算一个分量。",
  },
  "sj-stopped": {
    brief: "各分量的 SG 值都为 0：已经获胜",
    text: "各分量的 SG 值都为 0，对局就此结束：按 Anti-SG 的规定，轮到走的一方已经获胜。",
  },
  "sj-agrees": {
    text: "若不提前结束、一直走到不能再走（真正的反常规则），结论同样是 {misere}。",
  },
  "sj-differs": {
    text: "若不提前结束、一直走到不能再走（真正的反常规则），结论却是 {misere}：在这里，提前结束的规定改变了胜负。",
  },
  every: {
    brief: {won: "持续最久的分量走 {longest} 步，是奇数", lost: "持续最久的分量走 {longest} 步，是偶数"},
    text: "每回合所有能走的分量都必须走，因此持续最久的分量决定胜负：这里它持续 {longest} 步，步数为奇数时轮到走的一方必胜。每个分量的步数这样算：有后继的步数为偶数时，轮到走的一方能赢下这个分量，于是尽量拖长，在这些后继中取最大的步数再加 1；没有这样的后继时必输，于是尽量缩短，在所有后继中取最小的步数再加 1。",
  },
  selective: {
    brief: {won: "{components} 个分量中有 {won} 个先手必胜", lost: "{components} 个分量都是先手必败"},
    text: "只要有分量先手必胜，整个局面就必胜：在每个这样的分量里走一步胜着，其余不动。若各分量都是先手必败，你走过哪些分量，对方就在哪些分量里应对。",
  },
  conjunctive: {
    brief: {won: "最先走完的分量走 {shortest} 步，是奇数", lost: "最先走完的分量走 {shortest} 步，是偶数"},
    text: "每回合每个分量都要走，有一个不能再走对局就结束，因此最先走完的分量决定胜负：这里它走 {shortest} 步，步数为奇数时轮到走的一方必胜。每个分量的步数这样算：先手能赢就尽快走完，在步数为偶数的后继中取最小的再加 1；必输就尽量拖长，在所有后继中取最大的再加 1。",
  },
  "conjunctive-end": {
    brief: "有一个分量已不能再走",
    text: "有一个分量已不能再走，对局就此结束：走了最后一步的一方获胜。",
  },
  "keep-one": {
    brief: {won: "{components} 个分量中有 {won} 个先手必胜", lost: "{components} 个分量都是先手必败"},
    text: "只要有分量先手必胜，整个局面就必胜：在其中一个里走一步胜着，其余分量退出。",
  },
  finished: {
    brief: "最后一步已经取胜",
    text: "对局已经结束：走最后一步的一方当场获胜，轮到走的一方输。",
  },
  "no-move": {
    brief: "没有合法走法",
    text: "没有合法走法：走了最后一步的一方获胜，轮到走的一方输。",
  },
  "no-move-of-left": {
    brief: "左方已无路可走",
    text: "轮到左方，而左方走不了：右方获胜。",
  },
  "no-move-of-right": {
    brief: "右方已无路可走",
    text: "轮到右方，而右方走不了：左方获胜。",
  },
  "no-move-here": {
    brief: "这里没有走法：0",
    text: "这里没有走法，后继集合为空，mex 为 0，因此 SG 值为 0。",
  },
  "already-won": {
    brief: "没有合法走法：已经获胜",
    text: "没有合法走法。反常规则下走最后一步的一方输，因此轮到走的一方已经获胜。",
  },
  wild: {
    brief: {won: "走{move}，对方便处于必败态", lost: "{count} 种走法无一能胜", only: "唯一的走法也不能胜"},
    text: "反 Nim 的判定在此不适用：不能确认所有后续局面都是驯顺的。此时 SG 值不能决定反常规则下的胜负，胜负由逐一搜索各局面得出。",
  },
  "winning-move": {
    brief: "走{move}，对方便处于必败态",
    text: "已找到一步必胜走法，胜负由此可知；这个局面的值仍然未知。",
  },
  search: {
    brief: {
      won: "走{move}，对方便处于必败态",
      lost: "{count} 种走法无一能胜",
      only: "唯一的走法也不能胜",
      drawn: "没有一步能胜，走{move}可以守和",
    },
    text: "答案由穷尽搜索得出，共搜索 {positions} 个局面。",
  },
  "search-winner": {
    text: "定理只判定胜负；SG 值由穷尽搜索得出，共 {positions} 个局面。",
  },
  "search-checked": {
    text: "以上所用的值由穷尽搜索得出，共 {positions} 个局面。",
  },
  "search-moves": {
    text: "各步的胜负由穷尽搜索得出，共 {positions} 个局面。",
  },
  limit: {
    brief: "尚未得出答案便已停止",
    text: "达到上限时答案尚未全部求出；这里列出已知的部分。",
  },
};
