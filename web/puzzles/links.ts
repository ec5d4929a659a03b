// The links that puzzles need of the site.
import type {Play} from "../engine/types";

export interface PuzzleLinks {
  /** A puzzle at the table; without an address, that of a day. */
  puzzle(address: string | null, play: Play, word: string): string;
  /** A position at the table. */
  position(address: string, play: Play): string;
  /** The page of puzzles, or that of a theme. */
  page(theme: string | null): string;
}
