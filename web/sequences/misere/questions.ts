// What the engine is asked of a game under misere play.
import type {Engine, Genera, GeneraOfPairs, QuotientFound} from "../../engine/types";
import {EngineError} from "../../game/engine-error";
import type {Watch} from "../../game/inquiries";
import type {Further} from "../further";
import type {Pairs} from "../pairs";

export type {Genera, GeneraOfPairs};

/** Of as many heaps as were asked for, or, where that is given up, of those below the heap where it was. */
export interface Quotients {
  whole: QuotientFound;
  /** Null where it is of no heap. */
  shown: QuotientFound | null;
}

/** Null where it was given up. */
export type Answer<Made> = Promise<Made | EngineError | null>;

/** Where the engine refuses, that is the answer; what was given up has none. */
function asRefusal(reason: unknown): EngineError {
  if (reason instanceof EngineError && reason.code !== "cancelled") return reason;
  throw reason;
}

const budget = 20_000_000;
/** How much there is to do. */
const unknown = 0;

/** With `to` the verb answers for each heap. */
async function genera(sg: Engine, game: string, watch: Watch): Promise<Genera> {
  return (await sg.ask("genus", {game, to: 40, budget}, watch)) as Genera;
}

/** The last of both numbers, from one to the next, until a square takes too long. */
const squares = [3, 6, 12, 24];
const squareBudget = 500_000;
export type OnSquare = (found: GeneraOfPairs) => void;

/** Each square as soon as it is whole; one that is cut, where none is. */
async function pairGenera(sg: Engine, {open, side}: Pairs, onSquare: OnSquare, watch: Watch): Promise<true> {
  for (const square of squares) {
    const to = Math.min(square, side);
    const found = (await sg.ask("genus", {game: open, to, budget: squareBudget}, watch)) as GeneraOfPairs;
    const isWhole = found.status === "solved";
    if (isWhole || square === squares[0]) onSquare(found);
    if (!isWhole || to === side) break;
  }
  return true;
}

async function quotients(sg: Engine, game: string, watch: Watch): Promise<Quotients> {
  const ask = async (to: number | bigint) =>
    (await sg.ask("quotient", {game, to, budget, certificate: "yes"}, watch)) as QuotientFound;
  const whole = await ask(200);
  if (whole.status === "solved") return {whole, shown: whole};
  if (!whole.covered) return {whole, shown: null};
  const smaller = await ask(BigInt(whole.covered.to));
  return {whole, shown: smaller.status === "solved" ? smaller : null};
}

export const generaOf = (further: Further, game: string): Answer<Genera> =>
  further.made(unknown, (sg, watch) => genera(sg, game, watch).catch(asRefusal));

export const quotientsOf = (further: Further, game: string): Answer<Quotients> =>
  further.made(unknown, (sg, watch) => quotients(sg, game, watch).catch(asRefusal));

/** True, once no larger square is to be had. */
export const generaOfPairs = (further: Further, pairs: Pairs, onSquare: OnSquare): Answer<true> =>
  further.made(unknown, (sg, watch) => pairGenera(sg, pairs, onSquare, watch).catch(asRefusal));
