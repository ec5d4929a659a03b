/** The value of an expression, and what follows from it; 0 has no inverse. */
export interface Reckoned {
  text: string;
  value: string;
  square: string;
  root: string;
  inverse: string | null;
}
