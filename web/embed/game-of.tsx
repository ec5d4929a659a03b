// The game in the element: whose turn it is, or who has won, and the controls of play, fed from its state.

import type {Level} from "../address/terms";
import {accountNow} from "../game/account-of-game";
import {levelsAt} from "../game/opponent";
import type {State} from "../game/state";
import {sayAccount} from "../play/account-text";
import {GameBar} from "../play/game-bar";
import {sayTurn, turnOf} from "../play/turn";
import {useLanguage} from "../ui/language";

export function GameOf({state}: {state: State}) {
  const t = useLanguage();
  const {interaction, line, autoplay} = state;
  const turn = turnOf(state);
  const account = turn?.isOver ? accountNow(state) : null;
  const side = autoplay.side.value;
  return (
    <GameBar
      turn={account ? sayAccount(account)(t) : turn && sayTurn(turn, t)}
      canUndo={state.canUndo.value}
      canRedo={state.canRedo.value}
      isBegun={line.value.line.length > 1}
      offered={levelsAt(state.analysis.answer.value, autoplay.style.value.level)}
      level={side && autoplay.style.value.level}
      hints={interaction.hints.value}
      onUndo={state.undo}
      onRedo={state.redo}
      onRestart={state.again}
      onLevel={(level) => against(state, level, side ?? "second")}
      onSwap={() => against(state, autoplay.style.value.level, side === "first" ? "second" : "first")}
      onHints={interaction.setHints}
    />
  );
}

/** `side` is the engine's; without a level two persons play. */
function against({autoplay}: State, level: Level | null, side: "first" | "second") {
  if (level) autoplay.setStyle({...autoplay.style.value, level});
  autoplay.setSide(level && side);
}
