// Series of puzzles, each about one idea and from easy to hard; `npm run puzzles` writes their positions.
import type {Play} from "../../engine/types";
import type {PositionQuery} from "../analysis/analysis";
import seriesData from "./puzzle-series.json";

export const themes = ["first", "pairs", "nim-sum", "kayles", "hackenbush", "misere", "sums", "hottest"] as const;
export type Theme = (typeof themes)[number];

/** Returns the convention of a theme. */
export const playOf = (theme: Theme): Play => (theme === "misere" ? "misere" : "normal");

/** Returns true if the puzzles are of several games, so that each names its game. */
export const isMixed = (theme: Theme) => !["nim-sum", "kayles", "hackenbush"].includes(theme);

export interface ThemedPuzzle {
  theme: Theme;
  /** Place in the series, from 1. */
  number: number;
  /** Word by which a link names the puzzle. */
  word: string;
  address: string;
  /** Game with its rules; null for a sum. */
  game: string | null;
  play: Play;
  /** Difficulty, from 1 to 5. */
  step: number;
  /** Difficulty on the scale of Elo. */
  rating: number;
}

const series: Record<Theme, readonly ThemedPuzzle[]> = {
  first: puzzlesOf("first"),
  pairs: puzzlesOf("pairs"),
  "nim-sum": puzzlesOf("nim-sum"),
  kayles: puzzlesOf("kayles"),
  hackenbush: puzzlesOf("hackenbush"),
  misere: puzzlesOf("misere"),
  sums: puzzlesOf("sums"),
  hottest: puzzlesOf("hottest"),
};

function puzzlesOf(theme: Theme): ThemedPuzzle[] {
  return seriesData[theme].map(({address, game, step, rating}, i) => {
    const number = i + 1;
    return {theme, number, word: `${theme}/${number}`, address, game, play: playOf(theme), step, rating};
  });
}

export const seriesOf = (theme: Theme) => series[theme];

/** Returns the puzzles of all series that are of one game, the easiest first. */
export const puzzlesOfGame = (game: string, play: Play): ThemedPuzzle[] =>
  themes
    .flatMap((theme) => [...series[theme]])
    .filter((puzzle) => puzzle.play === play && puzzle.game === game)
    .sort((a, b) => a.rating - b.rating);

export const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text);

/** Returns the puzzle of a theme that a link names by its word; null if the position is another one. */
export function themedBy(word: string, {address, play}: PositionQuery): ThemedPuzzle | null {
  const [theme = ""] = word.split("/");
  if (!isTheme(theme)) return null;
  return (
    series[theme].find((puzzle) => puzzle.word === word && puzzle.address === address && puzzle.play === play) ?? null
  );
}

/** Article that explains the idea of a theme, by its file. */
export const articleOf: Record<Theme, string> = {
  first: "mex",
  pairs: "nim",
  "nim-sum": "nim",
  kayles: "periods",
  hackenbush: "hackenbush",
  misere: "misere",
  sums: "sums",
  hottest: "switches",
};

/** Returns the first unsolved puzzle on the path through the themes, in their order; null if all are solved. */
export function nextOnPath(solvedOf: (theme: Theme) => ReadonlySet<number>): ThemedPuzzle | null {
  for (const theme of themes) {
    const next = nextOf(theme, solvedOf(theme));
    if (next) return next;
  }
  return null;
}

/** Returns the first unsolved puzzle, after the place `from` and then before it; null if all are solved. */
export function nextOf(theme: Theme, solved: ReadonlySet<number>, from = 0): ThemedPuzzle | null {
  const all = series[theme];
  const rotated = [...all.slice(from), ...all.slice(0, from)];
  return rotated.find(({number}) => number !== from && !solved.has(number)) ?? null;
}
