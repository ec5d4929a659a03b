// Address bar, which holds the state as a link. It is written at once, so that Back finds every state; a long link is
// then replaced by its packed form.
import {formatLink, type Link} from "./link";
import {packLink, readLink} from "./packed-link";

/** Plain form of the link in the bar. */
let plainLink = "";
/** Hash that was last read or written; a different one in the bar was navigated to and is about to be read. */
let lastHash = "";

export async function readBar() {
  const {hash} = location;
  const read = await readLink(hash);
  if (location.hash === hash) {
    plainLink = read.plain;
    lastHash = hash;
  }
  return read;
}

/** Writes a link; a state that no link can hold leaves the bar as it is. */
export const writeBar = (link: Link, push: boolean) => writeLinkText(formatLink(link), push);

/** Writes a link given in its complete plain form; null leaves the bar as it is. */
export function writeLinkText(next: string | null, push: boolean) {
  if (next === null || next === plainLink || location.hash !== lastHash) return;
  plainLink = next;
  setHash(next, push);
  void packLink(next).then((packed) => {
    if (plainLink === next && packed !== next && location.hash === lastHash) setHash(packed, false);
  });
}

function setHash(link: string, push: boolean) {
  history[push ? "pushState" : "replaceState"](null, "", link);
  lastHash = location.hash;
}
