// Winners with either player to begin, a button to switch the player to move, and the measures of the value.
import type {Answer} from "../../engine/types";
import {moverOf, sides, winnerOf, withOtherMover} from "../../game/opponent/mover";
import {useTexts} from "../../ui/language";
import {describeMeasures} from "./measure-text";
import {Worth} from "./worth";

interface SidesProps {
  answer: Answer;
  stale: boolean;
  /** True while the search goes on. */
  isSearching: boolean;
  /** Opens the same board with the other player to move. */
  onTurn(address: string): void;
}

export function Sides({answer, stale, isSearching, onTurn}: SidesProps) {
  const t = useTexts("partizan");
  const mover = moverOf(answer);
  const {address, measures} = answer;
  if (!mover) return null;
  return (
    <div class="sides">
      <ul aria-label={t.partizan.winners}>
        {sides.map((side) => {
          const winner = winnerOf(answer, side);
          const isMover = side === mover;
          return (
            <li key={side} class={isMover ? "now" : ""} aria-current={isMover ? "true" : undefined}>
              <span class={`side-${side}`}>{isMover ? t.partizan.now[side] : t.partizan.first[side]}</span>
              <span>{winner ? t.partizan.wins[winner] : isSearching ? t.ui.outcomeNotYet : t.ui.outcomeUnknown}</span>
              {!isMover && address !== null && (
                <button type="button" class="quiet" disabled={stale} onClick={() => onTurn(withOtherMover(address))}>
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
