// A board of any kind, labelled in the reader's language.
import {createElement} from "preact";
import {useMemo} from "preact/hooks";
import type {Board, ViewProps} from "../boards/hand/touch";
import {viewOf} from "../boards/views";
import {useLanguage} from "../ui/language";
import {labelsFor} from "./labels";

type Shown = Pick<ViewProps<Board>, "board" | "hand" | "lit" | "pins" | "blocks" | "last" | "start">;

export function BoardView({board, hand, lit, pins, blocks, last, start}: Shown) {
  const t = useLanguage();
  // A board of a thousand pieces is drawn when it has changed, and not with all that stands around it.
  return useMemo(() => {
    return createElement(viewOf(board), {board, hand, lit, pins, blocks, last, start, labels: labelsFor(board, t)});
  }, [board, hand, lit, pins, blocks, last, start, t]);
}
