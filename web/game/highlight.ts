// What is lit on the board by a reason, a move or a hint.

/** What is lit: elements of the board, of the component named or of the only one. */
export interface Lit {
  component: number | null;
  marks: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
export const unlit: Lit = {component: null, marks: none};
