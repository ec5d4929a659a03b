// What stands within the element until it lives, and instead of it where no script is run: a picture with the question who wins, and
// the way to the whole page.
import type {Drawing} from "./drawing/drawing";
import {escaped, svgOf} from "./drawing/svg";

/** A longer picture would be a burden to whoever edits the post. */
export const longestPoster = 20_000;

interface PosterText {
  /** The position by name, what is drawn, and the question. */
  title: string;
  description: string;
  caption: string;
  link: string;
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Null where there is nothing to draw; `bytes` is how long the picture is or would be. */
export function posterPicture(
  drawing: Drawing | null,
  {title, description}: Pick<PosterText, "title" | "description">,
) {
  if (!drawing) return null;
  const svg = svgOf(drawing, {title, description, isFluid: true});
  return {svg, bytes: bytes(svg), isTooLong: bytes(svg) > longestPoster};
}

/** Without a picture the caption leads on. A target keeps the link from routers that take those of their own origin for pages of theirs. */
export function posterCode(svg: string | null, {caption, link}: Pick<PosterText, "caption" | "link">): string {
  const [open, close] = [`<a href="${escaped(link)}" target="_self">`, "</a>"];
  if (svg === null) return `<figure><figcaption>${open}${escaped(caption)}${close}</figcaption></figure>`;
  return `<figure>${open}${svg}${close}<figcaption>${escaped(caption)}</figcaption></figure>`;
}
