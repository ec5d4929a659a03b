// Hottest first: in a sum of games of Left and Right, a move in the component where it is worth most to move, to the best stop there.
// It is a rule of thumb, which loses now and then.
import type {Answer, ShortValue, ShortValueLimited, Touch} from "../engine/types";
import {dyadicOf, order} from "./dyadic";
import {isAmong} from "./listed";
import {moverOf, unturned} from "./mover";

export interface Hottest {
  component: number;
  /** Where play in it stops after the move. */
  stop: string;
  /** In the order of the list. */
  touches: Touch[];
}

/** What is told of a short game that is written out. */
export type AskValue = (expression: string) => Promise<ShortValue | ShortValueLimited | null>;

/** The component of the highest temperature in which there is a move; null where some temperature is not known. */
function hottestIn({components, moves: {listed}}: Answer): number | null {
  if (!components || components.some(({measures}) => !measures)) return null;
  const movable = [...new Set(listed.map(({touch: [component]}) => Number(component)))].sort((a, b) => a - b);
  const heat = (component: number) => dyadicOf(components[component]?.measures?.temperature ?? "-1");
  return movable.reduce<number | null>(
    (best, one) => (best === null || order(heat(one), heat(best)) > 0 ? one : best),
    null,
  );
}

/** Null where it is no such sum, or not all is known of it. */
export async function hottestFirst(answer: Answer, ask: AskValue): Promise<Hottest | null> {
  const mover = moverOf(answer);
  const component = mover && String(answer.moves.listed.length) === answer.moves.total ? hottestIn(answer) : null;
  const address = component === null ? null : (answer.components?.[component]?.address ?? null);
  if (component === null || address === null) return null;
  const side = mover === "L" ? "left" : "right";
  const found = await ask(`[${unturned(address)}]`);
  if (found?.status !== "solved") return null;
  // One that is dropped from the canonical form stops no later, but there may be no other.
  const options = found[side].length ? found[side] : found.dropped.filter((one) => one.side === side);
  const stopped = await Promise.all(
    options.map(async ({value, from}) => {
      const option = value === null ? null : await ask(value);
      return option?.status === "solved" ? {stop: option.stops[side === "left" ? "right" : "left"], from} : null;
    }),
  );
  const better = side === "left" ? 1 : -1;
  let best = null as {stop: string; from: Touch[]} | null;
  for (const one of stopped) {
    if (!one) return null;
    const by = best ? order(dyadicOf(one.stop), dyadicOf(best.stop)) * better : 1;
    if (by > 0) best = one;
    else if (by === 0 && best) best = {...best, from: [...best.from, ...one.from]};
  }
  if (!best) return null;
  const there = best.from.map((touch) => [String(component), ...touch]);
  const touches = answer.moves.listed.flatMap(({touch}) => (isAmong(there, touch) ? [touch] : []));
  return touches.length ? {component, stop: best.stop, touches} : null;
}
