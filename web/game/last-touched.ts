// Who laid what, in a line of moves of Left and Right: which element of a board was last touched by whom.
import {moverIn, type Side} from "./mover";
import type {Ply} from "./tree";

/** By component, which of a single board is 0, and by element. */
export type Laid = ReadonlyMap<number, ReadonlyMap<string, Side>>;

export function laidIn(line: readonly Ply[], at: number, isSum: boolean): Laid {
  const laid = new Map<number, Map<string, Side>>();
  line.slice(1, at + 1).forEach(({touch}, before) => {
    const side = moverIn(line[before]?.address ?? "");
    const component = isSum ? Number(touch?.[0]) : 0;
    const own = laid.get(component) ?? new Map<string, Side>();
    for (const element of touch?.slice(isSum ? 1 : 0) ?? []) own.set(element, side);
    laid.set(component, own);
  });
  return laid;
}
