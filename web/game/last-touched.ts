// Owner of each element of a board in a line of moves of Left and Right: who touched it last.
import {moverIn, type Side} from "./mover";
import type {Ply} from "./tree";

/** By component, which of a single board is 0, and by element. */
export type LastTouchedBy = ReadonlyMap<number, ReadonlyMap<string, Side>>;

export function lastTouchedIn(line: readonly Ply[], at: number, isSum: boolean): LastTouchedBy {
  const lastTouchedBy = new Map<number, Map<string, Side>>();
  line.slice(1, at + 1).forEach(({touch}, before) => {
    const side = moverIn(line[before]?.address ?? "");
    const component = isSum ? Number(touch?.[0]) : 0;
    const own = lastTouchedBy.get(component) ?? new Map<string, Side>();
    for (const element of touch?.slice(isSum ? 1 : 0) ?? []) own.set(element, side);
    lastTouchedBy.set(component, own);
  });
  return lastTouchedBy;
}
