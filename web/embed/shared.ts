// One engine for all elements of a page. Its worker ends when the last of them has left, and begins again with the next.
import {createEngineStatus, type EngineStatus} from "../game/engine-status";
import {loadViews} from "../say/board-view";

let engineStatus: EngineStatus | null = null;
let here = 0;

export function sharedEngineStatus(): EngineStatus {
  engineStatus ??= createEngineStatus({hasStandby: false, onWhole: loadViews});
  return engineStatus;
}

export function enters() {
  here++;
}

export function leaves() {
  if (--here === 0) sharedEngineStatus().sleep();
}
