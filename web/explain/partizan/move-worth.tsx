// Value that a move leaves, and the reason if the canonical form drops that option.
import type {Answer, Move, ShortValue, ShortValueLimited, Touch} from "../../engine/types";
import type {LazyCache} from "../../game/lazy-cache";
import {moverOf, withoutMover} from "../../game/opponent/mover";
import {useTexts} from "../../ui/language";
import {shortValue} from "../../ui/numbers";
import {Worth} from "./worth";

interface OptionValue {
  value: string | null;
  dropped: {why: "dominated" | "reversible"; by: string | null} | null;
}

const keyOf = (touch: Touch) => touch.join(".");

/** Returns the value of the option that a move leads to; null if the value of the position does not list it. */
function optionValueOf(shortValue: ShortValue, side: "left" | "right", touch: Touch): OptionValue | null {
  const key = keyOf(touch);
  const leadsTo = ({from}: {from?: Touch[] | null}) => from?.some((one) => keyOf(one) === key);
  const dropped = shortValue.dropped.find((option) => option.side === side && leadsTo(option));
  if (dropped) return {value: dropped.value, dropped};
  const option = shortValue[side].find(leadsTo);
  return option ? {value: option.value, dropped: null} : null;
}

interface MoveWorthProps {
  answer: Answer;
  move: Move;
  shortValues: LazyCache<ShortValue | ShortValueLimited | null>;
}

export function MoveWorth({answer, move, shortValues}: MoveWorthProps) {
  const t = useTexts("partizan");
  const {address} = answer;
  const known = address !== null && answer.value !== null ? shortValues.of(`[${withoutMover(address)}]`) : null;
  const side = moverOf(answer) === "L" ? "left" : "right";
  const option = known?.status === "solved" ? optionValueOf(known, side, move.touch) : null;
  const value = option?.value ?? move.value ?? null;
  const {why, by} = option?.dropped ?? {};
  return (
    <span class="worth-of">
      {value !== null && <Worth value={value} of={move.to ?? null} />}
      {why && by && <small class="fate">{t(t.partizan[why], {by: shortValue(by)})}</small>}
    </span>
  );
}
