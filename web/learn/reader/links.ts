// Links of an article, to which the theme and the way back are added.

/** Fields that a link carries on; null takes one out of it. */
export type Carried = Record<string, string | null>;

/** Replaces fields of `a=1&b=2`. */
function replaced(query: string, fields: Carried): string {
  const kept = query.split("&").filter((field) => field !== "" && !Object.hasOwn(fields, field.split("=")[0] ?? ""));
  const added = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return [...kept, ...added].join("&");
}

/** Replaces fields of the link of a page, `#/games?lang=zh`. */
export function withPageFields(hash: string, fields: Carried): string {
  const cut = hash.indexOf("?");
  const query = replaced(cut < 0 ? "" : hash.slice(cut + 1), fields);
  return (cut < 0 ? hash : hash.slice(0, cut)) + (query && `?${query}`);
}

/** Returns the fields of the link of a page. */
export function pageFields(hash: string): Carried {
  const cut = hash.indexOf("?");
  const pairs = (cut < 0 ? "" : hash.slice(cut + 1)).split("&").filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.split("=")[0] ?? "", pair.slice(pair.indexOf("=") + 1)]));
}

/**
 * Returns a link with the theme, and to another article also with the way back. A link to another site, or within this
 * article, stays as it is.
 */
export function carriedOn(
  href: string,
  here: Pick<URL, "origin" | "pathname">,
  theme: string | null,
  from: string | null,
) {
  const target = new URL(href);
  if (target.origin !== here.origin) return href;
  if (target.hash.startsWith("#/")) {
    target.hash = withPageFields(target.hash, {theme});
    return target.href;
  }
  if (target.pathname === here.pathname && target.hash) return href;
  for (const [name, value] of Object.entries({theme, from}))
    if (value === null) target.searchParams.delete(name);
    else target.searchParams.set(name, value);
  return target.href;
}

/** Length above which a way back is ignored. */
const maxLength = 4000;

/**
 * Returns the link of the page that the reader came from, if the address of the article names one. It is only ever the
 * part after the `#` of this site's own page, so it leads nowhere else.
 */
export function wayBack(search: string): string | null {
  const from = new URLSearchParams(search).get("from");
  return from?.startsWith("#/") && from.length <= maxLength && !/\p{Cc}/u.test(from) ? from : null;
}
