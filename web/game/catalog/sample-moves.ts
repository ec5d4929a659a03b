// Move of a sample position for each game: the boards before and after it, and what it touches.
import type {Board} from "../../boards/input/touch";
import type {Answer, Engine, Move} from "../../engine/types";
import {boardsOf} from "../analysis/picture";
import {type LazyCache, whenWanted} from "../lazy-cache";
import type {Highlight} from "../selection/highlight";
import {highlightedBy} from "../selection/move-marks";

export interface SampleMove {
  before: Answer;
  move: Move;
  /** What the move touches, on the board before it. */
  marks: Highlight["marks"];
  /** Boards after it. */
  after: readonly Board[];
}

/** Creates the cache, keyed by the address of the position; a position without a listed move or a board has none. */
export const createSampleMoves = (engine: Promise<Engine>): LazyCache<SampleMove> =>
  whenWanted(async (address) => {
    const sg = await engine;
    const before = await sg.analyze(address);
    const {listed} = before.moves;
    const move = listed.find(({wins}) => wins) ?? listed[0];
    if (!move || !before.board) throw new Error(`${address} has no move to show`);
    const next = await sg.analyze(move.to ?? (await sg.play(address, move.touch)), {moves: "none"});
    return {before, move, marks: highlightedBy(before, move).marks, after: boardsOf(next)};
  });
