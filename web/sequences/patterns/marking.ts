// Which heaps a fit speaks of, for the figure: where it holds, and where it does not.
import {type Fit, isTrue} from "./fit";
import type {SquareFit} from "./squares";

export type Mark = "holds" | "breaks" | null;
export type Marking = (n: number, value: number) => Mark;

/** Of lost heaps only those that are lost or should be. */
export const markingOf =
  (fit: Fit): Marking =>
  (n, value) => {
    if (!isTrue(fit, n, value)) return "breaks";
    return fit.of === "values" || value === 0 ? "holds" : null;
  };

export type PairMarking = (a: number, b: number) => Mark;

export const pairMarkingOf = (fit: SquareFit): PairMarking => {
  const broken = new Set(fit.exceptions.map(([a, b]) => `${a} ${b}`));
  return (a, b) => {
    if (broken.has(`${a} ${b}`)) return "breaks";
    return fit.of === "values" || fit.at(a, b) === 0 ? "holds" : null;
  };
};
