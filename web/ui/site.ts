// Files of the site beside the page.
import {articleLangFor, type Lang, languages} from "../text/languages";

/** Articles and the script of the element are files of the site; the single-file page has none. */
export const hasSite = import.meta.env.MODE === "production";

/** Returns the address of an article, in the theme that the reader has chosen, if any. */
export const articleAddress = (slug: string, lang: Lang, theme: string | null) =>
  `${languages[articleLangFor(lang)].articles}${slug}.html${theme ? `?theme=${theme}` : ""}`;
