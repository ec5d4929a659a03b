// Types that documents share: conventions, outcomes, touches, reasons and limits.

export type Play = "normal" | "misere" | "sj" | "every" | "selective" | "conjunctive" | "keep-one";
/** Winner with best play; D is a draw, in a game whose positions can come back. */
export type Outcome = "N" | "P" | "L" | "R" | "D";
export type Ground = "theorem" | "table" | "search" | "period";
export type Kind = "nimber" | "loony" | "loopy" | "outcome-only" | "partizan" | "draft";

/**
 * Touch, the elements of a board in order as decimal text; which ones depends on the kind of board
 * (docs/architecture.md). A turn that moves in several components is such a touch for each of them, in turn, each after
 * the number of its elements.
 */
export type Touch = string[];

export type Fact = string | string[] | Record<string, string>[];

/** Line of an explanation. The page has the sentence for `key`; `marks` are board elements to highlight. */
export interface Reason {
  key: string;
  facts: Record<string, Fact>;
  marks: string[];
  steps: Reason[];
}

/** Reason why something is not known; `at` is how much had been looked at by then. */
export interface Limit {
  kind: "positions" | "memory" | "cancelled" | "joint";
  at: string;
}

/** Answer of a request that met its limit and knows nothing. */
export interface Limited {
  status: "limit";
  limit: Pick<Limit, "kind">;
}
