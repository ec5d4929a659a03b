// A game that is over, told by its facts: who won it, and where a win was let slip.
import type {ToldMove} from "../engine/types";
import type {Side} from "./autoplay";
import type {PlyAnalysis} from "./ply-analyses";
import type {State} from "./state";
import type {Ply} from "./tree";

/** Who moves first in the game is 0. */
export type Player = 0 | 1;

/** A move by which whoever made it gave a won game away. */
export interface Slip {
  /** The place in the line of the position that it was made in. */
  at: number;
  /** Which of the player's own moves it was, from 1. */
  move: number;
  /** What would have won there; null where no move is known to. */
  better: ToldMove | null;
}

export interface Played {
  moves: number;
  slips: Slip[];
  /** How many of the moves may or may not have let a win slip, since too little is known. */
  unjudged: number;
}

export interface Account {
  winner: Player;
  /** The engine's side; null where two persons played. */
  side: Side | null;
  players: readonly [Played, Played];
  /** The slip of the loser after which the win was never his again; null where there is none, or it is not known. */
  decisive: Slip | null;
}

type Known = Pick<PlyAnalysis, "total" | "moverWins" | "best"> | null | undefined;

/** Whether a move let a win slip, by who wins before it and after it; null where that is not known. */
function slipped(before: Known, after: Known): boolean | null {
  const [had, gave] = [before?.moverWins ?? null, after?.moverWins ?? null];
  if (had === false || gave === false) return false;
  return had === null || gave === null ? null : true;
}

/**
 * The account of a line, by what is known of each of its positions, in the same order. `side` is the engine's. Null while the line
 * has no move, or its last position is not known to be the end.
 */
export function accountOf(plies: readonly Ply[], known: readonly Known[], side: Side | null): Account | null {
  const last = plies.length - 1;
  const end = known[last];
  if (last < 1 || end?.total !== "0" || end.moverWins === null) return null;
  const winner: Player = (last % 2 === 0) === end.moverWins ? 0 : 1;
  const playedBy = (player: Player): Played => {
    const own = plies.flatMap((_, at) => (at < last && at % 2 === player ? [at] : []));
    const judged = own.map((at, i) => ({at, move: i + 1, isSlip: slipped(known[at], known[at + 1])}));
    const slips = judged.filter(({isSlip}) => isSlip);
    return {
      moves: own.length,
      slips: slips.map(({at, move}) => ({at, move, better: known[at]?.best ?? null})),
      unjudged: judged.filter(({isSlip}) => isSlip === null).length,
    };
  };
  const players = [playedBy(0), playedBy(1)] as const;
  const latest = players[(1 - winner) as Player].slips.at(-1);
  const isKnown = (at: number) => typeof known[at]?.moverWins === "boolean";
  const isSettled = latest && plies.every((_, at) => at <= latest.at || isKnown(at));
  return {winner, side, players, decisive: isSettled ? latest : null};
}

/** Of the line that is being looked at, wherever the cursor stands in it; null also until all of it has been looked at. */
export function accountNow({made, line, plyAnalyses, autoplay}: State): Account | null {
  const {play} = line.value;
  const questions = made.value.map(({address}) => ({address, play}));
  if (!questions.every(plyAnalyses.has)) return null;
  return accountOf(made.value, questions.map(plyAnalyses.of), autoplay.side.value);
}
