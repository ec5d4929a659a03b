// Value that a move leaves, and the reason if the canonical form drops that option.
import {type Signal, signal} from "@preact/signals";
import type {Answer, Move, ShortValue, Touch} from "../../engine/types";
import type {RequestValue} from "../../game/hottest";
import {moverOf, withoutMover} from "../../game/mover";
import {useTexts} from "../../ui/language";
import {shortValue} from "../../ui/numbers";
import {Worth} from "./worth";

interface Fate {
  value: string | null;
  dropped: {why: "dominated" | "reversible"; by: string | null} | null;
}

type Fates = ReadonlyMap<string, Fate>;

const keyOf = (touch: Touch) => touch.join(".");
const fateCache = new WeakMap<Answer, Signal<Fates | null>>();

function fatesIn(shortValue: ShortValue, side: "left" | "right"): Fates {
  const fates = new Map<string, Fate>();
  for (const {value, from} of shortValue[side])
    for (const touch of from ?? []) fates.set(keyOf(touch), {value, dropped: null});
  for (const {side: optionSide, value, why, by, from} of shortValue.dropped)
    if (optionSide === side) for (const touch of from ?? []) fates.set(keyOf(touch), {value, dropped: {why, by}});
  return fates;
}

/** Requests the values once for all moves of an answer; null until they are loaded. */
function fatesOf(answer: Answer, ask: RequestValue): Fates | null {
  const cached = fateCache.get(answer);
  if (cached) return cached.value;
  const fates = signal<Fates | null>(null);
  fateCache.set(answer, fates);
  const {address, value} = answer;
  const side = moverOf(answer) === "L" ? "left" : "right";
  if (address !== null && value !== null)
    void ask(`[${withoutMover(address)}]`).then((shortValue) => {
      if (shortValue?.status === "solved") fates.value = fatesIn(shortValue, side);
    });
  return fates.value;
}

export function MoveWorth({answer, move, ask}: {answer: Answer; move: Move; ask: RequestValue}) {
  const t = useTexts("partizan");
  const fate = fatesOf(answer, ask)?.get(keyOf(move.touch));
  const value = fate?.value ?? move.value ?? null;
  const {why, by} = fate?.dropped ?? {};
  return (
    <span class="worth-of">
      {value !== null && <Worth value={value} of={move.to ?? null} />}
      {why && by && <small class="fate">{t(t.partizan[why], {by: shortValue(by)})}</small>}
    </span>
  );
}
