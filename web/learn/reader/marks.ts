// Marks for the articles that were read to their end: set in an article, shown in the list beside the articles.
import {addReadSlug, clearReadSlugs, readSlugs} from "../read-articles";

/** Marks the article as read once what follows its text comes into view. */
export function markWhenRead() {
  const end = document.querySelector(".onward");
  const [, slug] = /([a-z-]+)(?:\.html)?$/.exec(location.pathname) ?? [];
  if (!end || slug === undefined) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    addReadSlug(slug);
  });
  observer.observe(end);
}

export function showReadMarks() {
  const clear = document.querySelector<HTMLElement>(".clear-read");
  if (!clear) return;
  const show = () => {
    const read = readSlugs();
    clear.hidden = read.size === 0;
    for (const item of document.querySelectorAll<HTMLElement>(".articles li")) {
      const mark = item.querySelector<HTMLElement>(".read");
      if (mark) mark.hidden = !read.has(item.dataset.slug ?? "");
    }
  };
  show();
  clear.addEventListener("click", () => {
    clearReadSlugs();
    show();
  });
  // A page that Back restores is as it was left.
  addEventListener("pageshow", show);
}
