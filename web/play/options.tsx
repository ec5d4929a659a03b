// Rarely used options of play, folded away: how the opponent plays, and learning aids.
import type {ComponentChildren} from "preact";
import type {State} from "../game/state";
import {BoundedField} from "../ui/bounded-field";
import {useLanguage} from "../ui/language";
import {sayStrength} from "./opponent-text";
import {PlayerNames} from "./player-names";

/** A game rarely lasts longer than this many moves of one side. */
const maxErrsAt = 5;

/** `children` come first. */
export function Options({state, children}: {state: State; children?: ComponentChildren}) {
  const t = useLanguage();
  const {autoplay, teaching, mode} = state;
  const style = autoplay.style.value;
  const hasOpponent = autoplay.side.value !== null;
  return (
    <details class="options">
      <summary>{t.playing.options}</summary>
      {children}
      {!hasOpponent && mode.value === "play" && <PlayerNames state={state} />}
      {hasOpponent && style.level === "coach" && (
        <BoundedField
          label={t.tutor.errsAt}
          max={maxErrsAt}
          value={style.errsAt}
          onChange={(errsAt) => autoplay.setStyle({...style, errsAt})}
        />
      )}
      {hasOpponent && <p class="quiet">{sayStrength(style.level)(t)}</p>}
      <div class="controls">
        <Check words={t.playing.tutor} isOn={teaching.tutor.value} onChange={teaching.setTutor} />
        <Check words={t.playing.predict} isOn={teaching.predict.value} onChange={teaching.setPredict} />
      </div>
    </details>
  );
}

interface CheckProps {
  words: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

export function Check({words, isOn, onChange}: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
      {words}
    </label>
  );
}
