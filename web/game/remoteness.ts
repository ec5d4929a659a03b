// How far the end of a game is, and the moves that keep to it: asked for by itself, since no value tells it.
import type {ReadonlySignal} from "@preact/signals";
import type {Engine, Touch} from "../engine";
import type {Question} from "./analysis";
import {budgets} from "./budgets";
import {createQuery} from "./query";

export interface RemotenessFound {
  /** In plies, where the winner hurries and the loser delays. */
  remoteness: number;
  moves: Touch[];
}

/** `of` is a position that it is wanted of. */
export const createRemoteness = (engine: Promise<Engine>, of: ReadonlySignal<Question | null>) =>
  createQuery(of, async ({address, play}): Promise<RemotenessFound | null> => {
    const answer = await (await engine).remoteness(address, play, budgets.remoteness).catch(() => null);
    const found = answer && "moves" in answer ? answer : null;
    return found && {remoteness: found.remoteness, moves: found.moves.map(({touch}) => touch)};
  });
