// Choice of the opponent in the current game, and of who moves first.
import type {Level} from "../address/terms";
import {availableLevels} from "../game/opponent/opponent";
import type {State} from "../game/state";
import {OpponentSelect} from "./opponent-select";

export function OpponentChoice({state}: {state: State}) {
  const {autoplay, analysis} = state;
  const side = autoplay.side.value;
  const style = autoplay.style.value;
  const choose = (level: Level | null) => {
    if (level) autoplay.setStyle({...style, level});
    autoplay.setSide(level && (side ?? "second"));
  };
  return (
    <OpponentSelect
      level={side && style.level}
      levels={availableLevels(analysis.answer.value, style.level)}
      onLevel={choose}
    />
  );
}
