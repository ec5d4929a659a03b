// Stairs with coins on their steps.
import type {BoardOf, Touch} from "../../input/touch";
import {firstOfMore, lostCounters} from "../../kit/marks";
import type {BoardKind} from "../kind";

/** Maximal number of coins in a pile that are drawn one by one. */
export const maxCoins = 16;

type Stairs = BoardOf<"stairs">;

/** Returns the step that was lowered, the coins it has lost, and the step below. */
function changedSteps(before: Stairs, [first = ""]: Touch, after: Stairs): string[] {
  const step = Number(first);
  const below = step > 0 ? [String(step - 1)] : [];
  return [first, ...below, ...lostCounters(step, before.steps[step] ?? "0", after.steps[step] ?? "0")];
}

export const stairs = {
  shelf: "stairs",
  load: async () => ({View: (await import("../late-views")).Stairs}),
  firstMarks: firstOfMore,
  moveMarks({steps}, [step = "0", kept]) {
    const size = steps[Number(step)] ?? "0";
    return Number(size) > maxCoins ? [step] : lostCounters(Number(step), size, kept ?? "0");
  },
  lastMoveMarks: changedSteps,
  fitsPhone: ({steps}) => steps.length <= 8 && steps.every((coins) => Number(coins) <= 12),
} satisfies BoardKind<Stairs>;
