// Buttons of the winning moves below the board; they come and go without moving it.
import type {Answer, Touch} from "../engine/types";
import {describeGrouped} from "../say/alike";
import {useLanguage} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {sayNoMove} from "./mover";

const maxChips = 4;

export function Winning({answer, isStale, onMove}: {answer: Answer; isStale: boolean; onMove(touch: Touch): void}) {
  const t = useLanguage();
  const {winning, listed} = answer.moves;
  if (winning === "0") return <p class="chips quiet">{listed.length ? t.ui.noWinning : sayNoMove(answer, t)}</p>;
  if (winning === null) return null;
  const chips = describeGrouped(
    listed.filter((move) => move.wins),
    listed,
    t,
  ).slice(0, maxChips);
  const otherCount = BigInt(winning) - BigInt(chips.reduce((sum, {moves}) => sum + moves.length, 0));
  return (
    <ul class="chips" aria-label={t.ui.winningMoves}>
      {chips.map(({says, moves: [move]}) => (
        <li key={says}>
          <button type="button" class="chip" disabled={isStale} onClick={() => move && onMove(move.touch)}>
            {says}
          </button>
        </li>
      ))}
      {otherCount > 0n && <li class="quiet">{t(t.ui.more, {count: formatCount(String(otherCount))})}</li>}
    </ul>
  );
}
