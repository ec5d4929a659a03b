// What the reader has solved, kept by their browser and sent nowhere: puzzles of themes, days, and how many in a row.
import {computed, signal} from "@preact/signals";
import type {Question} from "./analysis";
import {dayOf} from "./puzzle";
import {isTheme, type Theme, themedBy, themes} from "./puzzle-themes";
import type {Puzzle} from "./puzzling";
import {readOnly} from "./read-only";

/** Text that outlives the page, or at least stays as long as it is open. */
export interface Keep {
  read(): string | null;
  write(text: string): void;
}

interface Progress {
  /** The numbers of the puzzles solved, by theme. */
  solved: ReadonlyMap<Theme, ReadonlySet<number>>;
  /** The days whose puzzle was solved, whenever that was. */
  days: ReadonlySet<string>;
  /** Those of them that were solved while they lasted. */
  onTime: ReadonlySet<string>;
  /** Puzzles solved since a solution was last shown. */
  run: number;
  longest: number;
}

const isNumber = (one: unknown): one is number => typeof one === "number" && Number.isSafeInteger(one) && one >= 0;
const isDay = (one: unknown): one is string => typeof one === "string" && /^\d{4}-\d\d-\d\d$/.test(one);

/** Every `one` of a list that is what it should be: what was kept may be of another version, or of another hand. */
const every = <One>(list: unknown, is: (one: unknown) => one is One): Set<One> =>
  new Set(Array.isArray(list) ? list.filter(is) : []);

export function parseProgress(text: string | null): Progress {
  let kept: Record<string, unknown> = {};
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found === "object" && found !== null) kept = found as Record<string, unknown>;
  } catch {
    // Nothing that was written here.
  }
  const solved = Object.entries(kept.solved ?? {}).flatMap(([theme, numbers]) =>
    isTheme(theme) ? [[theme, every(numbers, isNumber)] as const] : [],
  );
  const [run, longest] = [kept.run, kept.longest].map((count) => (isNumber(count) ? count : 0)) as [number, number];
  return {
    ...{solved: new Map(solved), days: every(kept.days, isDay), onTime: every(kept.onTime, isDay)},
    ...{run, longest: Math.max(run, longest)},
  };
}

const formatProgress = ({solved, days, onTime, run, longest}: Progress) =>
  JSON.stringify({
    solved: Object.fromEntries([...solved].map(([theme, numbers]) => [theme, [...numbers]])),
    ...{days: [...days], onTime: [...onTime], run, longest},
  });

/** The day `before` days earlier than one. */
export function dayBefore(day: string, before = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - before);
  return dayOf(date);
}

/** How many days without a gap end today, or yesterday as long as today's is open. */
export function streakOf(onTime: ReadonlySet<string>, today: string): number {
  let day = onTime.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; onTime.has(day); day = dayBefore(day)) count++;
  return count;
}

const adding = <One>(set: ReadonlySet<One> | undefined, one: One): ReadonlySet<One> => new Set([...(set ?? []), one]);

export function createProgress(keep: Keep, now: () => Date) {
  const progress = signal(parseProgress(keep.read()));
  const today = signal(dayOf(now()));

  function change(part: Partial<Progress>) {
    const next = {...progress.value, ...part};
    progress.value = {...next, longest: Math.max(next.longest, next.run)};
    keep.write(formatProgress(progress.value));
  }

  /** What another page of the site has kept meanwhile counts too. */
  function refresh() {
    progress.value = parseProgress(keep.read());
    today.value = dayOf(now());
  }

  const isSolved = ({theme, number}: {theme: Theme; number: number}) =>
    progress.value.solved.get(theme)?.has(number) ?? false;

  function solved({word, daily}: Puzzle, of: Question) {
    const {solved, days, onTime, run} = progress.value;
    const themed = themedBy(word, of);
    // One that was solved before is no new one.
    if (themed && !isSolved(themed)) {
      const numbers = adding(solved.get(themed.theme), themed.number);
      change({solved: new Map([...solved, [themed.theme, numbers]]), run: run + 1});
    } else if (daily && isDay(word) && !days.has(word)) {
      const isToday = word === today.value;
      change({days: adding(days, word), onTime: isToday ? adding(onTime, word) : onTime, run: run + 1});
    } else if (!themed && !daily) change({run: run + 1});
  }

  return readOnly({
    today,
    days: computed(() => progress.value.days),
    streak: computed(() => streakOf(progress.value.onTime, today.value)),
    run: computed(() => progress.value.run),
    longest: computed(() => progress.value.longest),
    solvedOf: (theme: Theme): ReadonlySet<number> => progress.value.solved.get(theme) ?? new Set(),
    total: computed(() => themes.reduce((sum, theme) => sum + (progress.value.solved.get(theme)?.size ?? 0), 0)),
    refresh,
    /** A puzzle has ended at the position that it starts from. */
    ended(puzzle: Puzzle, of: Question) {
      refresh();
      if (puzzle.end === "solved") solved(puzzle, of);
      else if (puzzle.end === "shown") change({run: 0});
    },
  });
}

export type PuzzleProgress = ReturnType<typeof createProgress>;
