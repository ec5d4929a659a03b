// Engine that all elements of a page share. Its worker ends when the last figure has gone, and starts again with the
// next.
import {createEngineStatus, type EngineStatus} from "../game/catalog/engine-status";
import {loadViews} from "../say/board-view";

let engineStatus: EngineStatus | null = null;
let figureCount = 0;

export function sharedEngineStatus(): EngineStatus {
  engineStatus ??= createEngineStatus({hasStandby: false, onFullEngine: loadViews});
  return engineStatus;
}

export function retainEngine() {
  figureCount++;
}

export function releaseEngine() {
  if (--figureCount === 0) sharedEngineStatus().sleep();
}
