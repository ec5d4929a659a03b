// Hottest first: in a sum of games of Left and Right, a move in the component where it is worth most to move, to the
// best stop there. A rule of thumb, which loses now and then.
import type {Answer, ShortValue, ShortValueLimited, Touch} from "../../engine/types";
import {compare, dyadicOf} from "../analysis/dyadic";
import {isAmong} from "../selection/move-list";
import {moverOf, withoutMover} from "./mover";

export interface Hottest {
  component: number;
  /** Stop of the component after the move. */
  stop: string;
  /** The touches, in the order of the list. */
  touches: Touch[];
}

/** Requests the value of a short game that is written out. */
export type RequestValue = (expression: string) => Promise<ShortValue | ShortValueLimited | null>;

/** Returns the component of the highest temperature in which there is a move; null if some temperature is not known. */
function hottestIn({components, moves: {listed}}: Answer): number | null {
  if (!components || components.some(({measures}) => !measures)) return null;
  const movable = [...new Set(listed.map(({touch: [component]}) => Number(component)))].sort((a, b) => a - b);
  const temperatureOf = (component: number) => dyadicOf(components[component]?.measures?.temperature ?? "-1");
  return movable.reduce<number | null>(
    (best, component) =>
      best === null || compare(temperatureOf(component), temperatureOf(best)) > 0 ? component : best,
    null,
  );
}

/** Returns null if the position is no such sum, or not everything needed is known. */
export async function hottestFirst(answer: Answer, ask: RequestValue): Promise<Hottest | null> {
  const mover = moverOf(answer);
  const component = mover && String(answer.moves.listed.length) === answer.moves.total ? hottestIn(answer) : null;
  const address = component === null ? null : (answer.components?.[component]?.address ?? null);
  if (component === null || address === null) return null;
  const side = mover === "L" ? "left" : "right";
  const componentValue = await ask(`[${withoutMover(address)}]`);
  if (componentValue?.status !== "solved") return null;
  // An option dropped from the canonical form stops no later, but there may be no other.
  const options = componentValue[side].length
    ? componentValue[side]
    : componentValue.dropped.filter((option) => option.side === side);
  const results = await Promise.all(
    options.map(async ({value, from}) => {
      const option = value === null ? null : await ask(value);
      return option?.status === "solved" ? {stop: option.stops[side === "left" ? "right" : "left"], from} : null;
    }),
  );
  const sign = side === "left" ? 1 : -1;
  let best = null as {stop: string; from: Touch[]} | null;
  for (const result of results) {
    if (!result) return null;
    const comparison = best ? compare(dyadicOf(result.stop), dyadicOf(best.stop)) * sign : 1;
    if (comparison > 0) best = result;
    else if (comparison === 0 && best) best = {...best, from: [...best.from, ...result.from]};
  }
  if (!best) return null;
  const bestTouches = best.from.map((touch) => [String(component), ...touch]);
  const touches = answer.moves.listed.flatMap(({touch}) => (isAmong(bestTouches, touch) ? [touch] : []));
  return touches.length ? {component, stop: best.stop, touches} : null;
}
