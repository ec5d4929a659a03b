// Content of the element until a script replaces it, and where scripts do not run: a picture with the question who
// wins, and a link to the page.
import type {Drawing} from "./drawing/drawing";
import {escapeXml, svgOf} from "./drawing/svg";

/** Maximal length of a picture in bytes; a longer one would be a burden to those who edit the post. */
export const maxPosterBytes = 20_000;

interface PosterText {
  /** Name of the position, description of the picture, and question. */
  title: string;
  description: string;
  caption: string;
  link: string;
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** Returns null if there is nothing to draw; `bytes` is the length of the picture even if it is too long. */
export function posterPicture(
  drawing: Drawing | null,
  {title, description}: Pick<PosterText, "title" | "description">,
) {
  if (!drawing) return null;
  const svg = svgOf(drawing, {title, description, isFluid: true});
  return {svg, bytes: bytes(svg), isTooLong: bytes(svg) > maxPosterBytes};
}

/**
 * Without a picture, the caption is the link. The target keeps it from routers that treat links to their own origin as
 * their pages.
 */
export function posterCode(svg: string | null, {caption, link}: Pick<PosterText, "caption" | "link">): string {
  const [open, close] = [`<a href="${escapeXml(link)}" target="_self">`, "</a>"];
  if (svg === null) return `<figure><figcaption>${open}${escapeXml(caption)}${close}</figcaption></figure>`;
  return `<figure>${open}${svg}${close}<figcaption>${escapeXml(caption)}</figcaption></figure>`;
}
