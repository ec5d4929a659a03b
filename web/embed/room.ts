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

export function roomFor(get: (name: AttributeName) => string | null): number {
  if (get("mode") === "play") return TABLE;
  const shown = get("show")?.split(/[\s,]+/) ?? [...parts.keys()];
  return shown.reduce((sum, part) => sum + (parts.get(part) ?? 0), FOOT);
}
