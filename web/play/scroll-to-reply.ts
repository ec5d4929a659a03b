// Scrolls to the component in which the engine has moved, in a sum that is longer than the screen.
import type {RefObject} from "preact";
import {useEffect} from "preact/hooks";
import type {Highlight} from "../game/selection/highlight";
import type {State} from "../game/state";

export function useScrollToReply(
  root: RefObject<Element | null>,
  {analysis, announcement, line}: Pick<State, "analysis" | "announcement" | "line">,
  last: Highlight,
) {
  // Opening a page on which the engine begins must not scroll it.
  const isReply = announcement.value?.by === "engine" && line.value.at > 1;
  const answer = isReply ? analysis.currentAnswer.value : null;
  useEffect(() => {
    if (answer && last.component !== null)
      root.current?.querySelectorAll("#board .component")[last.component]?.scrollIntoView({block: "nearest"});
  }, [answer]);
}
