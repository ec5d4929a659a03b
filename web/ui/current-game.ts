// Link of the current game of this tab, to which "Play" leads from any page and from the articles.
import {readStored, writeStored} from "./storage";

const key = "sg-game";

export const storeCurrentGame = (link: string) => writeStored(key, link, "sessionStorage");

/** Returns null if there is none. */
export function readCurrentGame(): string | null {
  const link = readStored(key, "sessionStorage");
  return link?.startsWith("#/") ? link : null;
}
