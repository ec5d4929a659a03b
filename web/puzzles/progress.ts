// Sentences about the reader's progress.
import {isProvisional} from "../game/puzzles/player-rating";
import type {PuzzleProgress, RatingChange} from "../game/puzzles/puzzle-progress";
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

/** Says a change with its sign, also to someone who listens. */
const sayChange = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);

/** Says what a puzzle did to the rating. */
export const sayRating =
  ({puzzle, player, change}: RatingChange): Sentence<"puzzles"> =>
  (t) =>
    t(t.puzzles.rated, {puzzle, player, change: sayChange(change)});

/** Returns the sentence about the rating; empty before the first puzzle. */
export const sayPlayer =
  ({player}: PuzzleProgress) =>
  (t: Language<"puzzles">): string[] => {
    const {rating, count} = player.value;
    if (count === 0) return [];
    return [t(isProvisional(player.value) ? t.puzzles.yourFirstRating : t.puzzles.yourRating, {rating, count})];
  };
