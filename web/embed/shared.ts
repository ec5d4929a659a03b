// One engine for all elements of a page. Its worker ends when the last of them has left, and begins again with the next.
import {createPresence, type Presence} from "../game/presence";
import {loadViews} from "../say/board-view";

let presence: Presence | null = null;
let here = 0;

export function sharedPresence(): Presence {
  presence ??= createPresence({hasStandby: false, onWhole: loadViews});
  return presence;
}

export function enters() {
  here++;
}

export function leaves() {
  if (--here === 0) sharedPresence().sleep();
}
