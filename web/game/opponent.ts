// The engine's side of a game, graded by how often it errs and how far it sees. Everything is read from the engine's own answers.
import {type Level, levels} from "../address/terms";
import type {Answer, Move, Touch} from "../engine";
import {falls, oneOf} from "./draw";
import {isAmong} from "./listed";

interface Strength {
  /** Where it could throw a win away, it does so by `errs` of `of` seeds; `of` is a power of two. */
  errs: number;
  of: number;
  /** A win that is at most so many plies away, both sides' counted, is never missed. */
  sees: number;
}

/** The others err by no seed. */
export const strengths = {
  beginner: {errs: 3, of: 4, sees: 2},
  casual: {errs: 1, of: 2, sees: 4},
  strong: {errs: 1, of: 8, sees: 8},
} satisfies {[level in Level]?: Strength};

/** Null of those that need not look ahead. */
export const strengthOf = (level: Level): Strength | null =>
  (strengths as {[level in Level]?: Strength})[level] ?? null;

/** Those that there is a reason to choose: hottest first is a rule of sums of Left and Right. */
export const levelsAt = (answer: Answer | null, chosen: Level | null) =>
  levels.filter((one) => one !== "hottest" || one === chosen || (answer?.kind === "partizan" && answer.components));

export interface Style {
  level: Level;
  /** Of the coach: which of its moves it errs with, from 1. */
  errsAt: number;
}

/** A game's chance, and the place in it: the plies made before, and how many of them by the opponent. */
export interface Place {
  seed: number;
  at: number;
  made: number;
}

/** How the game can end, as far as it is known. */
export interface Ends {
  /** In a lost position, the moves that resist longest. */
  longest: Touch[] | null;
  /** In a won position, how many plies the win is away, and the moves that hurry. */
  quickest: {remoteness: number; moves: Touch[]} | null;
  /** Of a sum of games of Left and Right, the moves that are the hottest. */
  hottest?: Touch[] | null;
}

export interface Choice {
  touch: Touch;
  /** The winning move that was passed over by a coach. */
  better: Touch | null;
}

/** The numbers of a position's text added up: a rough measure of what is left. */
const weight = (move: Move) => (move.to?.match(/\d+/g) ?? []).reduce((sum, n) => sum + BigInt(n), 0n);

/** Where it is not known how long a lost game can last, what keeps most stands in for it. */
const keepsMost = (moves: Move[]) =>
  moves.reduce<Move | null>((best, move) => (best === null || weight(move) > weight(best) ? move : best), null);

/** The half of the moves, or a little more, that keeps most. */
function keeping(moves: Move[]): Move[] {
  const weighed = moves.map((move) => ({move, left: weight(move)}));
  const falling = weighed.map(({left}) => left).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  const least = falling[falling.length >> 1] ?? 0n;
  return weighed.flatMap(({move, left}) => (left >= least ? [move] : []));
}

/** A winning move; where none wins, what resists `longest`; null where the best is not known. */
export function best({moves: {listed, winning}}: Answer, longest: Touch[] | null = null): Move | null {
  const won = listed.find((move) => move.wins);
  if (won || winning !== "0") return won ?? null;
  return listed.find((move) => longest && isAmong(longest, move.touch)) ?? keepsMost(listed);
}

/** The opponent's move; null where there is none. */
export function choose(answer: Answer, {level, errsAt}: Style, place: Place, ends: Ends): Choice | null {
  const {listed} = answer.moves;
  const perfect = best(answer, ends.longest) ?? keepsMost(listed);
  if (!perfect) return null;
  const losing = listed.filter((move) => move.wins === false);
  const strength = strengthOf(level);
  if (strength) return {touch: graded(answer, strength, place, ends, losing) ?? perfect.touch, better: null};
  const hot = level === "hottest" && listed.find((move) => ends.hottest && isAmong(ends.hottest, move.touch));
  if (hot) return {touch: hot.touch, better: null};
  const slip = level === "coach" && place.made + 1 === errsAt && perfect.wins ? keepsMost(losing) : null;
  return slip ? {touch: slip.touch, better: perfect.touch} : {touch: perfect.touch, better: null};
}

function graded(
  {moves: {listed}}: Answer,
  {errs, of, sees}: Strength,
  {seed, at}: Place,
  {quickest}: Ends,
  losing: Move[],
): Touch | null {
  // A ply has two places to draw at: whether to err, and with what.
  const draw = (moves: Move[]) => oneOf(seed, 2 * at + 1, moves)?.touch ?? null;
  if (quickest && quickest.remoteness <= sees) return oneOf(seed, 2 * at + 1, quickest.moves);
  const winning = listed.filter((move) => move.wins);
  if (winning.length === 0) return draw(keeping(listed));
  return draw(losing.length > 0 && falls(seed, 2 * at, errs, of) ? keeping(losing) : winning);
}
