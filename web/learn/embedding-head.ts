// Slug, title and lede of the article on boards in posts.

export const embedding = {
  slug: "embed",
  /** Position of its first example. */
  shows: "nim:3,5,7",
  title: {en: "Put a board into your post", zh: "把棋盘放进文章"},
  lede: {
    en: "One script and one element: your readers play the position right where they read about it.",
    zh: "一行脚本、一个元素，读者就能在文章里直接下这一局。",
  },
};
