// Rating of puzzles: whether there is something to find, whether a phone can show it, and how hard it is.
import {boardKind} from "../../boards/kinds/all";
import type {Answer, Board, Engine, Play} from "../../engine/types";
import {budgets} from "../analysis/budgets";

/** Positions after winning moves and after losing ones; heaps in another order count as the same position. */
export interface PositionsAfterMoves {
  winning: ReadonlySet<string>;
  losing: ReadonlySet<string>;
}

/** Returns true if the board is of heaps whose order does not matter. */
const isUnordered = (board: Board | null) =>
  board?.kind === "heaps" && !board.taken && (board.as === undefined || board.as === "rows");

/** Parses heaps: "6,2^2,0" gives 2, 2 and 6; null if the position is written in another way. */
function heapsOf(position: string): string[] | null {
  if (!/^\d+(\^\d{1,3})?(,\d+(\^\d{1,3})?)*$/.test(position)) return null;
  const heaps = position.split(",").flatMap((item) => {
    const [heap = "", times = "1"] = item.split("^");
    return Array<string>(Number(times)).fill(heap);
  });
  return heaps.filter((heap) => heap !== "0").sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0));
}

const boardsOf = ({board, components}: Answer) => components?.map((component) => component.board) ?? [board];

interface Heaps {
  game: string;
  heaps: string[];
}

/** Returns the heaps of each component; null if one is not of heaps in any order. */
async function heapsAt(sg: Engine, address: string, boards: readonly (Board | null)[]): Promise<Heaps[] | null> {
  if (!boards.every(isUnordered)) return null;
  const {components} = await sg.ask("outline", {address});
  const all = components.flatMap(({game, rules, position}) => {
    const heaps = position === null ? null : heapsOf(position);
    return heaps ? [{game: `${game}(${rules ?? ""})`, heaps}] : [];
  });
  return all.length === boards.length ? all : null;
}

export async function positionsAfterMoves(sg: Engine, answer: Answer): Promise<PositionsAfterMoves> {
  const boards = boardsOf(answer);
  const name = async (to: string) => {
    const parts = await heapsAt(sg, to, boards);
    return parts ? JSON.stringify(parts) : to;
  };
  const positionsAfter = async (isWinning: boolean) => {
    const moves = answer.moves.listed.filter(({wins}) => wins === isWinning);
    return new Set(await Promise.all(moves.map(({to, touch}) => (to === undefined ? touch.join(".") : name(to)))));
  };
  return {winning: await positionsAfter(true), losing: await positionsAfter(false)};
}

/** Returns true if each heap has an equal one, so that every move can be copied. */
export async function isTwinned(sg: Engine, address: string, boards: readonly (Board | null)[]): Promise<boolean> {
  const parts = await heapsAt(sg, address, boards);
  return parts?.every(({heaps}) => heaps.every((heap, i) => heap === heaps[i ^ 1])) ?? false;
}

/** Returns, for each winning move, whether it leaves twins. */
function twinsOf(sg: Engine, answer: Answer): Promise<boolean[]> {
  const winningMoves = answer.moves.listed.filter(({wins}) => wins);
  return Promise.all(winningMoves.map(({to}) => (to === undefined ? false : isTwinned(sg, to, boardsOf(answer)))));
}

/** Returns true if some winning move leaves twins. */
export const isMirrored = async (sg: Engine, answer: Answer) => (await twinsOf(sg, answer)).includes(true);

/** Returns true if all winning moves leave twins: one idea, however many moves. */
export async function areAllMovesMirroring(sg: Engine, answer: Answer): Promise<boolean> {
  const twins = await twinsOf(sg, answer);
  return twins.length > 0 && !twins.includes(false);
}

/** Returns true if the boards fit a screen 360 px wide without scrolling. */
export const fitsPhone = (answer: Answer) =>
  boardsOf(answer).every((board) => board !== null && boardKind(board).fitsPhone(board));

/**
 * Returns true if the position is worth a daily puzzle: two or more moves lose, no fewer than win; no winning move
 * leaves twins, which are copied, or ends the game at once; and a phone shows all of it.
 */
export async function isDailyPuzzle(sg: Engine, answer: Answer): Promise<boolean> {
  const {winning, losing} = await positionsAfterMoves(sg, answer);
  if (answer.moves.truncated || winning.size === 0 || losing.size < 2 || losing.size < winning.size) return false;
  if (!fitsPhone(answer) || (await isMirrored(sg, answer))) return false;
  for (const {to, wins} of answer.moves.listed) {
    if (!wins || to === undefined) continue;
    const {moves} = await sg.analyze(to, {play: answer.play, moves: "none"});
    if (moves.total === "0") return false;
  }
  return true;
}

/** Least ratings of the steps 2 to 5. */
const stepThresholds = [10, 30, 90, 270];

/**
 * Returns how much work a puzzle is: the moves of a game that the winner hurries and the loser delays, times the losing
 * moves.
 */
export const worthOf = (remoteness: number, {losing}: PositionsAfterMoves) => remoteness * losing.size;

/** Returns the difficulty from 1, easy, to 5. */
export const stepOf = (worth: number) => 1 + stepThresholds.filter((threshold) => worth >= threshold).length;

/**
 * Returns the rating of a puzzle on the scale of Elo, 600 + 400 log10(worth), rounded down: ten times the work is as much
 * harder as an opponent who wins ten times as often as they lose.
 */
export const ratingOf = (worth: number) => 599 + String(BigInt(worth) ** 400n).length;

/** Returns the rating of the puzzle at a position; null if finding it takes too long. */
export async function puzzleRating(sg: Engine, {address, play}: {address: string; play: Play}): Promise<number | null> {
  const remoteness = await remotenessOf(sg, address, play);
  if (!remoteness) return null;
  const positions = await positionsAfterMoves(sg, await sg.analyze(address, {play}));
  return positions.losing.size > 0 ? ratingOf(worthOf(remoteness, positions)) : null;
}

/** Returns the number of moves of such a game; null if counting them takes too long. */
export async function remotenessOf(sg: Engine, address: string, play: Play): Promise<number | null> {
  const answer = await sg.remoteness(address, play, budgets.usual);
  return "remoteness" in answer ? answer.remoteness : null;
}
