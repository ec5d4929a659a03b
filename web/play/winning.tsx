// Buttons of the winning moves below the board; they come and go without moving it.
import type {Answer, Touch} from "../engine/types";
import type {Side} from "../game/opponent/mover";
import {describeGrouped} from "../say/alike";
import {useLanguage} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {sayNoMove} from "./mover";

const maxChips = 4;

interface WinningProps {
  moves: Answer["moves"];
  mover: Side | null;
  isStale: boolean;
  onMove(touch: Touch): void;
}

export function Winning({moves: {winning, listed}, mover, isStale, onMove}: WinningProps) {
  const t = useLanguage();
  if (winning === "0") return <p class="chips quiet">{listed.length ? t.ui.noWinning : sayNoMove(mover, t)}</p>;
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
