// What a messenger or a search engine shows of a link to a page: its title and description, and a picture where the site's own
// address is known, since nobody resolves a relative one.

interface Card {
  /** The name of the site, in the language of the page. */
  brand: string;
  title: string;
  description: string;
  lang: "en" | "zh";
  /** Below the folder of index.html; so is the picture. */
  path: string;
  picture: {path: string; shows: string};
}

/** What stands in for the site, a whole position: the picture of all that have none of their own. */
export const sitePicture = {path: "pictures/site.png", shows: "kayles:4 + nim:2,3,4 + hackenbush:0-1 1-2 1-3"};
export const pictureSize = {width: 1200, height: 630};

/** The address that the site will have, if it was told; a text that is none is refused. */
export function siteOf(told: string | undefined): URL | null {
  if (!told) return null;
  const folder = told.endsWith("/") ? told : `${told}/`;
  if (!/^https?:\/\/[^?#]+$/.test(folder) || !URL.canParse(folder))
    throw new Error(`SITE_URL is not the address of a site: ${told}`);
  return new URL(folder);
}

/** The contents of meta elements; Open Graph names them by `property`, the others by `name`. */
export function cardOf({brand, title, description, lang, path, picture}: Card, site: URL | null): [string, string][] {
  const said: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", brand],
    ["og:locale", lang === "zh" ? "zh_CN" : "en_US"],
    ["og:title", title],
    ["og:description", description],
  ];
  if (!site) return [...said, ["twitter:card", "summary"]];
  return [
    ...said,
    ["og:url", new URL(path, site).href],
    ["og:image", new URL(picture.path, site).href],
    ["og:image:width", String(pictureSize.width)],
    ["og:image:height", String(pictureSize.height)],
    ["og:image:alt", picture.shows],
    ["twitter:card", "summary_large_image"],
  ];
}
