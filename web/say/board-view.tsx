// Board of any kind, with labels in the reader's language.
import {createElement} from "preact";
import {useMemo} from "preact/hooks";
import type {Board, ViewProps} from "../boards/input/touch";
import {kinds} from "../boards/kinds/all";
import {type KindName, kindOf, type View} from "../boards/kinds/kind";
import {createLatePart, type Late} from "../delivery/late";
import {useLanguage} from "../ui/language";
import {LateView} from "../ui/late";
import {labelsFor} from "./labels";
import {pieceShapes} from "./piece-shapes";

type BoardViewProps = Pick<
  ViewProps<Board>,
  "board" | "hand" | "pins" | "blocks" | "last" | "lastTouches" | "start"
> & {
  /** Id of its game, if known. */
  game: string | null;
  /** Default to none. */
  highlight?: ReadonlySet<string>;
  preview?: ReadonlySet<string>;
  /** True, the default, if the board itself says whose turn it is in a game of two players. */
  saysTurn?: boolean;
  /** True in a draw, where the best moves hold it. */
  isDraw?: boolean;
};

/** Shared by all boards, so that an equal set does not redraw one. */
const noMarks: ReadonlySet<string> = new Set();

type Views = {[K in KindName]: Late<Awaited<ReturnType<(typeof kinds)[K]["load"]>>>};
/** Views of boards by kind, each loaded when it is first needed. */
export const views = Object.fromEntries(
  Object.entries(kinds).map(([kind, {load}]) => [kind, createLatePart<{View: unknown}>(load)]),
) as unknown as Views;
const viewOf = (board: Board) => views[kindOf(board)] as Late<{View: View<Board>}>;

/** Preloads the views of all kinds of boards. */
export function loadViews() {
  for (const late of Object.values(views)) void late.load();
}

/** Settles when the boards can be drawn, or when their views failed to load. */
export const readyToDraw = (boards: readonly Board[]) => Promise.all(boards.map((board) => viewOf(board).load()));

export function BoardView({
  board,
  game,
  hand,
  highlight = noMarks,
  preview = noMarks,
  pins,
  blocks,
  last,
  lastTouches,
  start,
  saysTurn = true,
  isDraw = false,
}: BoardViewProps) {
  const t = useLanguage();
  const late = viewOf(board);
  const view = late.part.value?.View;
  // A board of a thousand pieces is redrawn only if its own props change.
  return useMemo(() => {
    if (!view)
      return (
        <LateView late={late} plates={[12]}>
          {() => null}
        </LateView>
      );
    return createElement(view, {
      board,
      hand,
      highlight,
      preview,
      pins,
      blocks,
      last,
      lastTouches,
      pieces: pieceShapes(game),
      start,
      labels: labelsFor(board, t, saysTurn, isDraw),
    });
  }, [late, view, board, game, hand, highlight, preview, pins, blocks, last, lastTouches, start, saysTurn, isDraw, t]);
}
