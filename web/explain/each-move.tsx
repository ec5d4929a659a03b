// Below the proof: what each move does, the first of those that win and of those that do not. A move that is pointed at, or has the
// focus, is lit on the board; what was lit before comes back.
import {useRef} from "preact/hooks";
import type {Answer, Move} from "../engine/types";
import type {Lit} from "../game/lit";
import {litBy} from "../game/move-marks";
import {useWords} from "../ui/language";
import {consequencesOf} from "./consequences";
import type {Light} from "./reason-lines";

export function EachMove({answer, light}: {answer: Answer; light: NonNullable<Light>}) {
  const t = useWords("explain");
  const before = useRef<Lit | null>(null);
  const told = consequencesOf(answer, t);
  if (!told.length) return null;
  const point = (move: Move) => {
    before.current ??= light.lit;
    light.onLight(litBy(answer, move));
  };
  const leave = () => {
    if (before.current) light.onLight(before.current);
    before.current = null;
  };
  return (
    <div class="each-move">
      <h3>{t.why.eachMove}</h3>
      {told.map(({says, moves}) => (
        <div key={says}>
          <p>{says}</p>
          {moves.length > 0 && (
            <ul>
              {moves.map(({says, move}) => (
                <li key={move.touch.join(".")}>
                  <button
                    type="button"
                    onMouseEnter={() => point(move)}
                    onMouseLeave={leave}
                    onFocus={() => point(move)}
                    onBlur={leave}
                    onClick={() => point(move)}
                  >
                    {says}
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
