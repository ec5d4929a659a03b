// Series of puzzles, each on one idea and from easy to hard; `npm run puzzles` writes their positions.
import type {Play} from "../engine/types";
import type {Question} from "./analysis";
import written from "./puzzle-series.json";

export const themes = ["first", "pairs", "nim-sum", "kayles", "hackenbush", "misere", "sums", "hottest"] as const;
export type Theme = (typeof themes)[number];

/** What the positions of a theme are played under. */
export const playOf = (theme: Theme): Play => (theme === "misere" ? "misere" : "normal");

/** Whether its puzzles are of several games, so that each is to be named. */
export const isMixed = (theme: Theme) => !["nim-sum", "kayles", "hackenbush"].includes(theme);

export interface ThemedPuzzle {
  theme: Theme;
  /** Its place, from 1. */
  number: number;
  /** By which its link knows it. */
  word: string;
  address: string;
  play: Play;
  /** How hard it is, from 1 to 5. */
  step: number;
}

const series: Record<Theme, readonly ThemedPuzzle[]> = {
  first: placed("first"),
  pairs: placed("pairs"),
  "nim-sum": placed("nim-sum"),
  kayles: placed("kayles"),
  hackenbush: placed("hackenbush"),
  misere: placed("misere"),
  sums: placed("sums"),
  hottest: placed("hottest"),
};

function placed(theme: Theme): ThemedPuzzle[] {
  return written[theme].map(({address, step}, i) => {
    const number = i + 1;
    return {theme, number, word: `${theme}/${number}`, address, play: playOf(theme), step};
  });
}

export const seriesOf = (theme: Theme) => series[theme];

export const isTheme = (text: string | null): text is Theme => themes.some((theme) => theme === text);

/** The puzzle of a theme that a link names by its word; null where the word stands at another position. */
export function themedBy(word: string, {address, play}: Question): ThemedPuzzle | null {
  const [theme = ""] = word.split("/");
  if (!isTheme(theme)) return null;
  return series[theme].find((one) => one.word === word && one.address === address && one.play === play) ?? null;
}

/** The first that is not solved, after the place `from` and then before it; null where all are. */
export function nextOf(theme: Theme, solved: ReadonlySet<number>, from = 0): ThemedPuzzle | null {
  const all = series[theme];
  const turned = [...all.slice(from), ...all.slice(0, from)];
  return turned.find(({number}) => number !== from && !solved.has(number)) ?? null;
}
