// Multiplication of the heaps one by one; pointing at a heap highlights it on the board.
import type {Reason} from "../../engine/types";
import {useTexts} from "../../ui/language";
import {texts} from "../facts";
import type {Highlighting} from "../use-highlight";
import {useHighlight} from "../use-highlight";
import {stepsOf} from "./product-text";

export function Walk({reason, highlighting}: {reason: Reason; highlighting: NonNullable<Highlighting>}) {
  const t = useTexts("product");
  const highlightProps = useHighlight(highlighting);
  const heaps = texts(reason.facts.products).length;
  return (
    <ol class="walk">
      {stepsOf(reason, t).map(({heap, says}, i) => (
        <li key={i}>
          {i < heaps ? (
            <button
              type="button"
              class="said"
              {...highlightProps({component: null, marks: new Set([reason.marks[i] ?? ""])})}
            >
              {heap}
            </button>
          ) : (
            <span class="quiet">{heap}</span>
          )}
          <span class="math">{says}</span>
        </li>
      ))}
    </ol>
  );
}
