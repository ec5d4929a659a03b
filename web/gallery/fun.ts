// Kinds of fun that games are chosen by, from what the catalogue, the openings and the theory say of a game.
import type {CatalogEntry} from "../engine/types";
import type {Theory} from "../text";
import {materialOf} from "./shelves";

/** Kinds in display order. */
export const funs = ["quick", "deep", "drawing", "counting", "pair"] as const;
export type Fun = (typeof funs)[number];

interface FunFacts {
  theories: readonly Theory[];
  /** True if the usual opening is over after a few moves. */
  isShort: boolean;
}

/** Returns true if the game is of that kind; it may be of several. */
const tests: Record<Fun, (entry: CatalogEntry, facts: FunFacts) => boolean> = {
  quick: (_, {isShort}) => isShort,
  // A long game that has to be searched, since no formula is known.
  deep: (_, {theories, isShort}) => theories.includes("search") && !isShort,
  // The catalogue names no format where a position is drawn; states are typed as a table.
  drawing: ({format, board}) => format === null && board !== "states",
  counting: (entry) => materialOf(entry) === "heaps",
  pair: ({kind}) => kind === "partizan",
};

export const isOfFun = (fun: Fun, entry: CatalogEntry, facts: FunFacts) => tests[fun](entry, facts);
