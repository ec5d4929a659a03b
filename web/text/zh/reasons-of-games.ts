// Reasons that a single game or family gives; the others are in reasons.ts.
import type * as en from "../en/reasons-of-games";
import type {Like} from "../language";

export const reasonsOfGames: Like<typeof en.reasonsOfGames> = {
  "odd-steps": {
    brief: {won: "奇数级的异或和为 {equation}，不为 0", lost: "奇数级的异或和为 {equation}"},
    text: "只有奇数级起作用：从偶数级移到奇数级的硬币，对方可以立即再移下一级，等于没有变化。整个台阶的 SG 值是各奇数级的异或和：{sum}。",
  },
  "odd-gaps": {
    brief: {won: "隔一取一的间隔，异或和为 {equation}，不为 0", lost: "隔一取一的间隔，异或和为 {equation}"},
    text: "从右端起把棋子两两配对，剩下的一枚与左端配对。每对之间的空格是一堆石子：左边的一枚若移远，右边的一枚跟上同样多格即可复原。这些间隔的异或和为 {sum}。",
  },
  "odd-lines": {
    brief: {won: "隔一取一的棋子段，异或和为 {equation}，不为 0", lost: "隔一取一的棋子段，异或和为 {equation}"},
    text: "从右往左数每行的空格，第 1、3、5……个空格左边紧邻的棋子段各是一堆石子，异或和为 {sum}。每次跳跃都把若干棋子从一段并入右边的下一段，正如阶梯博弈。",
  },
  "ring-lines": {
    brief: "到最近的 0，一侧 {right} 条边，另一侧 {left} 条，其中有奇数",
    text: "硬币两侧到最近的 0 分别有 {right} 条和 {left} 条边。其中有奇数时轮到走的一方必胜：把奇数那一侧的第一条边减到 0 并走过去，对方前方剩偶数条边，身后无路。",
  },
  "ring-lines-above": {
    brief: "到最近的 {floor}（环上最小的数），一侧 {right} 条边，另一侧 {left} 条，其中有奇数",
    text: "没有 0 的偶环上谁也不愿先造出 0，最小数 {floor} 便起着 0 的作用。硬币两侧到最近的 {floor} 分别有 {right} 条和 {left} 条边：其中有奇数时轮到走的一方必胜。",
  },
  "ring-lines-even": {
    brief: "到最近的 0，一侧 {right} 条边，另一侧 {left} 条，都是偶数",
    text: "硬币两侧到最近的 0 分别有 {right} 条和 {left} 条边，都是偶数：轮到走的一方无论往哪边走，对方前方都剩奇数条边，把第一条减到 0 走过去即胜。",
  },
  "ring-lines-above-even": {
    brief: "到最近的 {floor}（环上最小的数），一侧 {right} 条边，另一侧 {left} 条，都是偶数",
    text: "没有 0 的偶环上谁也不愿先造出 0，最小数 {floor} 便起着 0 的作用。硬币两侧到最近的 {floor} 分别有 {right} 条和 {left} 条边，都是偶数，轮到走的一方必败。",
  },
  "odd-ring": {
    brief: "环上有 {edges} 条边，是奇数，且没有 0",
    text: "环上没有 0，且边数 {edges} 为奇数：把一条边减到 0 走过去，对方前方剩偶数条边，身后无路。",
  },
  heads: {
    brief: {won: "各正面的异或和为 {equation}，不为 0", lost: "各正面的异或和为 {equation}"},
    text: "同一枚硬币翻两次便还原，所以每枚正面都可视为单独存在。单独一枚正面时，把可以与它同翻的各组硬币都看作正面，求出各组的异或和，其中没有出现的最小自然数就是它的 SG 值。整个局面的 SG 值是各枚正面的异或和：{sum}。",
  },
  tartan: {
    brief: {won: "各正面 Nim 积的异或和为 {equation}，不为 0", lost: "各正面 Nim 积的异或和为 {equation}"},
    text: "Tartan 定理：一枚正面的 SG 值是它在各个方向上的位置值的 Nim 积（⊗），每个方向各按自己的一维游戏取值。整个局面的 SG 值是各正面的异或和：{sum}。",
  },
  colon: {
    brief: "边 {vertex} 之上相当于长为 {value} 的竹竿",
    text: "克朗原理：边 {vertex} 之上的各分枝可以换成一根竹竿，长度是各枝长度的异或和：{value}。",
  },
  "colon-ground": {
    brief: {won: "地面上各竹竿的异或和为 {equation}，不为 0", lost: "地面上各竹竿的异或和为 {equation}"},
    text: "地面上只剩若干竹竿，也就是若干堆石子：异或和为 {value}。",
  },
  fusion: {
    brief: "环上的 {edges} 条边缩为 {parity} 条",
    text: "费森原理：同在一个环上的顶点可以缩成一点。这 {edges} 条边都变成自环，每个自环相当于长为 1 的竹竿，两两抵消后剩下 {parity} 个。",
  },
  ring: {
    brief: "{edges} 条边的环相当于长为 {parity} 的竹竿",
    text: "环的规则：这个由 {edges} 条边围成的环只挂在一个顶点上，别处不再生枝。偶环缩成一点，奇环缩成该点上的一条边：剩下 {parity} 条边。",
  },
  "wythoff-pair": {
    brief: "一步可以走到必败对 {left}",
    text: "两堆相差 {k}。相差 {k} 的必败态只有 (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper})（φ = 1.618… 为黄金分割比，⌊ ⌋ 为向下取整）。当前局面不是它，有一步能走到必败态 {left}。",
  },
  "wythoff-pair-met": {
    brief: "({lower}, {upper}) 正是相差 {k} 的必败对",
    text: "两堆相差 {k}。相差 {k} 的必败态只有 (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper})（φ = 1.618… 为黄金分割比，⌊ ⌋ 为向下取整）。当前局面正是它：从必败态一步走不到另一个必败态。",
  },
  vertices: {
    brief: {won: "逆拓扑序求得 SG 值为 {value}，不为 0", lost: "逆拓扑序求得 SG 值为 {value}"},
    text: "没有出边的顶点 SG 值为 0。按逆拓扑序往回算，每个顶点的 SG 值是各后继 SG 值的 mex。",
  },
  threshold: {
    brief: "己方在 {mine}、对方在 {other} 时，上一步的字母不超过 {best} 即必胜",
    text: "己方弹珠在 {mine}、对方在 {other} 时，轮到走的一方必胜当且仅当上一步的字母不大于 {best}。上一步的字母越小，可走的边越多，所以每对顶点只需记一个字母。",
  },
  "threshold-none": {
    brief: "己方在 {mine}、对方在 {other} 时，无论上一步是什么字母，每条边都有应对",
    text: "己方弹珠在 {mine}、对方在 {other} 时，无论上一步是什么字母，每条边对方都有应对。",
  },
  "rounds-win": {
    brief: {
      won: "本轮须胜，而从这里能保证胜：{move}",
      lost: "本轮须胜，而 {count} 种走法都不能保证",
      only: "本轮须胜，而唯一的走法不能保证",
    },
    text: "每轮的负者是下一轮的先手，最后一轮的胜者获胜。由上表可知，其后各轮的先手必败（或本轮已是最后一轮），所以轮到走的一方必须赢下本轮。从此处能否保证：{can_win}。",
  },
  "rounds-lose": {
    brief: {
      won: "本轮须负，而从这里能保证负：{move}",
      lost: "本轮须负，而 {count} 种走法都不能保证",
      only: "本轮须负，而唯一的走法不能保证",
    },
    text: "每轮的负者是下一轮的先手，最后一轮的胜者获胜。由上表可知，其后各轮的先手必胜，所以轮到走的一方必须输掉本轮。从此处能否保证：{can_lose}。",
  },
  "second-best": {
    brief: "次大值中的最大者是 {pair}，默契值 {strength}",
    text: "这不是公平组合游戏：计算机按固定策略选人。人先选谁，计算机就拿走其最佳搭档，于是人能得到次佳搭档。各武将次大默契值的最大者是 {pair}，为 {strength}；更强的组合计算机也拿不到，因为人总能及时抢走其中一人。",
  },
  reach: {
    brief: "可得的最强组合：人 {human_strength}，计算机 {computer_strength}",
    text: "人已有或这一步能凑成的最强组合是 {human}（默契值 {human_strength}）；计算机一方是 {computer}（{computer_strength}），必要时人须先把它拆散。",
  },
  "computers-pick": {
    brief: "计算机拆散 {pair}（{strength}）",
    text: "计算机别无选择：在人的武将与自由武将的所有组合中，{pair} 默契值最高（{strength}），所以它选走 {general} 号武将。",
  },
  pairs: {
    brief: "最强组合：人 {human_strength}，计算机 {computer_strength}",
    text: "选将结束，人获胜：人的最强组合是 {human}（默契值 {human_strength}），计算机的只是 {computer}（{computer_strength}）。",
  },
  "pairs-lost": {
    brief: "最强组合：人 {human_strength}，计算机 {computer_strength}",
    text: "选将结束，计算机获胜：它的最强组合是 {computer}（默契值 {computer_strength}），人的只是 {human}（{human_strength}）。",
  },
  columns: {
    brief: "不是每一列 1 的个数都是 {base} 的倍数",
    text: "把各堆写成二进制，每一列统计 1 的个数并对 {base} 取余（一步至多动 {heaps} 堆，模数比它大 1）。有的列余数不为 0，轮到走的一方可以一步使所有列的余数都变为 0。",
  },
  "columns-zero": {
    brief: "每一列 1 的个数都是 {base} 的倍数",
    text: "把各堆写成二进制，每一列 1 的个数都是 {base} 的倍数。一步至多动 {heaps} 堆，必使某列不再是 {base} 的倍数，而对方总能补回来。",
  },
  "number-left": {
    brief: "{value} > 0：左方领先",
    text: "值 {value} 是大于 0 的数。值是数时谁走谁吃亏，而左方领先，无论谁先走，最后一步都归左方。",
  },
  "number-right": {
    brief: "{value} < 0：右方领先",
    text: "值 {value} 是小于 0 的数。值是数时谁走谁吃亏，而右方领先，无论谁先走，最后一步都归右方。",
  },
  "number-zero": {
    brief: "值为 0：双方都不领先",
    text: "值为 0：无论谁走哪一步，对方都能使值回到 0，或对自己更有利。",
  },
  "sum-of-numbers": {
    brief: "各分量合起来为 {equation}",
    text: "数按普通加法相加，Nim 数按异或相加，其余的值按游戏之和相加，合起来是 {sum}。",
  },
  means: {
    brief: "均值相加：{equation}",
    text: "整体要算成一个值很费时，但各分量的温度图限定了它的范围。均值相加得 {sum}；停止值：左方先走 {left}，右方先走 {right}。停止值大于 0 则左方胜，小于 0 则右方胜。",
  },
  "means-open": {
    text: "整体太大，算不出一个值。均值相加得 {sum}；停止值：左方先走 {left}，右方先走 {right}。仅凭这些还断定不了谁胜。",
  },
  "number-left-star": {
    brief: "{number} > 0：左方领先",
    text: "值 {value} 中的数是 {number}，大于 0。任何 Nim 数都抵不过一个不为 0 的数，无论谁先走都是左方胜。",
  },
  "number-right-star": {
    brief: "{number} < 0：右方领先",
    text: "值 {value} 中的数是 {number}，小于 0。任何 Nim 数都抵不过一个不为 0 的数，无论谁先走都是右方胜。",
  },
  "value-left": {
    brief: "{value} > 0：左方领先",
    text: "值 {value} 大于 0：无论谁先走都是左方胜。",
  },
  "value-right": {
    brief: "{value} < 0：右方领先",
    text: "值 {value} 小于 0：无论谁先走都是右方胜。",
  },
  "value-first": {
    brief: "{value} 与 0 不可比：谁先走谁胜",
    text: "值 {value} 与 0 不可比：无论哪一方先走，都有一步对方无法应付。",
  },
  "stops-left": {
    brief: "停止值 {left}、{right} 都大于 0：左方胜",
    text: "值为 {value}。左方先走，双方都走得好会停在 {left}；右方先走，会停在 {right}。两者都大于 0，无论谁先走都是左方胜。",
  },
  "stops-right": {
    brief: "停止值 {left}、{right} 都小于 0：右方胜",
    text: "值为 {value}。左方先走，双方都走得好会停在 {left}；右方先走，会停在 {right}。两者都小于 0，无论谁先走都是右方胜。",
  },
  "stops-first": {
    brief: "停止值 {left} > 0 > {right}：谁先走谁胜",
    text: "值为 {value}。左方先走，停止值为 {left} > 0；右方先走，停止值为 {right} < 0：谁先走谁胜。",
  },
  "number-star": {
    brief: "数相互抵消，剩下 {star}",
    text: "各个数相互抵消，只剩下 {star}。局面相当于同样大小的 Nim 堆，轮到走的一方必胜。",
  },
  strip: {
    brief: "一刀即可取胜：{move}",
    text: "这张纸条只有一格宽：剪下末端的一格，立即取胜。",
  },
  floating: {
    brief: "{edges} 条悬空的边不计",
    text: "有 {edges} 条边不与地面相连，图中画成淡色，不参与游戏。",
  },
};
