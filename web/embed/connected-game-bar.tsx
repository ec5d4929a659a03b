// Controls of play in the element, connected to its state: whose turn it is or who has won, undo, opponent and hints.

import type {Level} from "../address/terms";
import {currentAccount} from "../game/line/account-of-game";
import {availableLevels} from "../game/opponent/opponent";
import type {State} from "../game/state";
import {sayAccount} from "../play/account-text";
import {GameBar} from "../play/game-bar";
import {sayTurn, turnOf} from "../play/turn";
import {useLanguage} from "../ui/language";

export function ConnectedGameBar({state}: {state: State}) {
  const t = useLanguage();
  const {interaction, line, autoplay} = state;
  const turn = turnOf(state);
  const outcomeAccount = turn?.isOver ? currentAccount(state) : null;
  const side = autoplay.side.value;
  return (
    <GameBar
      turn={outcomeAccount ? sayAccount(outcomeAccount)(t) : turn && sayTurn(turn, t)}
      canUndo={state.canUndo.value}
      canRedo={state.canRedo.value}
      isBegun={line.value.line.length > 1}
      levels={availableLevels(state.analysis.answer.value, autoplay.style.value.level)}
      level={side && autoplay.style.value.level}
      hints={interaction.hints.value}
      onUndo={state.undo}
      onRedo={state.redo}
      onRestart={state.again}
      onLevel={(level) => setOpponent(state, level, side ?? "second")}
      onSwap={() => setOpponent(state, autoplay.style.value.level, side === "first" ? "second" : "first")}
      onHints={interaction.setHints}
    />
  );
}

/** Lets the engine play `side` at `level`; without a level two persons play. */
function setOpponent({autoplay}: State, level: Level | null, side: "first" | "second") {
  if (level) autoplay.setStyle({...autoplay.style.value, level});
  autoplay.setSide(level && side);
}
