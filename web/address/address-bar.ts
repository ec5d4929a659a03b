// The address bar holds the state as a link. It is written at once, so that Back finds every state, and a long one shortened after.
import {formatLink, type Link} from "./link";
import {packLink, readLink} from "./packed-link";

/** The link in the bar, in its plain form. */
let plain = "";
/** What was read of the bar last, or written; another that stands there was asked for, and is on its way. */
let seen = "";

export async function readBar() {
  const {hash} = location;
  const read = await readLink(hash);
  if (location.hash === hash) {
    plain = read.plain;
    seen = hash;
  }
  return read;
}

/** A state that no link can hold leaves the bar as it is. */
export const writeBar = (link: Link, push: boolean) => write(formatLink(link), push);

/** `next` is the whole link in its plain form. */
export function write(next: string | null, push: boolean) {
  if (next === null || next === plain || location.hash !== seen) return;
  plain = next;
  put(next, push);
  void packLink(next).then((short) => {
    if (plain === next && short !== next && location.hash === seen) put(short, false);
  });
}

function put(link: string, push: boolean) {
  history[push ? "pushState" : "replaceState"](null, "", link);
  seen = location.hash;
}
