// List below the proof of the consequences of each move: the first winning moves, then the first of the others.
import type {Answer} from "../engine/types";
import {highlightedBy} from "../game/selection/move-marks";
import {SentenceWithBreaks} from "../ui/breaks";
import {useTexts} from "../ui/language";
import {consequencesOf} from "./consequences";
import type {Highlighting} from "./reason-lines";
import {useHighlight} from "./use-highlight";

export function EachMove({answer, highlighting}: {answer: Answer; highlighting: NonNullable<Highlighting>}) {
  const t = useTexts("explain");
  const highlightProps = useHighlight(highlighting);
  const consequences = consequencesOf(answer, t);
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
