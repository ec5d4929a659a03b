// One engine for all elements of a page. Its worker ends when the last of them has left, and begins again with the next.
import {createEngineStatus, type EngineStatus} from "../game/engine-status";
import {loadViews} from "../say/board-view";

let presence: EngineStatus | null = null;
let here = 0;

export function sharedPresence(): EngineStatus {
  presence ??= createEngineStatus({hasStandby: false, onWhole: loadViews});
  return presence;
}

export function enters() {
  here++;
}

export function leaves() {
  if (--here === 0) sharedPresence().sleep();
}
