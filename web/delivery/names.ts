// Names that the page and its service worker share.

/** Returns the prefix of all caches of the site in this folder; other sites of the origin have other folders. */
export const cachesOf = (folder: string) => `sg-playground ${folder} `;

/**
 * Returns the name of a version's cache, and of the lock that each open page of it holds, so that its files are not
 * deleted.
 */
export const cacheOf = (folder: string, version: string) => cachesOf(folder) + version;
