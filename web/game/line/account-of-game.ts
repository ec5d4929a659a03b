// Account of a finished game: who won it, and where a player let a win slip.
import type {ToldMove} from "../../engine/types";
import type {Side} from "../opponent/autoplay";
import type {State} from "../state";
import type {PlyAnalysis} from "./ply-analyses";
import type {Ply} from "./tree";

/** The player who moves first is 0. */
export type Player = 0 | 1;

/** Move that gave a won game away. */
export interface Slip {
  /** Index in the line of the position from which the move was made. */
  at: number;
  /** Number of the move among those of its player, from 1. */
  move: number;
  /** A winning move from that position; null if none is known. */
  winningMove: ToldMove | null;
}

export interface PlayerAccount {
  moves: number;
  slips: Slip[];
  /** Number of moves that may or may not have let a win slip, since too little is known. */
  unjudged: number;
}

export interface Account {
  winner: Player;
  /** Side of the engine; null if two people played. */
  side: Side | null;
  players: readonly [PlayerAccount, PlayerAccount];
  /** The slip after which the loser never had a win again; null if there is none or it is not known. */
  decisive: Slip | null;
}

type PlyFacts = Pick<PlyAnalysis, "total" | "chance" | "best"> | null | undefined;

/** Returns true if a move let a win slip, by who wins before and after it; null if that is not known. */
function slipped(before: PlyFacts, after: PlyFacts): boolean | null {
  if (before?.chance === "loss" || after?.chance === "loss") return false;
  return before?.chance && after?.chance ? true : null;
}

/**
 * Returns the account of a line; `facts` holds what is known of each of its positions, in the same order, and `side` is
 * the engine's. Null while the line has no move, or its last position is not known to be the end; and of a game in which a
 * position was a draw, where wins and losses are not all that could slip.
 */
export function accountOf(plies: readonly Ply[], facts: readonly PlyFacts[], side: Side | null): Account | null {
  const last = plies.length - 1;
  const end = facts[last];
  if (last < 1 || end?.total !== "0" || !end.chance) return null;
  if (facts.some((known) => known?.chance === "draw")) return null;
  const winner: Player = (last % 2 === 0) === (end.chance === "win") ? 0 : 1;
  const playedBy = (player: Player): PlayerAccount => {
    const moveIndices = plies.flatMap((_, at) => (at < last && at % 2 === player ? [at] : []));
    const judged = moveIndices.map((at, i) => ({at, move: i + 1, isSlip: slipped(facts[at], facts[at + 1])}));
    const slips = judged.filter(({isSlip}) => isSlip);
    return {
      moves: moveIndices.length,
      slips: slips.map(({at, move}) => ({at, move, winningMove: facts[at]?.best ?? null})),
      unjudged: judged.filter(({isSlip}) => isSlip === null).length,
    };
  };
  const players = [playedBy(0), playedBy(1)] as const;
  const lastSlip = players[(1 - winner) as Player].slips.at(-1);
  const isKnown = (at: number) => facts[at]?.chance != null;
  const isDecisive = lastSlip && plies.every((_, at) => at <= lastSlip.at || isKnown(at));
  return {winner, side, players, decisive: isDecisive ? lastSlip : null};
}

/**
 * Returns the account of the current line, wherever its cursor stands; null also until all its positions have been
 * analysed.
 */
export function currentAccount({linePlies, line, plyAnalyses, autoplay}: State): Account | null {
  const {play} = line.value;
  const questions = linePlies.value.map(({address}) => ({address, play}));
  if (!questions.every(plyAnalyses.has)) return null;
  return accountOf(linePlies.value, questions.map(plyAnalyses.get), autoplay.side.value);
}

/** Returns true if the reader has won against the engine. */
export const isWonByReader = ({winner, side}: Account) => side !== null && (winner === 0) === (side === "second");

/** Returns the first slip of the player who lost; null if it is the engine, made none, or some of its moves are unjudged. */
export function firstMistakeOf({winner, side, players}: Account): Slip | null {
  const loser: Player = winner === 0 ? 1 : 0;
  const isEngine = side === (loser === 0 ? "first" : "second");
  const {slips, unjudged} = players[loser];
  return isEngine || unjudged > 0 ? null : (slips[0] ?? null);
}

/** Returns the index in the line from which the first mistake of a lost game was made; null if there is none. */
export function currentMistake(state: State): number | null {
  const account = currentAccount(state);
  return (account && firstMistakeOf(account)?.at) ?? null;
}
