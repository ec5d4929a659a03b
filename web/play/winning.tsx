// Buttons of the winning moves below the board; they come and go without moving it. Each is highlighted on the board while
// it is pointed at or has the focus.
import type {Answer, Touch} from "../engine/types";
import {type Highlighting, useHighlight} from "../explain/use-highlight";
import {bestOf} from "../game/modes/tutor";
import type {Side} from "../game/opponent/mover";
import {highlightedBy} from "../game/selection/move-marks";
import {describeGrouped} from "../say/alike";
import {useLanguage} from "../ui/language";
import {formatCount} from "../ui/numbers";
import {sayNoMove} from "./mover";

const maxChips = 4;

interface WinningProps {
  answer: Answer;
  mover: Side | null;
  isStale: boolean;
  onMove(touch: Touch): void;
  /** Null where the board is not highlighted. */
  highlighting: Highlighting;
  /** Shows all moves; absent where they are not listed. */
  onMore?: (() => void) | undefined;
}

export function Winning({answer, mover, isStale, onMove, highlighting, onMore}: WinningProps) {
  const t = useLanguage();
  const highlightProps = useHighlight(highlighting);
  const {winning, drawing, listed} = answer.moves;
  const best = drawing === undefined ? winning : drawing;
  if (best === "0") return <p class="chips quiet">{listed.length ? t.ui.noWinning : sayNoMove(mover, t)}</p>;
  if (best === null) return null;
  const chips = describeGrouped(bestOf(answer), listed, t).slice(0, maxChips);
  const otherCount = BigInt(best) - BigInt(chips.reduce((sum, {moves}) => sum + moves.length, 0));
  const more = t(t.ui.more, {count: formatCount(String(otherCount))});
  return (
    <ul class="chips" aria-label={drawing === undefined ? t.ui.winningMoves : t.ui.drawingMoves}>
      {chips.map(({says, moves: [move]}) => (
        <li key={says}>
          <button
            type="button"
            class="chip"
            disabled={isStale}
            {...(move && highlightProps(highlightedBy(answer, move)))}
            onClick={() => move && onMove(move.touch)}
          >
            {says}
          </button>
        </li>
      ))}
      {otherCount > 0n && (
        <li class="quiet">
          {onMore ? (
            <button type="button" class="quiet" onClick={onMore}>
              {more}
            </button>
          ) : (
            more
          )}
        </li>
      )}
    </ul>
  );
}
