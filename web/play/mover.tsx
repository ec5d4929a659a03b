// Whose turn it is in a game of Left and Right, or that the one whose turn it is cannot move; nothing where both have the same moves.
import type {Answer} from "../engine/types";
import {moverOf} from "../game/mover";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";

/** Of a position without a move; the other side may have some. */
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
