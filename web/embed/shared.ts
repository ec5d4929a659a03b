// One engine for all elements of a page. Its worker ends when the last of them has left, and begins again with the next.
import {createPresence, type Presence} from "../game/presence";

let presence: Presence | null = null;
let here = 0;

export function sharedPresence(): Presence {
  presence ??= createPresence(false);
  return presence;
}

export function enters() {
  here++;
}

export function leaves() {
  if (--here === 0) sharedPresence().sleep();
}
