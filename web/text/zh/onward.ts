// Texts of what to try after a game.
import type * as en from "../en/onward";
import type {Like} from "../language";

export const onward: Like<typeof en.onward> = {
  title: "接下来",
  larger: "换大一点的局面",
  smaller: "换小一点的局面试试",
  weaker: "换个弱一点的对手：{level}",
  puzzle: "做一道题",
  article: "文章",
};
