// Articles that the reader has read to their end, kept in the browser until they are cleared.
import {readStored, writeStored} from "../ui/storage";

const key = "sg-read";

/** Returns the slugs of the articles. */
export const readSlugs = (): ReadonlySet<string> =>
  new Set((readStored(key) ?? "").split(" ").filter((slug) => /^[a-z-]+$/.test(slug)));

export const addReadSlug = (slug: string) => writeStored(key, [...new Set([...readSlugs(), slug])].join(" "));

export const clearReadSlugs = () => writeStored(key, "");
