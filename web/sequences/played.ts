// Outcomes under misere play, number by number, requested from the engine as a table of one row.
import type {Engine, OpenParts} from "../engine/types";
import {budgets} from "../game/analysis/budgets";
import {partsIn} from "./request-pairs";
import type {Question} from "./sequence-store";

export interface Played {
  /** Game of heaps, or the open address. */
  game: string;
  parts: OpenParts;
  /** Last number. */
  to: number;
  /** Misere value of each number; null if the position is not tame. */
  values: (number | null)[];
  /** Outcome of each number as a letter: "?" if it is unknown, "-" if there is no position. */
  outcomes: string;
  /** Count of numbers whose winner is unknown. */
  unknown: number;
}

interface Watch {
  signal: AbortSignal;
  onProgress(made: number, of: number): void;
}

export async function playedOf(sg: Engine, {game, to, play}: Question, {signal, onProgress}: Watch): Promise<Played> {
  const openParts = await partsIn(sg, game);
  const address = openParts ? game : `${game}:{n}`;
  const parts = openParts ?? (await partsIn(sg, address));
  const table = await sg.ask(
    "table",
    {address, to, play: play ?? "normal", each: budgets.pair, budget: budgets.usual},
    {signal, onProgress: (made) => onProgress(made, to + 1)},
  );
  const [outcomes = ""] = table.outcomes;
  const values = (table.values?.[0] ?? []).map((value) => (value === "loony" ? null : value));
  const shownGame = openParts ? table.address : (parts?.game ?? game);
  const unknown = Number(table.unknown ?? 0) + (to + 1 - outcomes.length);
  return {game: shownGame, parts: parts as OpenParts, to, values, outcomes, unknown};
}
