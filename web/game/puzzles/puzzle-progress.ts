// Progress of the reader, stored in the browser and sent nowhere: puzzles solved by theme, days, how many in a row, and the
// rating.
import {computed, signal} from "@preact/signals";
import type {PositionQuery} from "../analysis/analysis";
import {keyOf} from "../modes/teaching";
import {readOnly} from "../read-only";
import {initialRating, type PlayerRating, ratedBy} from "./player-rating";
import {dayOf} from "./puzzle";
import type {Puzzle} from "./puzzle-store";
import {isTheme, type Theme, themedBy, themes} from "./puzzle-themes";

/** Storage of a text, which outlives the page or at least stays while it is open. */
export interface TextStorage {
  read(): string | null;
  write(text: string): void;
}

interface Progress {
  /** Numbers of the puzzles solved, by theme. */
  solved: ReadonlyMap<Theme, ReadonlySet<number>>;
  /** Days whose puzzle was solved, whenever that was. */
  days: ReadonlySet<string>;
  /** Those days whose puzzle was solved on the day itself. */
  onTime: ReadonlySet<string>;
  /** Number of puzzles solved since a solution was last shown. */
  run: number;
  longest: number;
  player: PlayerRating;
  /** Puzzles that the rating comes from, the latest last: each counts once. */
  rated: ReadonlySet<string>;
  /** Most puzzles solved in a round of the rush. */
  rushBest: number;
}

/** Change of the rating by a puzzle. */
export interface RatingChange {
  /** Rating of the puzzle. */
  puzzle: number;
  player: number;
  change: number;
}

/** Number of rated puzzles that are remembered. */
const maxRated = 3000;

const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
const isDay = (value: unknown): value is string => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);

/** Returns the valid values of a list: the stored text may be of another version, or edited. */
const validValues = <Value>(list: unknown, isValid: (value: unknown) => value is Value): Set<Value> =>
  new Set(Array.isArray(list) ? list.filter(isValid) : []);

function parsePlayer(stored: unknown): PlayerRating {
  const {rating, count} = (stored ?? {}) as Record<string, unknown>;
  return isNumber(rating) && isNumber(count) ? {rating, count} : initialRating;
}

export function parseProgress(text: string | null): Progress {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    // The text was not written by this page.
  }
  const solved = Object.entries(stored.solved ?? {}).flatMap(([theme, numbers]) =>
    isTheme(theme) ? [[theme, validValues(numbers, isNumber)] as const] : [],
  );
  const countOf = (count: unknown) => (isNumber(count) ? count : 0);
  const [run, longest] = [countOf(stored.run), countOf(stored.longest)];
  return {
    ...{solved: new Map(solved), days: validValues(stored.days, isDay), onTime: validValues(stored.onTime, isDay)},
    ...{run, longest: Math.max(run, longest)},
    ...{
      player: parsePlayer(stored.player),
      rated: validValues(stored.rated, isText),
      rushBest: countOf(stored.rushBest),
    },
  };
}

const formatProgress = ({solved, days, onTime, run, longest, player, rated, rushBest}: Progress) =>
  JSON.stringify({
    solved: Object.fromEntries([...solved].map(([theme, numbers]) => [theme, [...numbers]])),
    ...{days: [...days], onTime: [...onTime], run, longest},
    ...{player, rated: [...rated].slice(-maxRated), rushBest},
  });

/** Returns the day `before` days earlier. */
export function dayBefore(day: string, count = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return dayOf(date);
}

/** Returns the number of days without a gap up to today, or up to yesterday while today's puzzle is unsolved. */
export function streakOf(onTime: ReadonlySet<string>, today: string): number {
  let day = onTime.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; onTime.has(day); day = dayBefore(day)) count++;
  return count;
}

const withValue = <Value>(set: ReadonlySet<Value> | undefined, value: Value): ReadonlySet<Value> =>
  new Set([...(set ?? []), value]);

export function createProgress(keep: TextStorage, now: () => Date) {
  const progress = signal(parseProgress(keep.read()));
  const today = signal(dayOf(now()));
  /** Changes of the rating since the page was opened, by puzzle. */
  const changes = signal<ReadonlyMap<string, RatingChange>>(new Map());

  function change(part: Partial<Progress>) {
    const next = {...progress.value, ...part};
    progress.value = {...next, longest: Math.max(next.longest, next.run)};
    keep.write(formatProgress(progress.value));
  }

  /** Reads the progress again, as another page of the site may have written it meanwhile. */
  function refresh() {
    progress.value = parseProgress(keep.read());
    today.value = dayOf(now());
  }

  const isSolved = ({theme, number}: {theme: Theme; number: number}) =>
    progress.value.solved.get(theme)?.has(number) ?? false;

  const isRated = (of: PositionQuery) => progress.value.rated.has(keyOf(of));

  function recordSolved({word, isDaily}: Puzzle, of: PositionQuery) {
    const {solved, days, onTime, run} = progress.value;
    const themed = themedBy(word, of);
    // A puzzle that was solved before does not count again.
    if (themed && !isSolved(themed)) {
      const numbers = withValue(solved.get(themed.theme), themed.number);
      change({solved: new Map([...solved, [themed.theme, numbers]]), run: run + 1});
    } else if (isDaily && isDay(word) && !days.has(word)) {
      const isToday = word === today.value;
      change({days: withValue(days, word), onTime: isToday ? withValue(onTime, word) : onTime, run: run + 1});
    } else if (!themed && !isDaily) change({run: run + 1});
  }

  return readOnly({
    today,
    days: computed(() => progress.value.days),
    streak: computed(() => streakOf(progress.value.onTime, today.value)),
    run: computed(() => progress.value.run),
    longest: computed(() => progress.value.longest),
    solvedOf: (theme: Theme): ReadonlySet<number> => progress.value.solved.get(theme) ?? new Set(),
    total: computed(() => themes.reduce((sum, theme) => sum + (progress.value.solved.get(theme)?.size ?? 0), 0)),
    player: computed(() => progress.value.player),
    isRated,
    /** Rates the first try at a puzzle; further tries, also on another day, do not count. */
    rate(of: PositionQuery, puzzle: number, isWon: boolean) {
      refresh();
      if (isRated(of)) return;
      const {player: before, rated} = progress.value;
      const player = ratedBy(before, puzzle, isWon);
      change({player, rated: withValue(rated, keyOf(of))});
      const rating = {puzzle, player: player.rating, change: player.rating - before.rating};
      changes.value = new Map([...changes.value, [keyOf(of), rating]]);
    },
    /** Returns what the puzzle did to the rating since the page was opened; else null. */
    changeBy: (of: PositionQuery): RatingChange | null => changes.value.get(keyOf(of)) ?? null,
    rushBest: computed(() => progress.value.rushBest),
    recordRush(score: number) {
      refresh();
      if (score > progress.value.rushBest) change({rushBest: score});
    },
    /** Forgets everything. */
    clear() {
      changes.value = new Map();
      progress.value = parseProgress(null);
      keep.write(formatProgress(progress.value));
    },
    refresh,
    /** Records that a puzzle ended; `of` is the position from which it starts. */
    recordEnd(puzzle: Puzzle, of: PositionQuery) {
      refresh();
      if (puzzle.result === "solved") recordSolved(puzzle, of);
      else if (puzzle.result === "shown") change({run: 0});
    },
  });
}

export type PuzzleProgress = ReturnType<typeof createProgress>;
