// Texts of a partizan position: who wins if either begins, and the values of each component and each move.
import type * as en from "../en/partizan";
import type {Like} from "../language";

export const partizan: Like<typeof en.partizan> = {
  winners: "各方先走时的胜负",
  first: {L: "左方先走", R: "右方先走"},
  wins: {L: "左方胜", R: "右方胜"},
  now: {L: "轮到左方（蓝）", R: "轮到右方（红）"},
  letBegin: {L: "改由左方先走", R: "改由右方先走"},
  measures: "均值 {mean}，温度 {temperature}。左方先走停在 {left}，右方先走停在 {right}。",
  measuresEven: "均值 {mean}，温度 {temperature}。无论谁先走，都停在 {left}。",
  more: "数轴与温度图",
  long: "一个很长的值",
  parts: "各分量，由热到冷",
  partsAbout: "温度就是在那里先走一步值多少；低于 0 时，走一步只会吃亏。",
  component: "分量",
  value: "值",
  mean: "均值",
  temperature: "温度",
  hottest: "最热",
  total: "合计",
  heat: {
    title: "先走最热的就够了吗？",
    quoted: "“{move}”",
    move: {
      L: "左方能走的分量中，分量 {index} 最热；左方在那里最好的一步使停止值为 {stop}：{move}。",
      R: "右方能走的分量中，分量 {index} 最热；右方在那里最好的一步使停止值为 {stop}：{move}。",
    },
    wins: "在这里这样走就能胜。",
    fails: "这样走在这里必败。必胜走法是{better}：胜负还取决于别处的得失，不能只看温度。",
    lost: "这里没有必胜走法，这一步也不例外。",
  },
  term: "项",
  soFar: "累计",
  dominated: "被 {by} 支配",
  reversible: "可逆，经 {by}",
};
