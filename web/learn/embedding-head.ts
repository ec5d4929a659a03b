// Slug, title and lede of the article on boards in posts.
import {w} from "./article";

export const embedding = {
  slug: "embed",
  title: w("Put a board into your post", "把棋盘放进文章"),
  lede: w(
    "One script and one element: your readers play the position where they read of it.",
    "一行脚本、一个元素，读者就能在文章里直接下这一局。",
  ),
};
