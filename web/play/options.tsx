// Rarely used options of play, folded away: how the opponent plays, and what helps to learn.
import {type Level, levels, type Style} from "../game/opponent";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";
import {bounded} from "../ui/numbers";

interface OptionsProps {
  style: Style;
  tutor: boolean;
  predict: boolean;
  onStyle(style: Style): void;
  onTutor(on: boolean): void;
  onPredict(on: boolean): void;
}

const about = (t: Language) =>
  ({
    perfect: t.playing.perfectAbout,
    teachable: t.playing.teachableAbout,
    random: t.playing.randomAbout,
  }) satisfies Record<Level, string>;
export function Options({style, tutor, predict, onStyle, onTutor, onPredict}: OptionsProps) {
  const t = useLanguage();
  const {level} = style;
  const number = (words: string, key: "errsAt" | "seed", low: number, high: number) => (
    <label>
      {words}{" "}
      <input
        type="number"
        min={low}
        max={high}
        value={style[key]}
        onChange={(e) => onStyle({...style, [key]: bounded(e.currentTarget.value, low, high)})}
      />
    </label>
  );
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
        {levels.map((one) => (
          <label class="check" key={one}>
            <input type="radio" name="level" checked={level === one} onChange={() => onStyle({...style, level: one})} />
            {t.playing[one]}
          </label>
        ))}
        {level === "teachable" && number(t.playing.errsAt, "errsAt", 1, 5)}
        {level === "random" && number(t.playing.seed, "seed", 0, 999_999)}
      </fieldset>
      <p class="quiet">{about(t)[level]}</p>
      <div class="controls">
        {check(t.playing.tutor, tutor, onTutor)}
        {check(t.playing.predict, predict, onPredict)}
      </div>
    </details>
  );
}
