// Names of outcomes, and of the grounds on which they are known.
import type {Component, Outcome} from "../engine/types";
import type {Language} from "../text";

export const outcomeWords = (t: Language): Record<Outcome, string> => ({
  N: t.ui.outcomeN,
  P: t.ui.outcomeP,
  L: t.ui.outcomeL,
  R: t.ui.outcomeR,
  D: t.ui.outcomeD,
});

export const groundWords = (t: Language) =>
  ({
    theorem: t.ui.groundTheorem,
    table: t.ui.groundTable,
    search: t.ui.groundSearch,
    period: t.ui.groundPeriod,
  }) satisfies Record<NonNullable<Component["ground"]>, string>;
