// Side to move in a game of Left and Right, or that it cannot move; nothing if both have the same moves.
import type {Answer} from "../engine/types";
import {moverOf} from "../game/opponent/mover";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";

/** Says that the player to move has no move; the other side may have some. */
export function sayNoMove(answer: Answer, t: Language): string {
  const mover = moverOf(answer);
  return mover ? t.ui.noMoveOf[mover] : t.ui.movesNone;
}

export function Mover({answer}: {answer: Answer}) {
  const t = useLanguage();
  const mover = moverOf(answer);
  if (!mover) return null;
  const turn = mover === "L" ? t.ui.moverL : t.ui.moverR;
  return <span class={`side-${mover}`}>{answer.moves.total === "0" ? sayNoMove(answer, t) : turn}</span>;
}
