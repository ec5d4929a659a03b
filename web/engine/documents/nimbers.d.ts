// Arithmetic of nimbers.

/** Table of nim-sums or nim-products: of `row` and those after it with `column` and those after it. */
export interface NimberTable {
  operation: NimOperation;
  row: string;
  column: string;
  values: string[][];
}

export type NimOperation = "sum" | "product";

export interface Nimber {
  expression: string;
  value: string;
}
