// The game in the element: whose turn it is, or who has won, and the controls of play, fed from its state.

import {accountNow} from "../game/account-of-game";
import type {Level} from "../game/opponent";
import type {State} from "../game/state";
import {sayAccount} from "../play/account-text";
import {GameBar} from "../play/game-bar";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";

const turns = (t: Language) => [t.playing.player1Turn, t.playing.player2Turn];
const wins = (t: Language) => [t.playing.player1Won, t.playing.player2Won];

function turnOf(state: State, t: Language): string | null {
  const {analysis, line, autoplay} = state;
  const answer = analysis.answer.value;
  if (!answer || analysis.fault.value) return null;
  const side = autoplay.side.value;
  const toMove = line.value.at % 2;
  if (!autoplay.over.value)
    return (side === null ? turns(t)[toMove] : autoplay.toMove.value ? t.ui.engineThinks : t.playing.yourTurn) ?? null;
  const account = accountNow(state);
  if (account) return sayAccount(account)(t);
  const winner = answer.outcome === "N" ? toMove : 1 - toMove;
  if (side === null) return wins(t)[winner] ?? null;
  return (winner === 0) === (side === "first") ? t.playing.engineWon : t.playing.youWon;
}

export function GameOf({state}: {state: State}) {
  const t = useLanguage();
  const {hand, line, made, autoplay} = state;
  const side = autoplay.side.value;
  return (
    <GameBar
      turn={turnOf(state, t)}
      canUndo={state.canUndo.value}
      canRedo={state.canRedo.value}
      isBegun={line.value.line.length > 1}
      level={side && autoplay.style.value.level}
      hints={hand.hints.value}
      onUndo={state.undo}
      onRedo={state.redo}
      onRestart={() => state.restart(made.value[0]?.address ?? "", line.value.play)}
      onLevel={(level) => against(state, level, side ?? "second")}
      onSwap={() => against(state, autoplay.style.value.level, side === "first" ? "second" : "first")}
      onHints={hand.setHints}
    />
  );
}

/** `side` is the engine's; without a level two persons play. */
export function against({autoplay}: State, level: Level | null, side: "first" | "second") {
  if (level) autoplay.setStyle({...autoplay.style.value, level});
  autoplay.setSide(level && side);
}
