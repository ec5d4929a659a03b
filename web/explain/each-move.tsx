// Below the proof: what each move does, the first of those that win and of those that do not.
import type {Answer} from "../engine/types";
import {highlightedBy} from "../game/move-marks";
import {Unbroken} from "../ui/breaks";
import {useWords} from "../ui/language";
import {consequencesOf} from "./consequences";
import type {Highlighting} from "./reason-lines";
import {useHighlight} from "./use-highlight";

export function EachMove({answer, light}: {answer: Answer; light: NonNullable<Highlighting>}) {
  const t = useWords("explain");
  const highlightProps = useHighlight(light);
  const told = consequencesOf(answer, t);
  if (!told.length) return null;
  return (
    <div class="further each-move">
      <h3>{t.why.eachMove}</h3>
      {told.map(({says, moves}) => (
        <div key={says}>
          <p>{says}</p>
          {moves.length > 0 && (
            <ul>
              {moves.map(({says, move}) => (
                <li key={move.touch.join(".")}>
                  <button type="button" class="said" {...highlightProps(highlightedBy(answer, move))}>
                    <Unbroken says={says} />
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
