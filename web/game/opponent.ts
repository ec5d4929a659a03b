// The engine's side of a game, at three levels. Everything is read from the engine's own answer.
import type {Answer, Move, Touch} from "../engine";
import {isAmong} from "./tutor";

export const levels = ["perfect", "teachable", "random"] as const;
export type Level = (typeof levels)[number];

export interface Style {
  level: Level;
  /** Of a teachable opponent: which of its moves it errs with, from 1. */
  errsAt: number;
  seed: number;
}

export interface Choice {
  move: Move;
  /** The winning move that was passed over on purpose. */
  better: Move | null;
}

/** The numbers of a position's text added up: a rough measure of what is left. */
const weight = (move: Move) => (move.to?.match(/\d+/g) ?? []).reduce((sum, n) => sum + BigInt(n), 0n);

/** Where it is not known how long a lost game can last, what keeps most stands in for it. */
const keepsMost = (moves: Move[]) =>
  moves.reduce<Move | null>((best, move) => (best === null || weight(move) > weight(best) ? move : best), null);

/** A winning move; where none wins, what resists `longest`; null where the best is not known. */
export function best({moves: {listed, winning}}: Answer, longest: Touch[] | null = null): Move | null {
  const won = listed.find((move) => move.wins);
  if (won || winning !== "0") return won ?? null;
  return listed.find((move) => longest && isAmong(longest, move.touch)) ?? keepsMost(listed);
}

/** A number in [0, 1) that the seed and the place in the game settle (mulberry32). */
function drawn(seed: number, ply: number): number {
  let state = (seed + Math.imul(ply + 1, 0x6d2b79f5)) | 0;
  state = Math.imul(state ^ (state >>> 15), state | 1);
  state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
  return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
}

/** The move at ply `at`, where the engine has made `made` moves before. */
export function choose(
  answer: Answer,
  {level, errsAt, seed}: Style,
  at: number,
  made: number,
  longest: Touch[] | null = null,
): Choice | null {
  const {listed} = answer.moves;
  const perfect = best(answer, longest) ?? keepsMost(listed);
  if (!perfect) return null;
  if (level === "random") return {move: listed[Math.floor(drawn(seed, at) * listed.length)] ?? perfect, better: null};
  const slip = keepsMost(listed.filter((move) => move.wins === false));
  if (level === "teachable" && made + 1 === errsAt && perfect.wins && slip) return {move: slip, better: perfect};
  return {move: perfect, better: null};
}
