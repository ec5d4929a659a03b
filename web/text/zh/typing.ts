// Texts of the fields for a position or a game.
import type * as en from "../en/typing";
import type {Like} from "../language";

export const typing: Like<typeof en.typing> = {
  readAs: "已读作",
  didYouMean: "是不是想输入",
  forExample: "例如",
  games: "游戏及其写法",
  noVerdict: "输入的还不是局面，所以没有结论；棋盘上仍是上一个局面。",
  missing: "缺少{sign}。",
  signs: {
    ":": "冒号“:”",
    ")": "右括号“)”",
    "(": "左括号“(”",
    "]": "右方括号“]”",
    "[": "左方括号“[”",
    "}": "右花括号“}”",
    ",": "逗号“,”",
    ";": "分号“;”",
    x: "宽与高之间的“x”",
    "->": "箭头“->”",
  },
  notHere: "这里没有{name}。可以试试",
};
