// Texts of what was expected at the place of an error: in English the engine has them.
export const faults: {
  /** Texts by the key of what was expected. */
  expected: Record<string, string>;
  /** Names of the conventions in a sentence. */
  plays: Record<string, string>;
  /** Separator of the items of a list. */
  comma: string;
} = {expected: {}, plays: {}, comma: ", "};
