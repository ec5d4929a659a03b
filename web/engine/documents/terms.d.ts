// What documents share: who plays how, who wins, what a hand does, what was not known.

export type Play = "normal" | "misere" | "sj" | "every";
export type Outcome = "N" | "P" | "L" | "R";
export type Ground = "theorem" | "table" | "search" | "period";
export type Kind = "nimber" | "loony" | "outcome-only" | "partizan" | "draft";

/**
 * What a hand does on a board, in order: decimal text, elements by board kind (docs/architecture.md). Under "every" a move is
 * such a touch for each component that has a move, one after the other, each after the number of its elements.
 */
export type Touch = string[];

export type Fact = string | string[] | Record<string, string>[];

/** One line of explanation. The page owns the sentence for `key`; `marks` are board elements to light. */
export interface Reason {
  key: string;
  facts: Record<string, Fact>;
  marks: string[];
  steps: Reason[];
}

/** What kept something from being known: how much had been looked at by then. */
export interface Limit {
  kind: "positions" | "memory" | "cancelled" | "joint";
  at: string;
}

/** Of a request that met its limit and knows nothing. */
export interface Limited {
  status: "limit";
  limit: Pick<Limit, "kind">;
}
