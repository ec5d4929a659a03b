// Meta elements by which messengers and search engines show a link: title, description, and a picture if the site's own
// address is known, since they resolve no relative one.

interface Card {
  /** Name of the site, in the language of the page. */
  brand: string;
  title: string;
  description: string;
  /** Language tag of the page. */
  tag: string;
  /** Path below the folder of index.html, as is that of the picture. */
  path: string;
  picture: {path: string; shows: string};
}

/** Picture of a whole position for all pages without a picture of their own. */
export const sitePicture = {path: "pictures/site.png", shows: "kayles:4 + nim:2,3,4 + hackenbush:0-1 1-2 1-3"};
export const pictureSize = {width: 1200, height: 630};

/** Parses the site's future address; null if none was given. Throws if it is not an http(s) address of a folder. */
export function parseSiteUrl(siteUrl: string | undefined): URL | null {
  if (!siteUrl) return null;
  const folder = siteUrl.endsWith("/") ? siteUrl : `${siteUrl}/`;
  if (!/^https?:\/\/[^?#]+$/.test(folder) || !URL.canParse(folder))
    throw new Error(`SITE_URL is not the address of a site: ${siteUrl}`);
  return new URL(folder);
}

/** Returns a language and the country where most of its readers live, as Open Graph writes them: "zh_CN". */
function localeOf(tag: string): string {
  const {language, region} = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** Returns pairs of key and content for meta elements; Open Graph keys go into `property`, the others into `name`. */
export function metaTags({brand, title, description, tag, path, picture}: Card, site: URL | null): [string, string][] {
  const tags: [string, string][] = [
    ["og:type", "website"],
    ["og:site_name", brand],
    ["og:locale", localeOf(tag)],
    ["og:title", title],
    ["og:description", description],
  ];
  if (!site) return [...tags, ["twitter:card", "summary"]];
  return [
    ...tags,
    ["og:url", new URL(path, site).href],
    ["og:image", new URL(picture.path, site).href],
    ["og:image:width", String(pictureSize.width)],
    ["og:image:height", String(pictureSize.height)],
    ["og:image:alt", picture.shows],
    ["twitter:card", "summary_large_image"],
  ];
}
