// What the page and the worker that keeps the site call the same thing by.

/** What stands before the names of all caches of the site in this folder; other sites of the origin have other folders. */
export const cachesOf = (folder: string) => `sg-playground ${folder} `;

/** The cache of one version, and the lock that each of its open pages holds, so that the files are not thrown away under it. */
export const cacheOf = (folder: string, version: string) => cachesOf(folder) + version;
