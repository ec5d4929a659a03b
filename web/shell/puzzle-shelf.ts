// Puzzles of the site: those that are listed, and the progress of the reader.
import {createProgress} from "../game/puzzles/puzzle-progress";
import {createPuzzleShelf, type PuzzleShelf} from "../game/puzzles/puzzle-shelf";
import {puzzleStorage} from "./memory";
import type {Site} from "./site";

let shelf: PuzzleShelf | null = null;

/** Returns the store, one for the page's lifetime. */
export function puzzleShelfOf({engineStatus}: Pick<Site, "engineStatus">): PuzzleShelf {
  shelf ??= createPuzzleShelf(
    engineStatus.engine,
    createProgress(puzzleStorage, () => new Date()),
  );
  return shelf;
}
