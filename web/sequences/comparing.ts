// Another game beside the first, or values that were given, or what is wrong with their text.
import type {Engine, SequenceOptions} from "../engine/types";
import {EngineError} from "../game/engine-error";
import type {Beside, GameComparison} from "./comparison";

/** `options` by how many runs have been before: the comparison makes the values of both, then the other's are made. */
export async function comparisonOf(
  sg: Engine,
  game: string,
  other: string,
  options: (before: number) => SequenceOptions,
): Promise<GameComparison | EngineError> {
  try {
    const comparison = await sg.compare(game, other, options(0));
    const isGiven = comparison.from !== undefined;
    return {comparison, beside: await (isGiven ? given(sg, other, options(2)) : made(sg, other, options(2)))};
  } catch (error) {
    const isText = error instanceof EngineError && error.code !== "cancelled" && error.code !== "unavailable";
    if (!isText) throw error;
    return error;
  }
}

async function made(sg: Engine, other: string, options: SequenceOptions): Promise<Beside> {
  const {game, values} = await sg.tabulate(other, options);
  return {game, from: 0, values};
}

/** As far as the other values go. */
async function given(sg: Engine, text: string, {to, signal}: SequenceOptions): Promise<Beside> {
  const list = await sg.ask("read-values", {values: text}, {signal});
  const from = Number(list.from);
  return {game: null, from, values: Uint32Array.from(list.values.slice(0, Math.max(0, to + 1 - from)))};
}

/** What keeps a game from having values of single heaps. */
export async function heapFaultOf(sg: Engine, game: string): Promise<EngineError | null> {
  return faultOf(sg.tabulate(game, {to: 1}));
}

/** What keeps a text from being compared with a game, as another one or as values. */
export async function otherFaultOf(sg: Engine, text: string): Promise<EngineError | null> {
  return faultOf(sg.compare("nim", text, {to: 1}));
}

async function faultOf(asked: Promise<unknown>): Promise<EngineError | null> {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof EngineError ? error : null;
}
