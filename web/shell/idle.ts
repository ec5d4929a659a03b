// What can wait until the page has nothing better to do.

/** Calls `act` in an idle moment of the browser, or soon where it tells of none. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, {timeout: 5_000});
  else setTimeout(act, 500);
}
