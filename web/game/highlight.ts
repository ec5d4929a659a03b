// Elements of the board that a reason, a move or a hint points out.

/** What is lit: elements of the board, of the component named or of the only one. */
export interface Highlight {
  component: number | null;
  marks: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
export const noHighlight: Highlight = {component: null, marks: none};
