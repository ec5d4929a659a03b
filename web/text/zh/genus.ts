// Texts of misère values: genus and canonical form.
import type * as en from "../en/genus";
import type {Like} from "../language";

export const genus: Like<typeof en.genus> = {
  title: "与别的局面并列时",
  about:
    "在反常规则下，单凭一个数说不清这个局面在和中的作用。亏格说明它与一枚、两枚的堆并列时谁胜，标准形式则说明它在任何和中的作用。",
  ask: "计算亏格与标准形式",
  spent: "计算量过大：除了胜负，没有得到更多结论。",
  digits:
    "正常规则下，SG 值为 {value}。反常规则下，单独时相当于 {alone}；旁边有一个、两个、三个、四个两枚堆时，依次相当于 {further}，此后末两个数交替出现。",
  kind: "类别：{kind}。",
  tame: {
    nim: "在任何和中都可以用那一堆代替它。",
    tame: "与驯顺的局面并列时，可当作亏格相同的 Nim 局面来走。",
    "generally tame": "与驯顺的局面并列时，可当作亏格相同的 Nim 局面来走：凡是离开驯顺的一步，都有应对走回驯顺。",
  },
  wild: "与一枚、两枚的 Nim 堆并列时，亏格足以定胜负；与更大的堆或另一个这样的局面并列时则未必够。",
  halfTame: "它是半驯顺的：两个这样的局面并列就驯顺了，像两个两枚堆那样互相抵消。",
  form: "标准形式",
  tooLong: "太长，不写出",
  mate: "配偶（mate）",
  mateAbout: "两者并列，是必败态",
  birthday: "生日",
  moves: "各步走到哪里",
  movesAbout:
    "反常规则下处处可以互相代替的局面算作一个。划去的可以不考虑：从那里有一步可走回与本局面相等的局面。数字表示 Nim 堆。",
  tree: "这个局面的树：各步走到的局面，以及它们的标准形式。",
  game: "局面",
  by: "走法",
  fate: "标准形式",
  more: {other: "另有 {count} 种"},
  kept: "保留",
  dropped: "去掉：可逆",
  beside: "反常规则下，另一个局面处处都能代替它吗？",
  compare: "比较",
  equal: "相等：反常规则下，任何和里都可用 {other} 代替它。",
  apart: "不相等。放上 {game} 之后，一个必败，另一个必胜。方括号里是各后继，数字表示 Nim 堆。",
  apartAlone: "不相等。单独来看，一个必败，另一个必胜。",
  apartHeap: "不相等。放上一个 {game} 枚的堆之后，一个必败，另一个必胜。",
  apartSomehow: "不相等：有局面能分辨二者，但最小的那些都不能。",
  unknown: "计算量过大。",
  noPosition: "“{other}”不是支持反常规则的局面。请输入局面，如 kayles:5。",
};
