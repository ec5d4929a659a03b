import type {GameWords} from "../words";

export const words: GameWords = {
  name: {en: "Splitting beans", zh: "分裂游戏"},
  aliases: ["分裂游戏", "P3185", "HNOI2007", "bean pots", "豆子", "瓶子", "jars"],
  rule: {
    en: "Take a bean out of one pot and put two new ones into pots further right, into one or into two.",
    zh: "每步从一个瓶中取走一颗豆子，再往右边的瓶中放入两颗（可放入同一个瓶）。",
  },
  about: {
    en: "The beans add, two in one pot cancel, and each is worth what a coin of Mock Turtles is.",
    zh: "每颗豆子互相独立，同一瓶中两两抵消；一颗豆子的 SG 值与翻硬币游戏 Mock Turtles 相同。",
  },
  formulas: {
    "odd-pots": {
      en: "Two beans in one pot cancel, so only the pots with an odd number count, each by its distance to the last pot: {chain} = {value}. The values are the odious numbers 1, 2, 4, 7, 8, 11, …",
      zh: "同一瓶中的豆子两两抵消，只看豆数为奇数的瓶，其 SG 值由到最后一瓶的距离决定，依次为 1、2、4、7、8、11……（二进制中有奇数个 1 的数）：{chain} = {value}。",
    },
  },
  sources: {p3185: "Luogu P3185, HNOI 2007, 分裂游戏"},
  material: {en: "pots", zh: "瓶子"},
  theory: {en: "odious numbers", zh: "odious 数"},
  variants: {},
};
