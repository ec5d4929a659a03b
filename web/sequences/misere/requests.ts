// Requests to the engine about a game under misere play.
import type {Engine, Genera, GeneraOfPairs, QuotientFound} from "../../engine/types";
import {EngineError} from "../../game/catalog/engine-error";
import type {Watch} from "../../lib/request";
import type {Further} from "../extension";
import type {Pairs} from "../pairs";

export type {Genera, GeneraOfPairs};

/** Quotient of the requested heaps and, if the engine gave up on it, that of the heaps below the one where it did. */
export interface Quotients {
  requested: QuotientFound;
  /** Quotient to show; null if it would cover no heap. */
  shown: QuotientFound | null;
}

/** Resolves to null if it was cancelled or the engine failed. */
export type Answer<Made> = Promise<Made | EngineError | null>;

/** Returns an engine's refusal as the answer; rethrows a cancellation and anything else. */
function asRefusal(reason: unknown): EngineError {
  if (reason instanceof EngineError && reason.code !== "cancelled") return reason;
  throw reason;
}

const budget = 20_000_000;
/** Total amount of work, not known beforehand. */
const unknownTotal = 0;

/** Requests the genus of each heap up to 40; with `to` the verb answers for each heap. */
async function genera(sg: Engine, game: string, watch: Watch): Promise<Genera> {
  return (await sg.ask("genus", {game, to: 40, budget}, watch)) as Genera;
}

/** Last numbers of the squares to compute one after the other, until one takes too long. */
const squareSides = [3, 6, 12, 24];
const squareBudget = 500_000;
export type OnSquare = (found: GeneraOfPairs) => void;

/** Reports each square as soon as it is complete; an incomplete one only if it is the first. */
async function pairGenera(sg: Engine, {open, side}: Pairs, onSquare: OnSquare, watch: Watch): Promise<true> {
  for (const square of squareSides) {
    const to = Math.min(square, side);
    const found = (await sg.ask("genus", {game: open, to, budget: squareBudget}, watch)) as GeneraOfPairs;
    const isComplete = found.status === "solved";
    if (isComplete || square === squareSides[0]) onSquare(found);
    if (!isComplete || to === side) break;
  }
  return true;
}

async function quotients(sg: Engine, game: string, watch: Watch): Promise<Quotients> {
  const ask = async (to: number | bigint) =>
    (await sg.ask("quotient", {game, to, budget, certificate: "yes"}, watch)) as QuotientFound;
  const requested = await ask(200);
  if (requested.status === "solved") return {requested, shown: requested};
  if (!requested.covered) return {requested, shown: null};
  const smaller = await ask(BigInt(requested.covered.to));
  return {requested, shown: smaller.status === "solved" ? smaller : null};
}

export const generaOf = (further: Further, game: string): Answer<Genera> =>
  further.compute(unknownTotal, (sg, watch) => genera(sg, game, watch).catch(asRefusal));

export const quotientsOf = (further: Further, game: string): Answer<Quotients> =>
  further.compute(unknownTotal, (sg, watch) => quotients(sg, game, watch).catch(asRefusal));

/** Resolves to true once no larger square can be computed. */
export const generaOfPairs = (further: Further, pairs: Pairs, onSquare: OnSquare): Answer<true> =>
  further.compute(unknownTotal, (sg, watch) => pairGenera(sg, pairs, onSquare, watch).catch(asRefusal));
