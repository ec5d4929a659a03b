// Who wins under misere play, number by number, asked of the engine as a table of one row.
import type {Engine, OpenParts} from "../engine/types";
import {budgets} from "../game/budgets";
import {partsIn} from "./pairing";
import type {Question} from "./sequencing";

export interface Played {
  /** The game of heaps, or the address in braces. */
  game: string;
  parts: OpenParts;
  /** The last number. */
  to: number;
  /** The number of misere play, where the position is tame. */
  values: (number | null)[];
  /** A letter for each: who wins, "?" where that is not known, "-" where there is no position. */
  outcomes: string;
  /** Of how many the winner is not known. */
  unknown: number;
}

interface Watch {
  signal: AbortSignal;
  onProgress(made: number, of: number): void;
}

export async function playedOf(sg: Engine, {game, to, play}: Question, {signal, onProgress}: Watch): Promise<Played> {
  const open = await partsIn(sg, game);
  const address = open ? game : `${game}:{n}`;
  const parts = open ?? (await partsIn(sg, address));
  const table = await sg.ask(
    "table",
    {address, to, play: play ?? "normal", each: budgets.pair, budget: budgets.usual},
    {signal, onProgress: (made) => onProgress(made, to + 1)},
  );
  const [outcomes = ""] = table.outcomes;
  const values = (table.values?.[0] ?? []).map((value) => (value === "loony" ? null : value));
  const shown = open ? table.address : (parts?.game ?? game);
  const unknown = Number(table.unknown ?? 0) + (to + 1 - outcomes.length);
  return {game: shown, parts: parts as OpenParts, to, values, outcomes, unknown};
}
