// States of a game by code.
import type {BoardOf, Touch} from "../../input/touch";
import {firstElement} from "../../kit/marks";
import type {BoardKind} from "../kind";

type States = BoardOf<"states">;

/** Returns the parts of the option, which stand where the state was; or, as "e2", the place of a state that has ended. */
function changedStates(before: States, [first = "0"]: Touch, after: States): string[] {
  const parts = after.states.length - before.states.length + 1;
  return parts === 0 ? [`e${first}`] : Array.from({length: parts}, (_, k) => String(Number(first) + k));
}

export const states = {
  shelf: "own",
  load: async () => ({View: (await import("../late-views")).States}),
  firstMarks: firstElement,
  moveMarks: (_, [state = "0", option]) => [state, ...(option === undefined ? [] : [`o${state}.${option}`])],
  lastMoveMarks: changedStates,
  fitsPhone: () => false,
} satisfies BoardKind<States>;
