// Reasons in plain language, for someone who has just lost a game: "you" have the move. No variables, no values, no
// names of theorems.
import type * as en from "../en/plain";
import type {Like} from "../language";

export const plain: Like<typeof en.plain> = {
  twins: "两部分一模一样。你在一边怎么走，对方就在另一边照着走，所以你走得出，对方就跟得上。",
  twinHeaps: "两堆一样多。你在一堆怎么走，对方就在另一堆照着走，使两堆重新一样多，所以你走得出，对方就跟得上。",
  pairs: "各部分两两相同。你在其中一个怎么走，对方就在与它相同的那个里照着走，所以你走得出，对方就跟得上。",
  balanced: "现在处处平衡。你无论怎么走都会打破平衡，而对方每次都能恢复，直到最后。",
  balancedShown:
    "现在处处平衡。你无论怎么走都会打破平衡，而对方每次都能恢复，直到最后。例如你走{refuted}，对方就走{reply}。",
  unbalanced: "走{move}，就能使处处平衡。此后对方无论怎么走都会打破平衡，而你每次都能恢复，直到最后。",
  /** For games where some move ends the whole game at once. */
  balancedOrEnding: "现在处处平衡。你无论怎么走，对方都能恢复平衡，或者当场取胜。",
  balancedOrEndingShown:
    "现在处处平衡。你无论怎么走，对方都能恢复平衡，或者当场取胜。例如你走{refuted}，对方就走{reply}。",
  unbalancedOrEnding: "走{move}，就能使处处平衡。此后对方无论怎么走，你都能恢复平衡，或者当场取胜。",
  stalksBalanced: "图上每一块都相当于一根竹竿，而这些竹竿现在是平衡的。你无论剪哪一条边，对方每次都能恢复平衡。",
  stalksUnbalanced: "图上每一块都相当于一根竹竿，走{move}，就能使这些竹竿平衡。此后你每次都能恢复平衡。",
  movesWon: "走{move}可以取胜：此后无论对方怎么走，你都有应对。",
  everyWon: "你怎么走都不会错，每一步都能取胜。",
  someWon: "你有一步可以取胜，只是还不知道是哪一步。",
  drawHeld: "双方都无法取胜。走{move}可以守和，之后可以一直走下去。",
  drawAnyhow: "双方都无法取胜，可以一直走下去。",
  noneWon: "你怎么走都不能取胜。",
  movesLost: "你有 {count} 种走法，但无论选哪一种，都是对方获胜。",
  onlyLost: "你只有一种走法，走完之后对方获胜。",
  movesLostShown: "你有 {count} 种走法，但无论选哪一种，都是对方获胜。例如你走{refuted}，对方就走{reply}。",
  onlyLostShown: "你只有一种走法，即{refuted}，而对方以{reply}应对。",
  remainderWon:
    "取走 {value} 枚，剩下的就是 {divisor} 的倍数。此后无论对方取几枚，你都能让剩下的重新成为 {divisor} 的倍数，最后取完。",
  remainderLost: "{heap} 是 {divisor} 的倍数。无论你取几枚，对方都能让剩下的重新成为 {divisor} 的倍数，最后取完。",
  moveCountOdd: "还能走几步，谁也改变不了。步数是奇数，所以最后一步归你。",
  moveCountEven: "还能走几步，谁也改变不了。步数是偶数，所以最后一步归对方。",
  asHeap: "这个游戏的规律循环往复，{heap} 枚与 {same} 枚情形相同。",
  lastLoses: "这里走最后一步的一方输。",
  onesWon: "只剩单枚的堆，共偶数个。大家一枚一枚地取，最后一枚留给对方。",
  onesLost: "只剩单枚的堆，共奇数个。大家一枚一枚地取，最后一枚留给你。",
  everyOdd: {
    other:
      "每回合各部分同时走，所以走得最久的部分决定胜负。双方都走得好，它还要走 {longest} 步，是奇数，最后一步归你。",
  },
  everyEven:
    "每回合各部分同时走，所以走得最久的部分决定胜负。双方都走得好，它还要走 {longest} 步，是偶数，最后一步归对方。",
  left: "按多余的步数算，左方领先 {ahead} 步，无论谁先走都是左方胜。",
  right: "按多余的步数算，右方领先 {ahead} 步，无论谁先走都是右方胜。",
  level: "双方都不领先，每一步都有应对，所以谁先走谁输。",
  overLost: "已经无路可走：走完最后一步的一方获胜。",
  stuckLost: "谁走不了，谁就输。",
  overWon: "对局已经结束；这里走完最后一步的一方输。",
  finished: "最后一步已经赢下整局：走出这一步的一方获胜。",
  wonAtOnce: "一步就能取胜：走{move}之后，对方已无路可走。",
  movesLostEnding: "你有 {count} 种走法，但无论选哪一种，都是对方获胜。例如走{ending}，对局就此结束。",
  onlyLostEnding: "你只有一种走法，即{ending}，对局就此结束，对方获胜。",
  selectiveWon: "有的部分谁先走谁赢：在每个这样的部分里走一步胜着，其余不动。",
  selectiveLost: "每个部分都是谁先走谁输：你走过哪些，对方就在哪些里应对。",
  keepOneWon: "走哪个部分就只留哪个。有的部分谁先走谁赢：在其中一个里走一步胜着。",
  keepOneLost: "走哪个部分就只留哪个，而每个部分都是谁先走谁输。",
  finishedComponent: "有一个分量已不能再走，对局结束：走最后一步的一方获胜。",
  everyOneOdd: {other: "双方都走得好，还要走 {longest} 步，是奇数，最后一步归你。"},
  everyOneEven: "双方都走得好，还要走 {longest} 步，是偶数，最后一步归对方。",
  quoted: "“{move}”",
  blocksOdd:
    "把每一堆拆成 {sizes} 的小块。相同的小块两两抵消，不在同一堆也一样；亮着的落了单。取走一些，让每种小块成双成对，之后对方每取一次，你都重新配成对。",
  blocksEven: "把每一堆拆成 {sizes} 的小块。这里每种小块都成双成对：不管怎么取都会拆散一对，而对方总能重新配成对。",
};
