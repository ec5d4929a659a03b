// Walls of a thermograph: the stops at a tax, and the taxes that the slider can take.
import {
  compare,
  type Dyadic,
  dyadicOf,
  fromInteger,
  greatest,
  isSame,
  least,
  subtract,
  sum,
} from "../game/analysis/dyadic";

/** [tax, stop], from the tax -1 up. */
export type Corner = [Dyadic, Dyadic];
export interface Walls {
  left: Corner[];
  right: Corner[];
}

export const wallsOf = (walls: {left: [string, string][]; right: [string, string][]}): Walls => ({
  left: walls.left.map(([t, v]) => [dyadicOf(t), dyadicOf(v)]),
  right: walls.right.map(([t, v]) => [dyadicOf(t), dyadicOf(v)]),
});

/** Returns the stop of a wall at a tax. A wall is vertical or has slope ±1; above its last corner it is vertical. */
export function stopAt(wall: Corner[], tax: Dyadic): Dyadic {
  const cornerAbove = wall.findIndex(([t]) => compare(t, tax) > 0);
  const [t, v] = wall[cornerAbove < 0 ? wall.length - 1 : Math.max(0, cornerAbove - 1)] as Corner;
  const next = cornerAbove < 0 ? undefined : wall[cornerAbove];
  if (!next || compare(t, tax) > 0) return v;
  const [slope, distance] = [compare(next[1], v), subtract(tax, t)];
  return slope === 0 ? v : slope > 0 ? sum(v, distance) : subtract(v, distance);
}

/** Taxes for the slider: steps from -1 to the top, at most 64 of them, every corner, and 0, in ascending order. */
export function taxes(walls: Walls, top: Dyadic): Dyadic[] {
  const corners = [...walls.left, ...walls.right].map(([t]) => t);
  const from = fromInteger(-1);
  const span = subtract(top, from);
  let step: Dyadic = {n: 1n, d: 8n};
  while (span.n * step.d > 64n * step.n * span.d) step = sum(step, step);
  const allTaxes = corners.filter((t) => compare(t, top) <= 0);
  for (let t = from; compare(t, top) <= 0; t = sum(t, step)) allTaxes.push(t);
  allTaxes.push(fromInteger(0), top);
  return allTaxes.sort(compare).filter((t, i) => i === 0 || !isSame(t, allTaxes[i - 1] as Dyadic));
}

/** Range to draw: up to a tax above the last corner, and from the least to the greatest stop. */
export function extentOf({left, right}: Walls) {
  const corners = [...left, ...right];
  const highestTax = greatest(corners.map(([t]) => t));
  const stops = corners.map(([, v]) => v);
  // The mast extends above the highest corner: half as high again, at least 1/2.
  const headroom = greatest([
    {n: highestTax.n, d: highestTax.d * 2n},
    {n: 1n, d: 2n},
  ]);
  return {top: sum(greatest([highestTax, fromInteger(0)]), headroom), low: least(stops), high: greatest(stops)};
}
