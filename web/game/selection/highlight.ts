// Elements of the board that a reason, a move or a hint points out.

/** Highlighted elements of the board, in the component with that index or in the only one. */
export interface Highlight {
  component: number | null;
  marks: ReadonlySet<string>;
}

const noMarks: ReadonlySet<string> = new Set();
export const noHighlight: Highlight = {component: null, marks: noMarks};
