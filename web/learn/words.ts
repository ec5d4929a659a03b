// Words shared by all articles, such as navigation and headings.
import {home as enHome} from "../text/en/home";
import {puzzles as enPuzzles} from "../text/en/puzzles";
import {table as enTable} from "../text/en/table";
import {ui as en} from "../text/en/ui";
import {home as zhHome} from "../text/zh/home";
import {puzzles as zhPuzzles} from "../text/zh/puzzles";
import {table as zhTable} from "../text/zh/table";
import {ui as zh} from "../text/zh/ui";
import {type Theme, w} from "./article";

export const pageWords = {
  brand: w(en.title, zh.title),
  /** Pages of the site that articles link to. */
  pages: [
    ["games", w(enTable.games, zhTable.games)],
    ["puzzles", w(enTable.puzzles, zhTable.puzzles)],
  ] as const,
  learn: w(en.learn, zh.learn),
  lede: w(
    "Fifteen short articles: impartial games first, then games where Left and Right have moves of their own. Each begins with a game to be played or judged; each value, winner and move that you can touch in the text was asked of the engine, and opens as a position.",
    "十五篇短文：先讲公平游戏，再讲左右双方走法不同的游戏。每篇都从下一盘、猜一局开始；文中可以点开的值、胜负与走法，每一处都经引擎核对。",
  ),
  skip: w("Skip to the article", "跳到正文"),
  exercise: w("Exercise", "练习"),
  answer: w("Answer", "答案"),
  nowPlay: w("Now play", "接着玩"),
  puzzlesOf: (theme: Theme) =>
    w(`${enTable.puzzles}: ${enPuzzles.names[theme]}`, `${zhTable.puzzles}：${zhPuzzles.names[theme]}`),
  allGames: w(enHome.allGames, zhHome.allGames),
  still: w(
    "Here stands a board to play on. It needs JavaScript and WebAssembly; without them the position is written",
    "这里本是一块可以动手走的棋盘，需要浏览器支持 JavaScript 和 WebAssembly。局面写作",
  ),
  sources: w("Sources", "参考文献"),
  unseen: w(
    "† as later accounts and the common citations give it; the original was not seen.",
    "† 依据后人的转述与通行引用，未查对原文。",
  ),
  before: w("Previous", "上一篇"),
  after: w("Next", "下一篇"),
};
