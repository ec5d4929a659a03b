// List below the proof of the consequences of each move: the first winning moves, then the first of the others. In brief
// only what is true of all of them, unless no move wins.
import type {Answer} from "../engine/types";
import {highlightedBy} from "../game/selection/move-marks";
import {SentenceWithBreaks} from "../ui/breaks";
import {useTexts} from "../ui/language";
import {consequencesOf, winningInBrief} from "./consequences";
import {type Highlighting, useHighlight} from "./use-highlight";

interface EachMoveProps {
  answer: Answer;
  highlighting: Highlighting;
  /** True where the page lists the moves elsewhere. */
  isBrief: boolean;
}

export function EachMove({answer, highlighting, isBrief}: EachMoveProps) {
  const t = useTexts("explain");
  const highlightProps = useHighlight(highlighting);
  const consequences = (isBrief && winningInBrief(answer, t)) || consequencesOf(answer, t);
  if (!consequences.length) return null;
  return (
    <div class="further each-move">
      <h3>{t.why.eachMove}</h3>
      {consequences.map(({says, moves}) => (
        <div key={says}>
          <p>{says}</p>
          {moves.length > 0 && (
            <ul>
              {moves.map(({says, move}) => (
                <li key={move.touch.join(".")}>
                  <button type="button" class="said" {...highlightProps(highlightedBy(answer, move))}>
                    <SentenceWithBreaks says={says} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
