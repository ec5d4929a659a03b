// A board of any kind, labelled in the reader's language.
import {createElement} from "preact";
import {useMemo} from "preact/hooks";
import type {Board, ViewProps} from "../boards/hand/touch";
import {isEarly, lateViews, viewOf} from "../boards/views";
import {late} from "../delivery/late";
import {useLanguage} from "../ui/language";
import {LateOf} from "../ui/late";
import {labelsFor} from "./labels";

type Shown = Pick<ViewProps<Board>, "board" | "hand" | "pins" | "blocks" | "last" | "lastTouchedBy" | "start"> & {
  /** Nothing, where it is left out. */
  highlight?: ReadonlySet<string>;
  /** Whether it says itself whose turn it is, in a game of two players; usually it does. */
  saysTurn?: boolean;
};

const views = late(lateViews);
/** One for all, so that no board is drawn again for it. */
const none: ReadonlySet<string> = new Set();

/** The views of all kinds, before they are wanted. */
export const loadViews = () => void views.load();

/** Settles when the boards can be drawn, or their views do not come. */
export const readyToDraw = async (boards: readonly Board[]) => boards.every(isEarly) || views.load();

export function BoardView({
  board,
  hand,
  highlight = none,
  pins,
  blocks,
  last,
  lastTouchedBy,
  start,
  saysTurn = true,
}: Shown) {
  const t = useLanguage();
  const view = viewOf(board, views.part.value);
  // A board of a thousand pieces is drawn when it has changed, and not with all that stands around it.
  return useMemo(() => {
    if (!view)
      return (
        <LateOf late={views} plates={[12]}>
          {() => null}
        </LateOf>
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
