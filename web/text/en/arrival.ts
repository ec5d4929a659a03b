// What stands beside the picture of an element before it is alive. Loaded with nothing else.

export const arrival = {
  play: "Play here",
  coming: "Loading…",
  lost: "Not loaded. Try again",
};
