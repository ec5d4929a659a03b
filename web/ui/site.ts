// Files of the site beside the page.
import {articleLangFor, type Lang, languages} from "../text/languages";

/** Articles and the script of the element are files of the site; the single-file page has none. */
export const hasSite = import.meta.env.MODE === "production";

/**
 * Returns the address of an article, in the theme that the reader has chosen, if any; `from` is the link to which the
 * article leads back.
 */
export function articleAddress(slug: string, lang: Lang, theme: string | null, from: string | null = null): string {
  const fields = new URLSearchParams({...(theme ? {theme} : {}), ...(from ? {from} : {})}).toString();
  return `${languages[articleLangFor(lang)].articles}${slug}.html${fields && `?${fields}`}`;
}
