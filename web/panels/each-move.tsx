// Below the proof: what each move does, the first of those that win and of those that do not.
import type {Answer} from "../engine/types";
import {why} from "../text";
import {consequencesOf} from "./consequences";
import {useTongue} from "./tongue";

const most = 3;

export function EachMove({answer}: {answer: Answer}) {
  const t = useTongue();
  const told = consequencesOf(answer, most, t);
  if (!told.length) return null;
  return (
    <div class="each-move">
      <h3>{t(why.eachMove)}</h3>
      {told.map(({says, moves}) => (
        <div key={says}>
          <p>{says}</p>
          <ul>
            {moves.map((move) => (
              <li key={move}>{move}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
