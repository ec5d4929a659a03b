// Texts below the game of the first page: what else the site has.
import type * as en from "../en/offers";
import type {Like} from "../language";

export const offers: Like<typeof en.offers> = {
  title: "接着玩，动手画，慢慢读",
  games: "先从这八个游戏玩起",
  allGames: "全部游戏",
  puzzle: {name: "今日一题", about: "一个局面，一步制胜。每天一道新题。"},
  draw: {name: "画一局删边游戏", about: "在地面上画几条线，谁赢、为什么赢，立刻就知道。"},
  write: {name: "求解自己的游戏", about: "用几行 JavaScript 写出走法，剩下的交给网页。"},
  embed: {name: "放进你的文章", about: "两行 HTML，读者就能在文中直接下棋。"},
  article: {name: "怎样赢 Nim", about: "十分钟读懂这些游戏背后的道理。"},
  lesson: {name: "用在课堂上", about: "约定一个词，全班做同样的题；棋盘可以投满屏幕。"},
};
