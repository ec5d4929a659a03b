// Whose turn it is in a game of Left and Right; nothing where both have the same moves.
import type {Answer} from "../engine/types";
import {moverOf} from "../game/mover";
import {useLanguage} from "../ui/language";

export function Mover({answer}: {answer: Answer}) {
  const t = useLanguage();
  const mover = moverOf(answer);
  return mover && <span class={`side-${mover}`}>{mover === "L" ? t.ui.moverL : t.ui.moverR}</span>;
}
