// Store of the page of puzzles: the daily puzzle, pictures, positions and puzzles drawn by a word, and the progress.
import {signal} from "@preact/signals";
import type {CatalogEntry, Engine, Play} from "../../engine/types";
import type {PositionQuery} from "../analysis/analysis";
import {createPicture, type Picture} from "../analysis/picture";
import {readOnly} from "../read-only";
import {clearGames} from "./clear-games";
import {type DrawParameters, dailyPuzzle, drawPosition, findPuzzle} from "./puzzle";
import type {PuzzleProgress} from "./puzzle-progress";
import {puzzleRating} from "./puzzle-rating";
import type {Puzzle} from "./puzzle-store";
import {puzzlesOfGame, type ThemedPuzzle, themedBy} from "./puzzle-themes";

/** Puzzle as its link names it. */
export type GamePuzzle = Pick<ThemedPuzzle, "address" | "play" | "word">;

/** Returns the sizes to draw a puzzle of, in order: one that is seen at a glance, or half of the largest, then the largest. */
const puzzleSizesOf = ({game, checked_to}: CatalogEntry) => [
  clearGames.get(game) ?? Math.ceil(checked_to / 2),
  checked_to,
];

export function createPuzzleShelf(engine: Promise<Engine>, progress: PuzzleProgress) {
  const pictures = new Map<string, Picture>();
  /** Today's puzzle, with its day; null until it is found. */
  const daily = signal<{day: string; address: string} | null>(null);
  const ratingOf = async (word: string, of: PositionQuery) =>
    themedBy(word, of)?.rating ?? (await engine.then((sg) => puzzleRating(sg, of)).catch(() => null));

  /** Resolves to a puzzle of a game drawn by a word, a small one if there is any; null if none is found. */
  async function drawnPuzzle(entry: CatalogEntry, play: Play, word: string, signal: AbortSignal) {
    for (const size of puzzleSizesOf(entry)) {
      const lot = {game: entry.game, size, word};
      const drawn = await drawPosition(engine, (sg) => findPuzzle(sg, lot, play, signal));
      if ("address" in drawn) return {address: drawn.address, play, word};
    }
    return null;
  }

  return readOnly({
    progress,
    /** Records the first try at a puzzle, if it missed, and the end; a puzzle that nobody can rate changes no rating. */
    async record(puzzle: Puzzle, of: PositionQuery) {
      progress.recordEnd(puzzle, of);
      if (progress.isRated(of)) return;
      const rating = await ratingOf(puzzle.word, of);
      if (rating !== null) progress.rate(of, rating, puzzle.result === "solved" && puzzle.tries.length === 0);
    },
    daily,
    async refresh() {
      progress.refresh();
      const day = progress.today.value;
      if (daily.value?.day === day) return;
      const address = await engine.then((sg) => dailyPuzzle(sg, day)).catch(() => null);
      if (address !== null && day === progress.today.value) daily.value = {day, address};
    },
    /** Returns the picture of an address, always the same one. */
    pictureOf(address: string): Picture {
      const picture = pictures.get(address) ?? createPicture(engine, address);
      pictures.set(address, picture);
      return picture;
    },
    draw: (lot: DrawParameters) => drawPosition(engine, (sg) => sg.random(lot.game, lot.size, lot.word)),
    /**
     * Resolves to a puzzle of a game: the easiest unsolved one of the series, else one drawn by the word; null if there is
     * none.
     */
    async puzzleOf(entry: CatalogEntry, play: Play, word: string, signal: AbortSignal): Promise<GamePuzzle | null> {
      const isUnsolved = ({theme, number}: ThemedPuzzle) => !progress.solvedOf(theme).has(number);
      const listed = puzzlesOfGame(entry.game, play).find(isUnsolved);
      return listed ?? drawnPuzzle(entry, play, word, signal);
    },
    drawnPuzzle,
    puzzle: (lot: DrawParameters, play: Play, signal: AbortSignal) =>
      drawPosition(engine, (sg) => findPuzzle(sg, lot, play, signal)),
  });
}

export type PuzzleShelf = ReturnType<typeof createPuzzleShelf>;
