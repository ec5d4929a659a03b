/** The folder of the site, ending in a slash, as `base` names it; null where that is none. */
export const folderOf = (base: string | null | undefined): string | null =>
  base && URL.canParse(base, document.baseURI) ? new URL(`${base.replace(/\/?$/, "/")}`, document.baseURI).href : null;
