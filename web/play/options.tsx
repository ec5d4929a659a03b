// Rarely used options of play, folded away: how the opponent plays, and what helps to learn.
import type {Level} from "../address/terms";
import type {Style} from "../game/opponent";
import {levelWords} from "../say/level-names";
import {useLanguage} from "../ui/language";
import {bounded} from "../ui/numbers";
import {sayStrength} from "./opponent-text";

/** A game is rarely open after more moves of one side. */
const latest = 5;

interface OptionsProps {
  style: Style;
  /** Whom one can play against here. */
  offered: Level[];
  tutor: boolean;
  predict: boolean;
  onStyle(style: Style): void;
  onTutor(on: boolean): void;
  onPredict(on: boolean): void;
}

export function Options({style, offered, tutor, predict, onStyle, onTutor, onPredict}: OptionsProps) {
  const t = useLanguage();
  const {level} = style;
  const check = (words: string, on: boolean, set: (on: boolean) => void) => (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(e) => set(e.currentTarget.checked)} />
      {words}
    </label>
  );
  return (
    <details class="options">
      <summary>{t.playing.options}</summary>
      <fieldset class="controls">
        <legend>{t.playing.level}</legend>
        {offered.map((one) => (
          <label class="check" key={one}>
            <input type="radio" name="level" checked={level === one} onChange={() => onStyle({...style, level: one})} />
            {levelWords(t)[one]}
          </label>
        ))}
        {level === "coach" && (
          <label>
            {t.tutor.errsAt}{" "}
            <input
              type="number"
              min={1}
              max={latest}
              value={style.errsAt}
              onChange={(e) => onStyle({...style, errsAt: bounded(e.currentTarget.value, 1, latest)})}
            />
          </label>
        )}
      </fieldset>
      <p class="quiet">{sayStrength(level)(t)}</p>
      <div class="controls">
        {check(t.playing.tutor, tutor, onTutor)}
        {check(t.playing.predict, predict, onPredict)}
      </div>
    </details>
  );
}
