// Opponent played by the engine, graded by how often it errs and how far it sees. It chooses by the engine's answers
// alone.
import {type Level, levels} from "../../address/terms";
import type {Answer, Move, Touch} from "../../engine";
import {bestOf} from "../modes/tutor";
import {isAmong} from "../selection/move-list";
import {drawItem, isDrawn} from "./seeded-draws";

interface Strength {
  /** Number of seeds, out of `of`, for which it throws a win away; `of` is a power of two. */
  errs: number;
  of: number;
  /** A win that is at most this many plies away, both players' counted, is never missed. */
  sees: number;
}

/** Strengths of the levels that err; the others never do. */
export const strengths = {
  beginner: {errs: 3, of: 4, sees: 2},
  casual: {errs: 1, of: 2, sees: 4},
  strong: {errs: 1, of: 8, sees: 8},
} satisfies {[level in Level]?: Strength};

/** Returns null for levels that need not look ahead. */
export const strengthOf = (level: Level): Strength | null =>
  (strengths as {[level in Level]?: Strength})[level] ?? null;

/** Returns the levels worth choosing: hottest first is a rule for sums of games of Left and Right. */
export const availableLevels = (answer: Answer | null, chosen: Level | null) =>
  levels.filter(
    (level) => level !== "hottest" || level === chosen || (answer?.kind === "partizan" && answer.components),
  );

export interface Style {
  level: Level;
  /** Number, from 1, of the move with which the coach errs. */
  errsAt: number;
}

/** Seed of a game and a place in it: the plies made before, and how many of them by the opponent. */
export interface Place {
  seed: number;
  at: number;
  opponentPlies: number;
}

/** Ways to end the game, as far as they are known. */
export interface Ends {
  /** In a lost position, the moves that postpone the end longest. */
  longest: Touch[] | null;
  /** In a won position, the number of plies until the win, and the moves that keep to it. */
  quickest: {remoteness: number; moves: Touch[]} | null;
  /** In a sum of games of Left and Right, the hottest moves. */
  hottest?: Touch[] | null;
}

export interface Choice {
  touch: Touch;
  /** The winning move that a coach passed over. */
  better: Touch | null;
}

/** Returns the sum of the numbers in a position's text: a rough measure of what is left. */
const weight = (move: Move) => (move.to?.match(/\d+/g) ?? []).reduce((sum, n) => sum + BigInt(n), 0n);

/** Returns the move that leaves most, which stands in for the longest defence where that is not known. */
const leavingMost = (moves: Move[]) =>
  moves.reduce<Move | null>((best, move) => (best === null || weight(move) > weight(best) ? move : best), null);

/** Returns the half of the moves, or a little more, that leave most. */
function leavingMore(moves: Move[]): Move[] {
  const weightedMoves = moves.map((move) => ({move, left: weight(move)}));
  const descending = weightedMoves.map(({left}) => left).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  const median = descending[descending.length >> 1] ?? 0n;
  return weightedMoves.flatMap(({move, left}) => (left >= median ? [move] : []));
}

/** Returns a move that wins or holds a draw; if there is none, one of `longest`; null if the best is not known. */
export function best(answer: Answer, longest: Touch[] | null = null): Move | null {
  const {listed, winning} = answer.moves;
  const [bestMove = null] = bestOf(answer);
  if (bestMove || winning !== "0") return bestMove;
  return listed.find((move) => longest && isAmong(longest, move.touch)) ?? leavingMost(listed);
}

/** Returns the opponent's move; null if there is none. */
export function choose(answer: Answer, {level, errsAt}: Style, place: Place, ends: Ends): Choice | null {
  const {listed} = answer.moves;
  const bestMove = best(answer, ends.longest) ?? leavingMost(listed);
  if (!bestMove) return null;
  // Only the first winning move is sure to make progress where positions can come back.
  const good = answer.kind === "loopy" && bestMove.wins ? [bestMove] : bestOf(answer);
  const losing = listed.filter((move) => move.wins === false && !(answer.outcome === "D" && good.includes(move)));
  const strength = strengthOf(level);
  if (strength)
    return {touch: chooseGraded(listed, strength, place, ends, {good, losing}) ?? bestMove.touch, better: null};
  const hottestMove = level === "hottest" && listed.find((move) => ends.hottest && isAmong(ends.hottest, move.touch));
  if (hottestMove) return {touch: hottestMove.touch, better: null};
  const slip = level === "coach" && place.opponentPlies + 1 === errsAt && good.length > 0 ? leavingMost(losing) : null;
  return slip ? {touch: slip.touch, better: bestMove.touch} : {touch: bestMove.touch, better: null};
}

function chooseGraded(
  listed: Move[],
  {errs, of, sees}: Strength,
  {seed, at}: Place,
  {quickest}: Ends,
  {good, losing}: {good: Move[]; losing: Move[]},
): Touch | null {
  // Each ply has two places for draws: whether to err, and by which move.
  const draw = (moves: Move[]) => drawItem(seed, 2 * at + 1, moves)?.touch ?? null;
  if (quickest && quickest.remoteness <= sees) return drawItem(seed, 2 * at + 1, quickest.moves);
  if (good.length === 0) return draw(leavingMore(listed));
  return draw(losing.length > 0 && isDrawn(seed, 2 * at, errs, of) ? leavingMore(losing) : good);
}
