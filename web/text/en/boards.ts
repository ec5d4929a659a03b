// Texts for boards with indistinguishable elements.

export const boards = {
  /** Move with the same text as others, such as one of parallel edges. */
  alike: "{move} ({index} of {count})",
};
