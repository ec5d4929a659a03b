// What the engine is asked of a game under misere play.
import type {Engine, Genera, QuotientFound} from "../../engine/types";
import {EngineError} from "../../game/engine-error";
import type {Watch} from "../../game/inquiries";
import type {Further} from "../further";

export type {Genera};

/** Of as many heaps as were asked for, or, where that is given up, of those below the heap where it was. */
export interface Quotients {
  whole: QuotientFound;
  /** Null where it is of no heap. */
  shown: QuotientFound | null;
}

type Answer<Made> = Promise<Made | EngineError | null>;

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
