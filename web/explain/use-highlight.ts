// Highlights on the board what is pointed at or has the focus, and restores the highlight before it.
import {useRef} from "preact/hooks";
import type {Highlight} from "../game/highlight";
import type {Highlighting} from "./reason-lines";

export function useHighlight(light: NonNullable<Highlighting>) {
  const before = useRef<Highlight | null>(null);
  const leave = () => {
    if (before.current) light.onHighlight(before.current);
    before.current = null;
  };
  /** Of a button. */
  return (highlight: Highlight) => {
    const point = () => {
      before.current ??= light.highlight;
      light.onHighlight(highlight);
    };
    return {onMouseEnter: point, onMouseLeave: leave, onFocus: point, onBlur: leave, onClick: point};
  };
}
