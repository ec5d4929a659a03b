/** Result of an expression: its value with related values; `inverse` is null for 0. */
export interface Evaluation {
  text: string;
  value: string;
  square: string;
  root: string;
  inverse: string | null;
}
