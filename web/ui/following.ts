// A link that does something better than to be followed, unless it is to be opened elsewhere.

/** On a plain click `go`; one that asks for a new tab or window is left to the browser. */
export const following = (go: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
};
