// The words of random positions and puzzles.
import type * as en from "../en/puzzles";
import type {Like} from "../language";

export const puzzles: Like<typeof en.puzzles> = {
  start: "随机局面与谜题",
  about:
    "游戏：{game}。抽取一个大小不超过所填数目的局面：口令相同，无论在哪里抽到的都相同；不填口令则临时拟一个。谜题里有的走法必胜，有的不然，答案先不公布。",
  ofSum: "抽到的局面取代整个和。",
  of: "游戏",
  size: "大小（1 至 {most}）",
  word: "口令",
  random: "随机局面",
  puzzle: "谜题",
  drawing: "正在抽取…",
  cancelled: "已取消，没有抽取。",
  drawnBy: "口令“{word}”，大小 {size}。",
  noMove: "{game}：大小不超过 {size} 的局面都已无路可走。",
  noPuzzle: "没有抽到谜题：试过的 {tries} 个局面里，要么没有必胜走法，要么怎么走都胜。请换一个口令或大小。",
  daily: "每日一题",
  named: "谜题“{word}”",
  dailyOf: "每日一题，{word}",
  find: "请找出一步必胜走法。",
  try: "有的走法必胜，有的不然：请在棋盘上走一步试试。",
  missed: "不能取胜：{move}。对方应对：{reply}。请再试一次。",
  missedOnly: "不能取胜：{move}。请再试一次。",
  reveal: "公布答案",
  first: "一次答对。",
  solved: "第 {count} 次答对。",
  shown: "未能解出。",
  copyResult: "复制成绩",
  /** A word to be said aloud is made of three of these; in Chinese, of characters that no other one sounds like. */
  syllables:
    "山 水 日 月 风 云 花 鸟 松 竹 梅 兰 虎 龙 马 牛 羊 鱼 雪 春 夏 秋 金 木 火 土 东 西 南 北 红 黄 绿 天 海 石 林 星 雷 桥",
};
