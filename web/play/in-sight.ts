// Of a sum that is longer than the screen, the board that the engine has moved on is brought into view.
import type {RefObject} from "preact";
import {useEffect} from "preact/hooks";
import type {Answer} from "../engine/types";
import type {Highlight} from "../game/highlight";
import type {State} from "../game/state";

export function useAnsweredInSight(
  root: RefObject<Element | null>,
  {analysis, announcement, line}: State,
  last: Highlight,
) {
  // Whoever has only opened a page, where the engine begins, is to stay where they are.
  const isReply = announcement.value?.by === "engine" && line.value.at > 1 && !analysis.stale.value;
  const answer: Answer | null = isReply ? analysis.answer.value : null;
  useEffect(() => {
    if (answer && last.component !== null)
      root.current?.querySelectorAll("#board .component")[last.component]?.scrollIntoView({block: "nearest"});
  }, [answer]);
}
