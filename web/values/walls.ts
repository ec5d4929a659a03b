// The walls of a thermograph: the stops under a tax, and the taxes that the handle goes through.
import {type Dyadic, dyadicOf, greatest, isSame, least, less, order, sum, whole} from "../game/dyadic";

/** [tax, stop] from the tax -1 up. */
export type Corner = [Dyadic, Dyadic];
export interface Walls {
  left: Corner[];
  right: Corner[];
}

export const wallsOf = (walls: {left: [string, string][]; right: [string, string][]}): Walls => ({
  left: walls.left.map(([t, v]) => [dyadicOf(t), dyadicOf(v)]),
  right: walls.right.map(([t, v]) => [dyadicOf(t), dyadicOf(v)]),
});

/** A wall falls, rises or stands, at one to one; above its last corner it stands. */
export function stopAt(wall: Corner[], tax: Dyadic): Dyadic {
  const above = wall.findIndex(([t]) => order(t, tax) > 0);
  const [t, v] = wall[above < 0 ? wall.length - 1 : Math.max(0, above - 1)] as Corner;
  const next = above < 0 ? undefined : wall[above];
  if (!next || order(t, tax) > 0) return v;
  const [lean, gone] = [order(next[1], v), less(tax, t)];
  return lean === 0 ? v : lean > 0 ? sum(v, gone) : less(v, gone);
}

/** Steps from -1 to the top, about as many as a hand can tell apart, every corner, and 0. */
export function taxes(walls: Walls, top: Dyadic): Dyadic[] {
  const corners = [...walls.left, ...walls.right].map(([t]) => t);
  const from = whole(-1);
  const span = less(top, from);
  let step: Dyadic = {n: 1n, d: 8n};
  while (span.n * step.d > 64n * step.n * span.d) step = sum(step, step);
  const all = corners.filter((t) => order(t, top) <= 0);
  for (let t = from; order(t, top) <= 0; t = sum(t, step)) all.push(t);
  all.push(whole(0), top);
  return all.sort(order).filter((t, i) => i === 0 || !isSame(t, all[i - 1] as Dyadic));
}

/** What is to be seen: from the tax -1 to one above the last corner, and the stops from the least to the greatest. */
export function extentOf({left, right}: Walls) {
  const corners = [...left, ...right];
  const last = greatest(corners.map(([t]) => t));
  const stops = corners.map(([, v]) => v);
  // The mast is seen above the highest corner: half as high again, at least 1/2.
  const above = greatest([
    {n: last.n, d: last.d * 2n},
    {n: 1n, d: 2n},
  ]);
  return {top: sum(greatest([last, whole(0)]), above), low: least(stops), high: greatest(stops)};
}
