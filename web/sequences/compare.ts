// Comparison of a game with another game or with a list of values, and the faults in their texts.
import type {Engine, SequenceOptions} from "../engine/types";
import {EngineError} from "../game/catalog/engine-error";
import type {GameComparison, OtherValues} from "./comparison";

/**
 * Compares two games, which takes two runs, then makes the values of the other, which takes one more; `options` gets the number of
 * runs before. Returns the error if the engine cannot read `other`; throws if the run was cancelled or the engine is unavailable.
 */
export async function comparisonOf(
  sg: Engine,
  game: string,
  other: string,
  options: (before: number) => SequenceOptions,
): Promise<GameComparison | EngineError> {
  try {
    const comparison = await sg.compare(game, other, options(0));
    const isValueList = comparison.from !== undefined;
    return {
      comparison,
      otherValues: await (isValueList ? readValues(sg, other, options(2)) : otherTable(sg, other, options(2))),
    };
  } catch (error) {
    const isText = error instanceof EngineError && error.code !== "cancelled" && error.code !== "unavailable";
    if (!isText) throw error;
    return error;
  }
}

async function otherTable(sg: Engine, other: string, options: SequenceOptions): Promise<OtherValues> {
  const {game, values} = await sg.tabulate(other, options);
  return {game, from: 0, values};
}

/** Reads a list of values and cuts it off after heap `to`. */
async function readValues(sg: Engine, text: string, {to, signal}: SequenceOptions): Promise<OtherValues> {
  const list = await sg.ask("read-values", {values: text}, {signal});
  const from = Number(list.from);
  return {game: null, from, values: Uint32Array.from(list.values.slice(0, Math.max(0, to + 1 - from)))};
}

/** Returns the error that keeps a game from having values of single heaps; null if there is none. */
export async function heapFaultOf(sg: Engine, game: string): Promise<EngineError | null> {
  return faultOf(sg.tabulate(game, {to: 1}));
}

/** Returns the error that keeps a text from being compared with a game, as a game or as a list of values; null if there is none. */
export async function otherFaultOf(sg: Engine, text: string): Promise<EngineError | null> {
  return faultOf(sg.compare("nim", text, {to: 1}));
}

async function faultOf(request: Promise<unknown>): Promise<EngineError | null> {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof EngineError ? error : null;
}
