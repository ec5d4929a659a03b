// Another game beside the first, or what is wrong with its text.
import type {Engine, SequenceOptions} from "../engine/types";
import {EngineError} from "../game/engine-error";
import type {GameComparison} from "./comparison";

/** `options` by how many runs have been before: the first makes the other's values, the second compares both. */
export async function comparisonOf(
  sg: Engine,
  game: string,
  other: string,
  options: (before: number) => SequenceOptions,
): Promise<GameComparison | EngineError> {
  try {
    const tabulation = await sg.tabulate(other, options(0));
    return {tabulation, comparison: await sg.compare(game, other, options(1))};
  } catch (error) {
    const isText = error instanceof EngineError && error.code !== "cancelled" && error.code !== "unavailable";
    if (!isText) throw error;
    return error;
  }
}

/** What keeps a game from having values of single heaps. */
export async function heapFaultOf(sg: Engine, game: string): Promise<EngineError | null> {
  const error = await sg.tabulate(game, {to: 1}).catch((reason: unknown) => reason);
  return error instanceof EngineError ? error : null;
}
