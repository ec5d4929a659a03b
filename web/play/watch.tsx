// Optimal play, watched: started and paused, at a chosen speed, or move by move.
import {useLanguage} from "../ui/language";

interface WatchProps {
  on: boolean;
  /** There is no optimal move to make: the game is over, or it is not known. */
  idle: boolean;
  speed: number;
  onToggle(): void;
  onStep(): void;
  onSpeed(speed: number): void;
}

export function Watch({on, idle, speed, onToggle, onStep, onSpeed}: WatchProps) {
  const t = useLanguage();
  return (
    <div class="controls watch">
      <button type="button" aria-disabled={idle && !on} onClick={() => (on || !idle) && onToggle()}>
        <span class="sign-of" aria-hidden="true">
          {on ? "❙❙" : "▶"}
        </span>{" "}
        {on ? t.playing.pause : t.playing.watch}
      </button>
      <button type="button" aria-disabled={idle} onClick={() => !idle && onStep()}>
        {t.playing.step}
      </button>
      <label>
        {t.playing.speed}
        <input
          type="range"
          min={-2}
          max={3}
          step={1}
          value={Math.log2(speed)}
          aria-valuetext={`${speed}×`}
          onInput={(e) => onSpeed(2 ** Number(e.currentTarget.value))}
        />
        <span class="math">{speed}×</span>
      </label>
    </div>
  );
}
