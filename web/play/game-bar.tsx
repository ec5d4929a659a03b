// Controls of a game in two rows, if there is no room for its timeline: turn, undo and redo, and the opponent.

import type {Level} from "../address/terms";
import {Glyph} from "../ui/glyph";
import {useLanguage} from "../ui/language";
import {OpponentSelect} from "./opponent-select";

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
        <OpponentSelect level={level} levels={props.levels} onLevel={props.onLevel} />
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
