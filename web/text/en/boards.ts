// Words for boards on which things are alike.

export const boards = {
  /** A move that is said like others, such as one of parallel edges. */
  alike: "{move} ({index} of {count})",
};
