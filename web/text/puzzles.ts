// The words of random positions and puzzles.
import type {Words} from "./words";

const w = (en: string, zh: string): Words => ({en, zh});

export const puzzles = {
  start: w("Random position or puzzle", "随机局面与谜题"),
  about: w(
    "A position of {game} up to the size. The same word gives the same position everywhere; without a word, one is made up. In a puzzle some moves win and some do not, and the answer is kept back.",
    "游戏：{game}。抽取一个大小不超过所填数目的局面：口令相同，无论在哪里抽到的都相同；不填口令则临时拟一个。谜题里有的走法必胜，有的不然，答案先不公布。",
  ),
  ofSum: w("It takes the place of the whole sum.", "抽到的局面取代整个和。"),
  of: w("Game", "游戏"),
  size: w("Size, 1 to {most}", "大小（1 至 {most}）"),
  word: w("Word", "口令"),
  random: w("Random position", "随机局面"),
  puzzle: w("Puzzle", "谜题"),
  drawing: w("Drawing…", "正在抽取…"),
  cancelled: w("Cancelled: nothing was drawn.", "已取消，没有抽取。"),
  drawnBy: w("Drawn with the word “{word}”, size {size}.", "口令“{word}”，大小 {size}。"),
  noMove: w("No position of {game} of size {size} has a move.", "{game}：大小不超过 {size} 的局面都已无路可走。"),
  noPuzzle: w(
    "No puzzle: in none of the {tries} positions tried do some moves win and others not. Take another word or size.",
    "没有抽到谜题：试过的 {tries} 个局面里，要么没有必胜走法，要么怎么走都胜。请换一个口令或大小。",
  ),
  daily: w("Daily puzzle", "每日一题"),
  named: w("Puzzle “{word}”", "谜题“{word}”"),
  dailyOf: w("Daily puzzle, {word}", "每日一题，{word}"),
  find: w("Find a winning move.", "请找出一步必胜走法。"),
  try: w(
    "Some moves win and some do not: touch the board to try one.",
    "有的走法必胜，有的不然：请在棋盘上走一步试试。",
  ),
  missed: w(
    "{move} does not win: the answer is {reply}. Try again.",
    "不能取胜：{move}。对方应对：{reply}。请再试一次。",
  ),
  missedOnly: w("{move} does not win. Try again.", "不能取胜：{move}。请再试一次。"),
  reveal: w("Show the answer", "公布答案"),
  first: w("Solved at the first try.", "一次答对。"),
  solved: w("Solved at try {count}.", "第 {count} 次答对。"),
  shown: w("Not solved.", "未能解出。"),
  copyResult: w("Copy the result", "复制成绩"),
  /** A word to be said aloud is made of three of these; in Chinese, of characters that no other one sounds like. */
  syllables: w(
    "ba be bi bo da de di do fa fi ga go ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se so ta te ti to va vi za zo",
    "山 水 日 月 风 云 花 鸟 松 竹 梅 兰 虎 龙 马 牛 羊 鱼 雪 春 夏 秋 金 木 火 土 东 西 南 北 红 黄 绿 天 海 石 林 星 雷 桥",
  ),
} satisfies Record<string, Words>;
