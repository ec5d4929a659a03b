// The winning moves, a touch away below the board; they come and go without moving it.
import type {Answer, Touch} from "../engine/types";
import {sayParts} from "../say/parts";
import {useLanguage} from "../ui/language";
import {counted} from "../ui/numbers";

const most = 4;

export function Winning({answer, stale, onMove}: {answer: Answer; stale: boolean; onMove(touch: Touch): void}) {
  const t = useLanguage();
  const {winning, listed} = answer.moves;
  if (winning === "0") return <p class="chips quiet">{listed.length ? t.ui.noWinning : t.ui.movesNone}</p>;
  if (winning === null) return null;
  const more = BigInt(winning) - BigInt(most);
  return (
    <ul class="chips" aria-label={t.ui.winningMoves}>
      {listed
        .filter((m) => m.wins)
        .slice(0, most)
        .map((m) => (
          <li key={m.touch.join(".")}>
            <button type="button" class="chip" disabled={stale} onClick={() => onMove(m.touch)}>
              {sayParts(m.parts)(t)}
            </button>
          </li>
        ))}
      {more > 0n && <li class="quiet">{t(t.ui.more, {count: counted(String(more))})}</li>}
    </ul>
  );
}
