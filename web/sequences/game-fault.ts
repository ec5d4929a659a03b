// Faults of games that have no sequence.
import type {Engine} from "../engine/types";
import type {EngineError} from "../game/catalog/engine-error";
import {heapFaultOf} from "./compare";
import {pairsIn} from "./request-pairs";

/** Returns the error that keeps a game from having values of single heaps and of pairs; null if it has one of them. */
export async function gameFaultOf(sg: Engine, game: string): Promise<EngineError | null> {
  const error = await heapFaultOf(sg, game);
  if (!error) return null;
  return error.code === "bad-request" && (await pairsIn(sg, game)) ? null : error;
}
