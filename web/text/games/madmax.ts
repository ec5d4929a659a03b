import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "MADMAX", zh: "MADMAX（双弹珠游戏）"},
  aliases: [
    "CF 917B",
    "CF 918D",
    "Codeforces 917B",
    "Codeforces 918D",
    "marbles",
    "Max and Lucas",
    "弹珠",
    "两人各持一子",
    "博弈 DP",
  ],
  rule: {
    en: "Two marbles, number 1 is the mover's: move it along an arc whose letter is not before the last one played.",
    zh: "两枚弹珠，1 号归轮到走的一方：沿一条边移动自己的弹珠，边上的字母不得小于对手刚走过的字母。",
  },
  about: {
    en: "Each player owns a marble, so positions have no Grundy value and must not be added. For each pair of vertices the mover wins up to some last letter; those letters are found from the ends of the graph backwards.",
    zh: "双方各有自己的弹珠，局面没有 SG 值，不能取异或和。对每一对顶点，存在一个最大的字母：上一步的字母不超过它时先手必胜。按逆拓扑序递推即可。",
  },
  formulas: {},
  sources: {cf917b: "Codeforces Round 459, problem 917B, MADMAX"},
  material: {en: "lettered graph", zh: "带字母的有向图"},
  theory: {en: "backward induction", zh: "逆推（博弈 DP）"},
  variants: {},
};
