// Suggestion of a move where no winning move is known: one that wins most of some random games.
import type {ReadonlySignal} from "@preact/signals";
import type {Answer, Engine, Touch} from "../../engine";
import type {PositionQuery} from "../analysis/analysis";
import {createQuery} from "../analysis/query";
import {best} from "./opponent";

export interface Suggested {
  touch: Touch;
  /** Number of random games after the move, and how many of them it won, in decimal. */
  games: string;
  won: string;
}

/** Returns true if there are moves, but neither a winning one nor the best defence is known. */
export const needsSuggestion = (answer: Answer) => answer.moves.total !== "0" && best(answer) === null;

/** `of` is the position; null while the answer is not wanted. */
export const createSuggestion = (engine: Promise<Engine>, of: ReadonlySignal<PositionQuery | null>) =>
  createQuery(of, async ({address, play}): Promise<Suggested | null> => {
    const answer = await (await engine).suggest(address, play).catch(() => null);
    return answer && "move" in answer && answer.move
      ? {touch: answer.move.touch, games: answer.games, won: answer.won}
      : null;
  });
