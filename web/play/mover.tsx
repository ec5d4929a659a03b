// Side to move in a game of Left and Right, or that it cannot move.
import type {Side} from "../game/opponent/mover";
import type {Language} from "../text";
import {useLanguage} from "../ui/language";

/** Says that the player to move has no move; the other side may have some. */
export const sayNoMove = (mover: Side | null, t: Language) => (mover ? t.ui.noMoveOf[mover] : t.ui.movesNone);

export function Mover({mover, canMove}: {mover: Side; canMove: boolean}) {
  const t = useLanguage();
  const turn = mover === "L" ? t.ui.moverL : t.ui.moverR;
  return <span class={`side-${mover}`}>{canMove ? turn : sayNoMove(mover, t)}</span>;
}
