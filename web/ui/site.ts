// What stands beside the page.
import {type Lang, languages} from "../text/languages";

/** Articles and the script of the element are files of the site: the page in one file has none. */
export const hasSite = import.meta.env.MODE === "production";

/** Of an article, in the theme that the reader has chosen, if any. */
export const articleAddress = (slug: string, lang: Lang, theme: string | null) =>
  `${languages[lang].articles}${slug}.html${theme ? `?theme=${theme}` : ""}`;
