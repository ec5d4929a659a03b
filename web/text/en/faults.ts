// What should stand where a text stopped making sense: in English the engine says so itself.
export const faults: {
  /** By the key of what is expected. */
  expected: Record<string, string>;
  /** The conventions of play, as a sentence names them. */
  plays: Record<string, string>;
  /** Between the items of a list. */
  comma: string;
} = {expected: {}, plays: {}, comma: ", "};
