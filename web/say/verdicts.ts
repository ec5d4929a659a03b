// Who wins, and on what ground it is known, in words.
import type {Component, Outcome} from "../engine/types";
import {ui, type Words} from "../text";

export const outcomeWords: Record<Outcome, Words> = {
  N: ui.outcomeN,
  P: ui.outcomeP,
  L: ui.outcomeL,
  R: ui.outcomeR,
};

export const groundWords = {
  theorem: ui.groundTheorem,
  table: ui.groundTable,
  search: ui.groundSearch,
  period: ui.groundPeriod,
} satisfies Record<NonNullable<Component["ground"]>, Words>;
