// Scheduling of work that can wait until the page has nothing better to do.
import {savesData} from "../delivery/offline-storage";

/**
 * Calls `callback` when the browser is idle, or after 0.5 s if it cannot tell; if the reader saves data, on the first
 * input.
 */
export function whenIdle(callback: () => void): void {
  if (savesData()) onFirstInput(callback);
  else if (typeof requestIdleCallback === "function") requestIdleCallback(callback, {timeout: 5_000});
  else setTimeout(callback, 500);
}

function onFirstInput(callback: () => void): void {
  const listenerAbort = new AbortController();
  const run = () => {
    listenerAbort.abort();
    callback();
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, run, {capture: true, passive: true, signal: listenerAbort.signal});
}
