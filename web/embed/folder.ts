/** Returns the URL of the site's folder that `base` names, ending in a slash; null if `base` is no URL. */
export const folderOf = (base: string | null | undefined): string | null =>
  base && URL.canParse(base, document.baseURI) ? new URL(`${base.replace(/\/?$/, "/")}`, document.baseURI).href : null;
