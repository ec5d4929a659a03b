// Interface of the words of a kind of board.
import type {Language, Sentence} from "../../text/language";
import type {Board, Touch, Touchable} from "../input/touch";

export interface BoardWords<B extends Board> {
  /** Names a board with what stands on it. */
  name(board: B, t: Language): string;
  /** Describes a complete or partial touch as a move. */
  touch(board: B, touch: Touch): Sentence;
  /** Describes what a touch points at; as `touch` does by default. */
  target?(board: B, touch: Touch): Sentence;
  /** Names the place where a longer touch begins; as `touch` describes that element by default. */
  place?(board: B, first: string): Sentence;
  /** Tells what to touch after the beginning of a touch; left out by kinds whose touches have one element. */
  next?(board: B, touch: Touch, legal: Touchable): Sentence;
  /** Returns what the picture of a board without a mover cannot show; may be empty. */
  note?(board: B, t: Language): string;
  /** Names a part of the board; counted from 0. */
  part?(index: number, t: Language): string;
  /** Prompt for the next part of a split. */
  besides?(t: Language): string;
  /** Describes how the board is touched. */
  help?(t: Language): string;
  /** Returns the board as lines of plain text; left out by kinds that do not consist of rows. */
  lines?(board: B): string[];
}

export const oneBased = (index: string | undefined) => String(Number(index ?? 0) + 1);

const maxListed = 12;

export const truncateList = (list: string[], t: Language) =>
  t.list(list.length > maxListed ? [...list.slice(0, maxListed), "…"] : list);

/** Names what stands on a cell or a coin shows. */
export function faceName(letter: string | undefined, t: Language): string {
  const names: Record<string, string> = {H: t.ui.heads, x: t.ui.colourB, o: t.ui.colourR};
  return names[letter ?? ""] ?? t.ui.tails;
}

/** Maximal size of a heap or strip that is drawn; a larger heap is a number, a longer strip is left out. */
export const maxItems = 60;

export const pile = (size: string) => (Number(size) > maxItems ? size : "●".repeat(Number(size)) || "–");

export function numberLines(lines: readonly string[]): string[] {
  const digits = String(lines.length).length;
  return lines.map((line, i) => `${String(i + 1).padStart(digits)}  ${line}`);
}

/** Tells what to touch next, or that the touches so far can be confirmed. */
export const orConfirm =
  (isDone: boolean, next: "nextCoin" | "nextPart" | "nextHeap"): Sentence =>
  (t) =>
    isDone ? t(t.boards[`${next}OrConfirm`], {confirm: t.ui.confirm}) : t.boards[next];
