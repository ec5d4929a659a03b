// Sentences about the reader's progress.
import type {PuzzleProgress} from "../game/puzzles/puzzle-progress";
import {seriesOf, type Theme, type ThemedPuzzle} from "../game/puzzles/puzzle-themes";
import type {Language, Sentence} from "../text";

export const sayThemed =
  ({theme, number}: ThemedPuzzle): Sentence<"puzzles"> =>
  (t) =>
    t(t.puzzles.place, {theme: t.puzzles.names[theme], number, count: seriesOf(theme).length});

export const sayProgress =
  (theme: Theme, progress: PuzzleProgress): Sentence<"puzzles"> =>
  (t) =>
    t(t.puzzles.progress, {count: progress.solvedOf(theme).size, all: seriesOf(theme).length});

/** Returns sentences about days and puzzles in a row; empty if there are none. */
export const sayRows =
  ({streak, run, longest}: PuzzleProgress) =>
  (t: Language<"puzzles">): string[] => [
    ...(streak.value > 0 ? [t(t.puzzles.days, {count: streak.value})] : []),
    ...(run.value > 1 ? [t(t.puzzles.run, {count: run.value})] : []),
    ...(longest.value > Math.max(run.value, 1) ? [t(t.puzzles.longest, {count: longest.value})] : []),
  ];
