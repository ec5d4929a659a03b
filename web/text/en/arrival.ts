// Texts of an element's placeholder before hydration. Loaded on their own.

export const arrival = {
  play: "Play here",
  coming: "Loading…",
  lost: "Not loaded. Try again",
};
