// What can wait until the page has nothing better to do.
import {isSparing} from "../delivery/keeping";

/** Calls `act` in an idle moment of the browser, or soon where it tells of none; where little is to be loaded, once a hand moves. */
export function whenIdle(act: () => void): void {
  if (isSparing()) onceTouched(act);
  else if (typeof requestIdleCallback === "function") requestIdleCallback(act, {timeout: 5_000});
  else setTimeout(act, 500);
}

function onceTouched(act: () => void): void {
  const began = new AbortController();
  const begin = () => {
    began.abort();
    act();
  };
  for (const type of ["pointerdown", "keydown"])
    addEventListener(type, begin, {capture: true, passive: true, signal: began.signal});
}
