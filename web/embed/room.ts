// Room for a figure that has no poster, so that what stands under it is not moved when it comes: about what it will take, in its own unit.
import type {AttributeName} from "../address/element";

const TABLE = 24;
const FOOT = 4;
const parts = new Map([
  ["board", 15],
  ["verdict", 5],
  ["why", 54],
  ["game", 8],
]);

/** Below this many pixels words and moves take more lines. */
const NARROW = 480;
const MORE = 1.4;

export function roomFor(get: (name: AttributeName) => string | null, width: number): number {
  if (get("mode") === "play") return TABLE;
  const shown = get("show")?.split(/[\s,]+/) ?? [...parts.keys()];
  const room = shown.reduce((sum, part) => sum + (parts.get(part) ?? 0), FOOT);
  return shown.length > 1 && width < NARROW ? room * MORE : room;
}
