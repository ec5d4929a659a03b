// What a puzzle is worth: whether there is something to find, whether a phone can show it, and how hard it is.
import type {Answer, Board, Engine, Play} from "../engine/types";
import {budgets} from "./budgets";

/** The positions that moves lead to, those of winning moves and those of losing ones; heaps in another order are the same. */
export interface Ways {
  winning: ReadonlySet<string>;
  losing: ReadonlySet<string>;
}

/** Heaps that stand in no order. */
const isLoose = (board: Board | null) =>
  board?.kind === "heaps" && !board.taken && (board.as === undefined || board.as === "rows");

/** "6,2^2,0" is 2, 2 and 6; null where a position is written in another way. */
function heapsOf(position: string): string[] | null {
  if (!/^\d+(\^\d{1,3})?(,\d+(\^\d{1,3})?)*$/.test(position)) return null;
  const heaps = position.split(",").flatMap((one) => {
    const [heap = "", times = "1"] = one.split("^");
    return Array<string>(Number(times)).fill(heap);
  });
  return heaps.filter((heap) => heap !== "0").sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0));
}

const boardsOf = ({board, components}: Answer) => components?.map((one) => one.board) ?? [board];

interface Heaps {
  game: string;
  heaps: string[];
}

/** Of each component; null where one is no heaps in any order. */
function heapsAt(address: string, boards: readonly (Board | null)[]): Heaps[] | null {
  const parts = address.split(" + ");
  if (parts.length !== boards.length || !boards.every(isLoose)) return null;
  const all = parts.flatMap((part) => {
    const colon = part.lastIndexOf(":");
    const heaps = heapsOf(part.slice(colon + 1));
    return heaps ? [{game: part.slice(0, colon), heaps}] : [];
  });
  return all.length === parts.length ? all : null;
}

export function waysOf(answer: Answer): Ways {
  const boards = boardsOf(answer);
  const [winning, losing] = [new Set<string>(), new Set<string>()];
  for (const {to, touch, wins} of answer.moves.listed) {
    const heaps = to === undefined ? null : heapsAt(to, boards);
    const name = heaps ? heaps.map(({game, heaps}) => `${game}:${heaps}`).join(" + ") : (to ?? touch.join("."));
    if (wins !== null) (wins ? winning : losing).add(name);
  }
  return {winning, losing};
}

/** Each heap has its twin, so that every move can be copied. */
export function isTwinned(address: string, boards: readonly (Board | null)[]): boolean {
  const parts = heapsAt(address, boards);
  return parts?.every(({heaps}) => heaps.every((heap, i) => heap === heaps[i ^ 1])) ?? false;
}

/** Whether some winning move leaves twins. */
export const isMirrored = (answer: Answer) =>
  answer.moves.listed.some(({to, wins}) => wins && to !== undefined && isTwinned(to, boardsOf(answer)));

/** Whether all winning moves leave twins: one idea, however many moves. */
export const isOfTwins = (answer: Answer) => {
  const won = answer.moves.listed.filter(({wins}) => wins);
  return won.length > 0 && won.every(({to}) => to !== undefined && isTwinned(to, boardsOf(answer)));
};

/** So much of a kind of board is drawn on a screen 360 px wide without being scrolled. */
function fits(board: Board | null): boolean {
  switch (board?.kind) {
    case "heaps":
      return board.sizes.length <= 9 && board.sizes.every((size) => size.length <= 2 && Number(size) <= 40);
    case "row":
      return board.coins.length <= 12;
    case "grid":
      return board.layers.length <= 3 && board.layers.every((rows) => rows.length <= 9 && (rows[0]?.length ?? 0) <= 9);
    case "graph":
      return board.edges.length <= 12;
    case "dag":
      return board.arcs.length <= 14;
    case "sheet":
      return board.sheets.length <= 4 && board.sheets.every(({w, h}) => Number(w) <= 12 && Number(h) <= 12);
    case "stairs":
      return board.steps.length <= 8 && board.steps.every((coins) => Number(coins) <= 12);
    case "strip":
      return board.rows.length <= 4 && board.rows.every(({width}) => Number(width) <= 16);
    case "ring":
      return board.edges.length <= 12;
    case "circle":
      return board.runs.reduce((sum, run) => sum + Number(run), 0) <= 16;
    default:
      return false;
  }
}

export const fitsPhone = (answer: Answer) => boardsOf(answer).every(fits);

/**
 * Whether a day may have it: two moves or more lose, no fewer than win; no winning move leaves twins, which are copied, or ends the
 * game at once; and a phone shows all of it.
 */
export async function isWorthADay(sg: Engine, answer: Answer): Promise<boolean> {
  const {winning, losing} = waysOf(answer);
  if (answer.moves.truncated || winning.size === 0 || losing.size < 2 || losing.size < winning.size) return false;
  if (isMirrored(answer) || !fitsPhone(answer)) return false;
  for (const {to, wins} of answer.moves.listed) {
    if (!wins || to === undefined) continue;
    const {moves} = await sg.analyze(to, {play: answer.play, moves: "none"});
    if (moves.total === "0") return false;
  }
  return true;
}

/** The least worth of the steps 2 to 5. */
const steps = [10, 30, 90, 270];

/** How hard a puzzle is: the moves of a game that the winner hurries and the loser delays, times the moves that do not win. */
export const worthOf = (remoteness: number, {losing}: Ways) => remoteness * losing.size;

/** From 1, easy, to 5. */
export const stepOf = (worth: number) => 1 + steps.filter((least) => worth >= least).length;

/** The moves of such a game; null where counting them takes too long. */
export async function remotenessOf(sg: Engine, address: string, play: Play): Promise<number | null> {
  const found = await sg.remoteness(address, play, budgets.usual);
  return "remoteness" in found ? found.remoteness : null;
}
