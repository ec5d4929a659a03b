// Links of the site that the puzzles need.
import type {Play} from "../engine/types";
import type {Lang} from "../text";

export interface PuzzleLinks {
  /** Link to a puzzle at the table; without an address, to that of a day. */
  puzzle(address: string | null, play: Play, word: string): string;
  /** Link to a position at the table. */
  position(address: string, play: Play): string;
  /** Link to the page of puzzles, or to that of a theme. */
  page(theme: string | null): string;
  /** Link to an article; null in a page without articles. */
  article(name: string, lang: Lang): string | null;
}
