// Marks of a fit in the figure: heaps for which it holds and heaps for which it fails.
import {type Fit, isTrueAt} from "./fit";
import type {SquareFit} from "./squares";

export type Mark = "holds" | "breaks" | null;
export type Marking = (n: number, value: number) => Mark;

/** Marks of a fit; one about lost heaps marks only those that are lost or should be. */
export const markingOf =
  (fit: Fit): Marking =>
  (n, value) => {
    if (!isTrueAt(fit, n, value)) return "breaks";
    return fit.of === "values" || value === 0 ? "holds" : null;
  };

export type PairMarking = (a: number, b: number) => Mark;

export const pairMarkingOf = (fit: SquareFit): PairMarking => {
  const exceptionKeys = new Set(fit.exceptions.map(([a, b]) => `${a} ${b}`));
  return (a, b) => {
    if (exceptionKeys.has(`${a} ${b}`)) return "breaks";
    return fit.of === "values" || fit.at(a, b) === 0 ? "holds" : null;
  };
};
