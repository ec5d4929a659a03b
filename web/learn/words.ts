// Words shared by all articles, such as headings, besides those that the page has as well.
import type {ArticleLang} from "../text/languages";

/** Text in each language that the articles are written in. */
export type Words = Record<ArticleLang, string>;

export const pageWords = {
  lede: {
    en: "Sixteen short articles: impartial games first, then games where Left and Right have different moves. Each begins with a game to play or judge. Every value, winner and move that you can tap in the text comes from the engine and opens as a position.",
    zh: "十六篇短文：先讲公平游戏，再讲左右双方走法不同的游戏。每篇都从下一盘、猜一局开始；文中可以点开的值、胜负与走法，每一处都经引擎核对。",
  },
  skip: {en: "Skip to the article", zh: "跳到正文"},
  exercise: {en: "Exercise", zh: "练习"},
  answer: {en: "Answer", zh: "答案"},
  nowPlay: {en: "Now play", zh: "接着玩"},
  puzzlesOf: {en: "{puzzles}: {theme}", zh: "{puzzles}：{theme}"},
  still: {
    en: "A board to play on belongs here, but it needs JavaScript and WebAssembly. In text, the position is",
    zh: "这里本是一块可以动手走的棋盘，需要浏览器支持 JavaScript 和 WebAssembly。局面写作",
  },
  sources: {en: "Sources", zh: "参考文献"},
  unseen: {
    en: "† as given in later accounts and common citations; we have not seen the original.",
    zh: "† 依据后人的转述与通行引用，未查对原文。",
  },
  showAnswer: {en: "Show the answer", zh: "看答案"},
  play: {en: "Play: {name}", zh: "试玩：{name}"},
  level: {
    en: "Play: {name} (small game {number} of {count})",
    zh: "试玩：{name}（小游戏第 {number} 关，共 {count} 关）",
  },
  backToGame: {en: "Back to your game", zh: "回到刚才的棋局"},
  backToPuzzles: {en: "Back to the puzzles", zh: "回到题目"},
  before: {en: "Previous", zh: "上一篇"},
  after: {en: "Next", zh: "下一篇"},
};

/** Words of the list of the articles, which the page has too. */
export const listWords = {
  minutes: {en: "{count} min", zh: "{count} 分钟"},
  read: {en: "read", zh: "已读"},
  clear: {en: "Clear what I have read", zh: "清除已读标记"},
};
