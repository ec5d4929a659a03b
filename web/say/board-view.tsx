// Board of any kind, with labels in the reader's language.
import {createElement} from "preact";
import {useMemo} from "preact/hooks";
import type {Board, ViewProps} from "../boards/hand/touch";
import {isEarly, lateViews, viewOf} from "../boards/views";
import {createLatePart} from "../delivery/late";
import {useLanguage} from "../ui/language";
import {LateView} from "../ui/late";
import {labelsFor} from "./labels";

type BoardViewProps = Pick<
  ViewProps<Board>,
  "board" | "hand" | "pins" | "blocks" | "last" | "lastTouchedBy" | "start"
> & {
  /** Defaults to no highlight. */
  highlight?: ReadonlySet<string>;
  /** True, the default, if the board itself says whose turn it is in a game of two players. */
  saysTurn?: boolean;
};

const views = createLatePart(lateViews);
/** Shared by all boards, so that an equal set does not redraw one. */
const noMarks: ReadonlySet<string> = new Set();

/** Preloads the views of all kinds of boards. */
export const loadViews = () => void views.load();

/** Settles when the boards can be drawn, or when their views failed to load. */
export const readyToDraw = async (boards: readonly Board[]) => boards.every(isEarly) || views.load();

export function BoardView({
  board,
  hand,
  highlight = noMarks,
  pins,
  blocks,
  last,
  lastTouchedBy,
  start,
  saysTurn = true,
}: BoardViewProps) {
  const t = useLanguage();
  const view = viewOf(board, views.part.value);
  // A board of a thousand pieces is redrawn only if its own props change.
  return useMemo(() => {
    if (!view)
      return (
        <LateView late={views} plates={[12]}>
          {() => null}
        </LateView>
      );
    return createElement(view, {
      board,
      hand,
      highlight,
      pins,
      blocks,
      last,
      lastTouchedBy,
      start,
      labels: labelsFor(board, t, saysTurn),
    });
  }, [view, board, hand, highlight, pins, blocks, last, lastTouchedBy, start, saysTurn, t]);
}
