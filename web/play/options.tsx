// Rarely used options of play, folded away: how the opponent plays, and learning aids.
import type {Level} from "../address/terms";
import type {Style} from "../game/opponent/opponent";
import {levelWords} from "../say/level-names";
import {BoundedField} from "../ui/bounded-field";
import {useLanguage} from "../ui/language";
import {sayStrength} from "./opponent-text";

/** A game rarely lasts longer than this many moves of one side. */
const maxErrsAt = 5;

interface OptionsProps {
  style: Style;
  /** Levels that can be chosen here. */
  levels: Level[];
  tutor: boolean;
  predict: boolean;
  onStyle(style: Style): void;
  onTutor(isOn: boolean): void;
  onPredict(isOn: boolean): void;
}

export function Options({style, levels, tutor, predict, onStyle, onTutor, onPredict}: OptionsProps) {
  const t = useLanguage();
  const {level} = style;
  const check = (words: string, isOn: boolean, onChange: (isOn: boolean) => void) => (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {words}
    </label>
  );
  return (
    <details class="options">
      <summary>{t.playing.options}</summary>
      <fieldset class="controls">
        <legend>{t.playing.level}</legend>
        {levels.map((option) => (
          <label class="check" key={option}>
            <input
              type="radio"
              name="level"
              checked={level === option}
              onChange={() => onStyle({...style, level: option})}
            />
            {levelWords(t)[option]}
          </label>
        ))}
        {level === "coach" && (
          <BoundedField
            label={t.tutor.errsAt}
            max={maxErrsAt}
            value={style.errsAt}
            onChange={(errsAt) => onStyle({...style, errsAt})}
          />
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
