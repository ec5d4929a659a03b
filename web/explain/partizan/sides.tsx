// Who wins, whoever moves first, with a hand to let the other do so; and the figures of the value.
import type {Answer} from "../../engine/types";
import {moverOf, sides, turned, winnerOf} from "../../game/mover";
import {useWords} from "../../ui/language";
import {describeMeasures} from "./measure-text";
import {Worth} from "./worth";

interface SidesProps {
  answer: Answer;
  stale: boolean;
  /** The same board with the other to move. */
  onTurn(address: string): void;
}

export function Sides({answer, stale, onTurn}: SidesProps) {
  const t = useWords("partizan");
  const mover = moverOf(answer);
  const {address, measures} = answer;
  if (!mover) return null;
  return (
    <div class="sides">
      <ul aria-label={t.partizan.winners}>
        {sides.map((side) => {
          const winner = winnerOf(answer, side);
          const isNow = side === mover;
          return (
            <li key={side} class={isNow ? "now" : ""} aria-current={isNow ? "true" : undefined}>
              <span class={`side-${side}`}>{isNow ? t.partizan.now[side] : t.partizan.first[side]}</span>
              <span>{winner ? t.partizan.wins[winner] : t.ui.outcomeUnknown}</span>
              {!isNow && address !== null && (
                <button type="button" class="quiet" disabled={stale} onClick={() => onTurn(turned(address))}>
                  {t.partizan.letBegin[side]}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {measures && (
        <p class="quiet">
          {describeMeasures(measures, t)} <Worth value={null} of={address} says={t.partizan.more} />
        </p>
      )}
    </div>
  );
}
