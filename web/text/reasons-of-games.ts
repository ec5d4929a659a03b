// The reasons that one game gives, or one family: see reasons.ts.
import type {ReasonWords} from "./words";

export const reasonsOfGames: Record<string, ReasonWords> = {
  "odd-steps": {
    brief: {en: "odd steps: {chain} = {sum}", zh: "奇数级：{chain} = {sum}"},
    text: {
      en: "Only the odd steps count: coins that come down to one can go a step further at once. The stairs are worth their nim-sum, {sum}.",
      zh: "只有奇数级起作用：移到奇数级的硬币可以立即再移下一级。整个台阶的 SG 值是各奇数级的异或和：{sum}。",
    },
  },
  "odd-gaps": {
    brief: {en: "every other gap: {chain} = {sum}", zh: "隔一取一的间隔：{chain} = {sum}"},
    text: {
      en: "Pair the pieces from the right, a last one with the end of the strip. The gap inside each pair is a Nim heap, and what widens it can be made good by following: the nim-sum of these gaps is {sum}.",
      zh: "从右端起把棋子两两配对，剩下的一枚与左端配对。每对之间的空格是一堆石子；一方把间隔拉大，另一方跟上即可补回。这些间隔的异或和为 {sum}。",
    },
  },
  "odd-lines": {
    brief: {en: "lines before every other empty cell: {chain} = {sum}", zh: "隔一取一的棋子段：{chain} = {sum}"},
    text: {
      en: "Count the empty cells of a row from the right. The lines of pieces just before the first, third, fifth … are Nim heaps: their nim-sum is {sum}. A jump brings pieces from one line to the next, as on a staircase.",
      zh: "从右往左数每行的空格，第 1、3、5……个空格左边紧邻的棋子段各是一堆石子，异或和为 {sum}。每次跳跃都把若干棋子从一段并入右边的下一段，正如阶梯博弈。",
    },
  },
  "ring-lines": {
    brief: {
      en: "to the next 0: {right} edges one way, {left} the other; an odd one: {odd}",
      zh: "到最近的 0：一侧 {right} 条边，另一侧 {left} 条；有奇数：{odd}",
    },
    text: {
      en: "From the coin to the next 0 the edges number {right} on one side and {left} on the other. The mover wins exactly when one of these is odd: lower its first edge to 0, and the opponent faces an even line and nothing behind.",
      zh: "硬币两侧到最近的 0 分别有 {right} 条和 {left} 条边。其中有奇数时先手必胜：把那一侧的第一条边减到 0 并走过去，对手前方剩偶数条边，身后无路。",
    },
  },
  "ring-lines-above": {
    brief: {
      en: "above {floor}: {right} edges one way, {left} the other; an odd one: {odd}",
      zh: "大于 {floor} 的边：一侧 {right} 条，另一侧 {left} 条；有奇数：{odd}",
    },
    text: {
      en: "In a ring of even length without a 0 nobody wants to make one, so {floor}, the least number, stands in for 0. From the coin to the next {floor} the edges number {right} on one side and {left} on the other: the mover wins exactly when one of these is odd.",
      zh: "没有 0 的偶环上谁也不愿先造出 0，最小数 {floor} 便起着 0 的作用。硬币两侧到最近的 {floor} 分别有 {right} 条和 {left} 条边：其中有奇数时先手必胜。",
    },
  },
  "ring-lines-even": {
    brief: {
      en: "to the next 0: {right} edges one way, {left} the other, both even",
      zh: "到最近的 0：一侧 {right} 条边，另一侧 {left} 条，都是偶数",
    },
    text: {
      en: "From the coin to the next 0 the edges number {right} on one side and {left} on the other, both even: whichever way the mover goes, the opponent has an odd number of edges ahead, lowers the first of them to 0 and wins.",
      zh: "硬币两侧到最近的 0 分别有 {right} 条和 {left} 条边，都是偶数：先手无论往哪边走，对手前方都剩奇数条边，把第一条减到 0 走过去即胜。",
    },
  },
  "ring-lines-above-even": {
    brief: {
      en: "above {floor}: {right} edges one way, {left} the other, both even",
      zh: "大于 {floor} 的边：一侧 {right} 条，另一侧 {left} 条，都是偶数",
    },
    text: {
      en: "In a ring of even length without a 0 nobody wants to make one, so {floor}, the least number, stands in for 0. From the coin to the next {floor} the edges number {right} on one side and {left} on the other, both even, so the mover loses.",
      zh: "没有 0 的偶环上谁也不愿先造出 0，最小数 {floor} 便起着 0 的作用。硬币两侧到最近的 {floor} 分别有 {right} 条和 {left} 条边，都是偶数，先手必败。",
    },
  },
  "odd-ring": {
    brief: {en: "an odd ring without a 0", zh: "没有 0 的奇环"},
    text: {
      en: "No edge is 0 and the ring has {edges} edges, an odd number: lower an edge to 0, and the opponent has an even way before and none behind.",
      zh: "环上没有 0，且边数 {edges} 为奇数：把一条边减到 0 走过去，对手前方剩偶数条边，身后无路。",
    },
  },
  heads: {
    brief: {en: "heads: {chain} = {sum}", zh: "各正面：{chain} = {sum}"},
    text: {
      en: "Every head counts as if it stood alone; the position is worth the nim-sum of its heads: {sum}.",
      zh: "每枚正面都可视为单独存在；整个局面的 SG 值是它们的异或和：{sum}。",
    },
  },
  tartan: {
    brief: {en: "heads, each a nim-product: {chain} = {sum}", zh: "各正面（Nim 积）：{chain} = {sum}"},
    text: {
      en: "Tartan theorem: a head is worth the nim-product (⊗) of what its place is worth along each side, in the game that is played along that side. Heads add: the nim-sum is {sum}.",
      zh: "Tartan 定理：一枚正面的 SG 值是它在各个方向上的位置值的 Nim 积（⊗），每个方向各按自己的一维游戏取值。各正面之和为异或和：{sum}。",
    },
  },
  colon: {
    brief: {en: "colon principle: {chain} = {value}", zh: "克朗原理：{chain} = {value}"},
    text: {
      en: "Colon principle: what stands on edge {vertex} acts like a single stalk of length {value}, the nim-sum of its branches.",
      zh: "克朗原理：边 {vertex} 之上的各分枝等价于一根长为 {value} 的竹竿，即各枝长的异或和。",
    },
  },
  "colon-ground": {
    brief: {en: "stalks on the ground: {chain} = {value}", zh: "地面上的竹竿：{chain} = {value}"},
    text: {
      en: "What is left on the ground is a row of stalks, that is, of Nim heaps: their nim-sum is {value}.",
      zh: "地面上只剩若干竹竿，也就是若干堆石子：异或和为 {value}。",
    },
  },
  fusion: {
    brief: {en: "fusion principle: {edges} edges shrink to {parity}", zh: "费森原理：{edges} 条边缩为 {parity} 条"},
    text: {
      en: "Fusion principle: vertices on a cycle may be drawn together into one. These {edges} edges become loops there, a loop is worth a stalk of 1, and equal stalks cancel in pairs: {parity} remains.",
      zh: "费森原理：由这 {edges} 条边构成环的各顶点可以缩成一点，边变成自环，一个自环相当于长为 1 的竹竿，两两抵消，剩下 {parity} 个。",
    },
  },
  ring: {
    brief: {en: "a ring of {edges} edges counts as {parity}", zh: "{edges} 条边的环相当于 {parity} 条边"},
    text: {
      en: "Ring rule: this ring hangs at one vertex and carries nothing else. It shrinks to that vertex if the number of its edges is even, and to a single edge there if it is odd: of {edges}, {parity} remains.",
      zh: "环的规则：这个由 {edges} 条边围成的环只挂在一个顶点上，别处不再生枝。偶环缩成一点，奇环缩成该点上的一条边：剩下 {parity} 条边。",
    },
  },
  "wythoff-pair": {
    brief: {en: "difference {k}: the lost pair is ({lower}, {upper})", zh: "差为 {k}：必败对是 ({lower}, {upper})"},
    text: {
      en: "The heaps differ by {k}. The one lost position with that difference is (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper}), and this is another: some move leads to a lost position.",
      zh: "两堆相差 {k}。相差 {k} 的必败态只有 (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper})，当前局面不是它，因此有一步能走到必败态。",
    },
  },
  "wythoff-pair-met": {
    brief: {en: "difference {k}: this is the lost pair", zh: "差为 {k}：这正是必败对"},
    text: {
      en: "The heaps differ by {k}. The one lost position with that difference is (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper}), and this is it: no move leads from one lost position to another.",
      zh: "两堆相差 {k}。相差 {k} 的必败态只有 (⌊{k}φ⌋, ⌊{k}φ²⌋) = ({lower}, {upper})，当前局面正是它：从必败态一步走不到另一个必败态。",
    },
  },
  vertices: {
    brief: {en: "values from the ends of the graph: {value}", zh: "逆拓扑序求 SG 值：{value}"},
    text: {
      en: "An end of the graph is worth 0. From there upwards, a vertex is worth the smallest number that is not among the values its arcs lead to (mex).",
      zh: "没有出边的顶点 SG 值为 0。逆拓扑序向上，每个顶点的 SG 值是各后继 SG 值的 mex。",
    },
  },
  threshold: {
    brief: {
      en: "from {mine} against {other}: won up to letter {best}",
      zh: "己方 {mine}、对方 {other}：字母不超过 {best} 时必胜",
    },
    text: {
      en: "With the mover's marble on {mine} and the other on {other}, the mover wins exactly as long as the letter played last is not after {best}. An earlier letter never hurts the mover, so one letter for each pair tells all.",
      zh: "己方弹珠在 {mine}、对方在 {other} 时，先手必胜当且仅当上一步的字母不大于 {best}。上一步的字母越小，可走的边越多，所以每对顶点只需记一个字母。",
    },
  },
  "threshold-none": {
    brief: {
      en: "from {mine} against {other}: lost after any letter",
      zh: "己方 {mine}、对方 {other}：任何字母之后都必败",
    },
    text: {
      en: "With the mover's marble on {mine} and the other on {other}, every arc can be answered, whatever letter was played last.",
      zh: "己方弹珠在 {mine}、对方在 {other} 时，无论上一步是什么字母，每条边对手都有应对。",
    },
  },
  "rounds-win": {
    brief: {en: "this round has to be won; can it be? {can_win}", zh: "本轮须胜；能保证胜吗？{can_win}"},
    text: {
      en: "Whoever loses a round begins the next, and the last round decides. From the table: whoever begins the rounds after this one loses them, or there are none, so the player to move has to win this round. That can be forced from here: {can_win}.",
      zh: "每轮的负者是下一轮的先手，最后一轮的胜者获胜。由上表可知，其后各轮的先手必败（或本轮已是最后一轮），所以轮到走的一方必须赢下本轮。从此处能否保证：{can_win}。",
    },
  },
  "rounds-lose": {
    brief: {en: "this round has to be lost; can it be? {can_lose}", zh: "本轮须负；能保证负吗？{can_lose}"},
    text: {
      en: "Whoever loses a round begins the next, and the last round decides. From the table: whoever begins the rounds after this one wins them, so the player to move has to lose this round. That can be forced from here: {can_lose}.",
      zh: "每轮的负者是下一轮的先手，最后一轮的胜者获胜。由上表可知，其后各轮的先手必胜，所以轮到走的一方必须输掉本轮。从此处能否保证：{can_lose}。",
    },
  },
  "second-best": {
    brief: {
      en: "second best of all: pair {pair}, strength {strength}",
      zh: "次大值中的最大者：{pair}，默契值 {strength}",
    },
    text: {
      en: "Not an impartial game: the computer follows its rule. Whichever general the human picks first, the computer takes that one's best partner; the second best then stays. The greatest second best is pair {pair} of strength {strength}, and no stronger pair can fall to the computer, since the human takes its other half in time.",
      zh: "这不是公平组合游戏：计算机按固定策略行动。人先选谁，计算机就拿走其最佳搭档，于是人能得到次佳搭档。各武将次大默契值的最大者是 {pair}，为 {strength}；更强的组合计算机也拿不到，因为人总能及时抢走其中一人。",
    },
  },
  reach: {
    brief: {
      en: "within reach: human {human_strength}, computer {computer_strength}",
      zh: "可得的最强组合：人 {human_strength}，计算机 {computer_strength}",
    },
    text: {
      en: "The strongest pair that the human owns or can complete with this pick is {human} (strength {human_strength}); of the computer's generals it is {computer} ({computer_strength}). The human may also have to break that one.",
      zh: "人已有或这一步能凑成的最强组合是 {human}（默契值 {human_strength}）；计算机一方是 {computer}（{computer_strength}），必要时人须先把它拆散。",
    },
  },
  "computers-pick": {
    brief: {en: "the computer breaks pair {pair} ({strength})", zh: "计算机拆散 {pair}（{strength}）"},
    text: {
      en: "The computer has no choice: of all pairs of a human's general and a free one, {pair} is the strongest ({strength}), so it takes general {general}.",
      zh: "计算机别无选择：在人的武将与自由武将的所有组合中，{pair} 默契值最高（{strength}），所以它选走 {general} 号武将。",
    },
  },
  pairs: {
    brief: {
      en: "strongest pairs: human {human_strength}, computer {computer_strength}",
      zh: "最强组合：人 {human_strength}，计算机 {computer_strength}",
    },
    text: {
      en: "The draft is over and the human has won: the human's strongest pair is {human} (strength {human_strength}), the computer's only {computer} ({computer_strength}).",
      zh: "选将结束，人获胜：人的最强组合是 {human}（默契值 {human_strength}），计算机的只是 {computer}（{computer_strength}）。",
    },
  },
  "pairs-lost": {
    brief: {
      en: "strongest pairs: human {human_strength}, computer {computer_strength}",
      zh: "最强组合：人 {human_strength}，计算机 {computer_strength}",
    },
    text: {
      en: "The draft is over and the computer has won: its strongest pair is {computer} (strength {computer_strength}), the human's only {human} ({human_strength}).",
      zh: "选将结束，计算机获胜：它的最强组合是 {computer}（默契值 {computer_strength}），人的只是 {human}（{human_strength}）。",
    },
  },
  columns: {
    brief: {en: "a binary column is no multiple of {base}", zh: "有一列 1 的个数不是 {base} 的倍数"},
    text: {
      en: "Write the heaps in binary and count the ones of each column modulo {base}, one more than the {heaps} heaps that a move may lower. Some column leaves a remainder, and the mover can make all remainders vanish.",
      zh: "把各堆写成二进制，每一列统计 1 的个数并对 {base} 取余（一步至多动 {heaps} 堆，模数比它大 1）。有的列余数不为 0，先手可以一步使所有列的余数都变为 0。",
    },
  },
  "columns-zero": {
    brief: {en: "every binary column is a multiple of {base}", zh: "每一列 1 的个数都是 {base} 的倍数"},
    text: {
      en: "Write the heaps in binary: every column holds a multiple of {base} ones. A move lowers at most {heaps} heaps, changes some column by less than {base}, and the opponent can mend it.",
      zh: "把各堆写成二进制，每一列 1 的个数都是 {base} 的倍数。一步至多动 {heaps} 堆，必使某列不再是 {base} 的倍数，而对手总能补回来。",
    },
  },
  "number-left": {
    brief: {en: "{value} > 0: Left is ahead", zh: "{value} > 0：左方领先"},
    text: {
      en: "The value {value} is a number above 0: Left is that many moves ahead and wins, whoever begins.",
      zh: "值 {value} 是大于 0 的数：左方领先这么多步，无论谁先走都是左方胜。",
    },
  },
  "number-right": {
    brief: {en: "{value} < 0: Right is ahead", zh: "{value} < 0：右方领先"},
    text: {
      en: "The value {value} is a number below 0: Right is that many moves ahead and wins, whoever begins.",
      zh: "值 {value} 是小于 0 的数：右方领先这么多步，无论谁先走都是右方胜。",
    },
  },
  "number-zero": {
    brief: {en: "the value is 0: neither is ahead", zh: "值为 0：双方都不领先"},
    text: {
      en: "The value is 0: neither player is ahead, and whoever has to move loses.",
      zh: "值为 0：双方都不领先，轮到走的一方必败。",
    },
  },
  strip: {
    brief: {en: "a strip can be finished at once", zh: "纸条可以一步剪完取胜"},
    text: {
      en: "This strip is one square wide: cut its end square off and the game is won at once.",
      zh: "这张纸条只有一格宽：剪下末端的一格，立即取胜。",
    },
  },
  floating: {
    brief: {en: "floating edges do not count: {edges}", zh: "{edges} 条悬空的边不计"},
    text: {
      en: "Edges not joined to the ground, {edges} in all, are drawn pale and take no part in play.",
      zh: "有 {edges} 条边不与地面相连，以淡色画出，不参与游戏。",
    },
  },
};
