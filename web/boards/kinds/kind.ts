// Interface of a kind of board: all that is its own but its words, and its notation, which loads with the editor.
import type {FunctionComponent} from "preact";
import type {MovePart} from "../../engine/types";
import type {Board, BoardOf, Touch, ViewProps} from "../input/touch";

/** Kinds as the page tells them apart: those of the engine, and pins, which are heaps for the engine. */
export type KindName = Board["kind"] | "pins";
export type BoardOfKind<K extends KindName> = K extends Board["kind"] ? BoardOf<K> : BoardOf<"heaps">;

export type View<B extends Board> = FunctionComponent<ViewProps<B>>;

/** Marks are elements of the board, in the notation of `ViewProps.last`. */
export interface BoardKind<B extends Board> {
  /** Loads the view, with the layout that it needs. */
  load(): Promise<{View: View<B>}>;
  /** Returns the marks of the beginning of a touch; none if its first number is no element of the board. */
  firstMarks(board: B, touch: Touch): string[];
  /**
   * Returns the marks of a full touch: what it takes, or moves and where to. The part of the listed move is given if
   * there is one.
   */
  moveMarks(board: B, touch: Touch, part: MovePart | undefined): string[];
  /**
   * Returns the marks of all that has changed by a touch, on the board before it; left out by kinds where that is what
   * the touch names.
   */
  changedMarks?(before: B, touch: Touch, after: B): string[];
  /** Returns the marks of a touch on the board after it. Removed elements are marked where they stood. */
  lastMoveMarks(before: B, touch: Touch, after: B): string[];
  /** Returns true if the board fits a screen 360 px wide without scrolling. */
  fitsPhone(board: B): boolean;
  /** Shelf of the gallery on which its games are, unless they are listed there. */
  shelf: "heaps" | "squares" | "strips" | "coins" | "cut" | "walks" | "stairs" | "own";
}

export const kindOf = (board: Board): KindName => (board.kind === "heaps" && board.as === "rows" ? "pins" : board.kind);
