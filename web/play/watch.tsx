// Controls to watch optimal play: start and pause, speed, or move by move.
import {useLanguage} from "../ui/language";

interface WatchProps {
  isOn: boolean;
  /** True if there is no optimal move to make: the game is over, or it is not known. */
  isIdle: boolean;
  speed: number;
  onToggle(): void;
  onStep(): void;
  onSpeed(speed: number): void;
}

export function Watch({isOn, isIdle, speed, onToggle, onStep, onSpeed}: WatchProps) {
  const t = useLanguage();
  return (
    <div class="controls watch">
      <button type="button" aria-disabled={isIdle && !isOn} onClick={() => (isOn || !isIdle) && onToggle()}>
        <span class="sign-of" aria-hidden="true">
          {isOn ? "❙❙" : "▶"}
        </span>{" "}
        {isOn ? t.playing.pause : t.playing.watch}
      </button>
      <button type="button" aria-disabled={isIdle} onClick={() => !isIdle && onStep()}>
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
          onInput={(event) => onSpeed(2 ** Number(event.currentTarget.value))}
        />
        <span class="math">{speed}×</span>
      </label>
    </div>
  );
}
