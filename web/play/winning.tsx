// The winning moves, a touch away below the board; they come and go without moving it.
import type {Answer, Touch} from "../engine/types";
import {toldTogether} from "../say/alike";
import {useLanguage} from "../ui/language";
import {counted} from "../ui/numbers";
import {sayNoMove} from "./mover";

const most = 4;

export function Winning({answer, stale, onMove}: {answer: Answer; stale: boolean; onMove(touch: Touch): void}) {
  const t = useLanguage();
  const {winning, listed} = answer.moves;
  if (winning === "0") return <p class="chips quiet">{listed.length ? t.ui.noWinning : sayNoMove(answer, t)}</p>;
  if (winning === null) return null;
  const told = toldTogether(
    listed.filter((m) => m.wins),
    listed,
    t,
  ).slice(0, most);
  const more = BigInt(winning) - BigInt(told.reduce((sum, {moves}) => sum + moves.length, 0));
  return (
    <ul class="chips" aria-label={t.ui.winningMoves}>
      {told.map(({says, moves: [move]}) => (
        <li key={says}>
          <button type="button" class="chip" disabled={stale} onClick={() => move && onMove(move.touch)}>
            {says}
          </button>
        </li>
      ))}
      {more > 0n && <li class="quiet">{t(t.ui.more, {count: counted(String(more))})}</li>}
    </ul>
  );
}
