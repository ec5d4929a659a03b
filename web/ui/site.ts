// What stands beside the page.

/** Articles and the script of the element are files of the site: the page in one file has none. */
export const hasSite = import.meta.env.MODE === "production";
