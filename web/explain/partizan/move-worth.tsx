// What a move leaves, and whether the canonical form does without it.
import {type Signal, signal} from "@preact/signals";
import type {Answer, Move, ShortValue, Touch} from "../../engine/types";
import type {AskValue} from "../../game/hottest";
import {moverOf, unturned} from "../../game/mover";
import {useWords} from "../../ui/language";
import {briefly} from "../../ui/numbers";
import {Worth} from "./worth";

interface Fate {
  value: string | null;
  dropped: {why: "dominated" | "reversible"; by: string | null} | null;
}

type Fates = ReadonlyMap<string, Fate>;

const keyOf = (touch: Touch) => touch.join(".");
const known = new WeakMap<Answer, Signal<Fates | null>>();

function fatesIn(found: ShortValue, side: "left" | "right"): Fates {
  const fates = new Map<string, Fate>();
  for (const {value, from} of found[side])
    for (const touch of from ?? []) fates.set(keyOf(touch), {value, dropped: null});
  for (const {side: whose, value, why, by, from} of found.dropped)
    if (whose === side) for (const touch of from ?? []) fates.set(keyOf(touch), {value, dropped: {why, by}});
  return fates;
}

/** Asked for once for all moves of an answer; null as long as it is not there. */
function fatesOf(answer: Answer, ask: AskValue): Fates | null {
  const before = known.get(answer);
  if (before) return before.value;
  const fates = signal<Fates | null>(null);
  known.set(answer, fates);
  const {address, value} = answer;
  const side = moverOf(answer) === "L" ? "left" : "right";
  if (address !== null && value !== null)
    void ask(`[${unturned(address)}]`).then((found) => {
      if (found?.status === "solved") fates.value = fatesIn(found, side);
    });
  return fates.value;
}

export function MoveWorth({answer, move, ask}: {answer: Answer; move: Move; ask: AskValue}) {
  const t = useWords("partizan");
  const fate = fatesOf(answer, ask)?.get(keyOf(move.touch));
  const value = fate?.value ?? move.value ?? null;
  const {why, by} = fate?.dropped ?? {};
  return (
    <span class="worth-of">
      {value !== null && <Worth value={value} of={move.to ?? null} />}
      {why && by && <small class="fate">{t(t.partizan[why], {by: briefly(by)})}</small>}
    </span>
  );
}
