// Controls of a game in two rows, if there is no room for its timeline: turn, undo and redo, and the opponent.

import {type Level, levels} from "../address/terms";
import {levelWords} from "../say/level-names";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";

interface GameBarProps {
  turn: string | null;
  canUndo: boolean;
  canRedo: boolean;
  /** False at the start, where there is nothing to begin again. */
  isBegun: boolean;
  /** Null if two people play. */
  level: Level | null;
  /** Levels that can be chosen here. */
  levels: Level[];
  hints: boolean;
  onUndo(): void;
  onRedo(): void;
  onRestart(): void;
  onLevel(level: Level | null): void;
  onSwap(): void;
  onHints(isOn: boolean): void;
}

export function GameBar(props: GameBarProps) {
  const t = useLanguage();
  const {turn, level, isBegun} = props;
  return (
    <fieldset class="game-bar" part="controls" aria-label={t.ui.timeline}>
      <div class="controls">
        <Glyph sign="↶" name={t.ui.undo} off={!props.canUndo} onPress={props.onUndo} />
        <Glyph sign="↷" name={t.ui.redo} off={!props.canRedo} onPress={props.onRedo} />
        <Glyph sign="⇤" name={t.ui.newGame} off={!isBegun} onPress={props.onRestart} />
        <span class="turn">{turn}</span>
      </div>
      <div class="controls">
        <label>
          {t.ui.opponent}{" "}
          <select
            value={level ?? "none"}
            onChange={(event) => props.onLevel(levels.find((level) => level === event.currentTarget.value) ?? null)}
          >
            <option value="none">{t.playing.nobody}</option>
            {props.levels.map((option) => (
              <option key={option} value={option}>
                {t(t.tutor.against, {level: levelWords(t)[option]})}
              </option>
            ))}
          </select>
        </label>
        {level && (
          <button type="button" onClick={props.onSwap}>
            {t.ui.swap}
          </button>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={props.hints}
            onChange={(event) => props.onHints(event.currentTarget.checked)}
          />
          {t.ui.hints}
        </label>
      </div>
    </fieldset>
  );
}
