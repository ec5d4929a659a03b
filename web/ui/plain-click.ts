// Links that act within the page unless they are opened elsewhere.

/** Returns a click handler that calls `act` on a plain click; the browser handles those for a new tab or window. */
export const onPlainClick = (act: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
};
