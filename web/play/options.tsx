// Rarely used options of play, folded away: how the opponent plays, and what helps to learn.
import {type Level, levels, type Style} from "../game/opponent";
import {playing, type Words} from "../text";
import {bounded} from "../ui/numbers";
import {useTongue} from "../ui/tongue";

interface OptionsProps {
  style: Style;
  tutor: boolean;
  predict: boolean;
  onStyle(style: Style): void;
  onTutor(on: boolean): void;
  onPredict(on: boolean): void;
}

const about = {
  perfect: playing.perfectAbout,
  teachable: playing.teachableAbout,
  random: playing.randomAbout,
} satisfies Record<Level, Words>;
export function Options({style, tutor, predict, onStyle, onTutor, onPredict}: OptionsProps) {
  const t = useTongue();
  const {level} = style;
  const number = (words: Words, key: "errsAt" | "seed", low: number, high: number) => (
    <label>
      {t(words)}{" "}
      <input
        type="number"
        min={low}
        max={high}
        value={style[key]}
        onChange={(e) => onStyle({...style, [key]: bounded(e.currentTarget.value, low, high)})}
      />
    </label>
  );
  const check = (words: Words, on: boolean, set: (on: boolean) => void) => (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(e) => set(e.currentTarget.checked)} />
      {t(words)}
    </label>
  );
  return (
    <details class="options">
      <summary>{t(playing.options)}</summary>
      <fieldset class="controls">
        <legend>{t(playing.level)}</legend>
        {levels.map((one) => (
          <label class="check" key={one}>
            <input type="radio" name="level" checked={level === one} onChange={() => onStyle({...style, level: one})} />
            {t(playing[one])}
          </label>
        ))}
        {level === "teachable" && number(playing.errsAt, "errsAt", 1, 5)}
        {level === "random" && number(playing.seed, "seed", 0, 999_999)}
      </fieldset>
      <p class="quiet">{t(about[level])}</p>
      <div class="controls">
        {check(playing.tutor, tutor, onTutor)}
        {check(playing.predict, predict, onPredict)}
      </div>
    </details>
  );
}
