// Owner of each element of a board in a line of moves of Left and Right: who touched it last.
import {moverIn, type Side} from "../opponent/mover";
import type {Ply} from "./tree";

/** Last toucher by component, which is 0 for a single board, and by element. */
export type LastTouchedBy = ReadonlyMap<number, ReadonlyMap<string, Side>>;

export function lastTouchedIn(line: readonly Ply[], at: number, isSum: boolean): LastTouchedBy {
  const lastTouchedBy = new Map<number, Map<string, Side>>();
  line.slice(1, at + 1).forEach(({touch}, previousAt) => {
    const side = moverIn(line[previousAt]?.address ?? "");
    const component = isSum ? Number(touch?.[0]) : 0;
    const owners = lastTouchedBy.get(component) ?? new Map<string, Side>();
    for (const element of touch?.slice(isSum ? 1 : 0) ?? []) owners.set(element, side);
    lastTouchedBy.set(component, owners);
  });
  return lastTouchedBy;
}
