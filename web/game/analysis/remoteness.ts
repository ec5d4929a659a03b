// Query for the number of moves until the end of a game, and the moves that keep to it; no value tells them.
import type {ReadonlySignal} from "@preact/signals";
import type {Engine, Touch} from "../../engine";
import type {PositionQuery} from "./analysis";
import {budgets} from "./budgets";
import {createQuery} from "./query";

export interface RemotenessFound {
  /** In plies, if the winner hurries and the loser delays. */
  remoteness: number;
  moves: Touch[];
}

/** `of` is the position; null while the answer is not wanted. */
export const createRemoteness = (engine: Promise<Engine>, of: ReadonlySignal<PositionQuery | null>) =>
  createQuery(of, async ({address, play}): Promise<RemotenessFound | null> => {
    const answer = await (await engine).remoteness(address, play, budgets.remoteness).catch(() => null);
    if (!answer || !("moves" in answer) || answer.remoteness === null) return null;
    return {remoteness: answer.remoteness, moves: answer.moves.map(({touch}) => touch)};
  });
