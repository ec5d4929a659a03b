// Room for a figure that has no poster, so that what stands under it is not moved when it comes: about what it will take, in its own unit.
import type {AttributeName} from "../address/element";

const TABLE = 30;
const FOOT = 3;
const parts = new Map([
  ["verdict", 5],
  ["board", 15],
  ["game", 9],
  ["why", 16],
]);

export function roomFor(get: (name: AttributeName) => string | null): number {
  if (get("mode") === "play") return TABLE + FOOT;
  const shown = get("show")?.split(/[\s,]+/) ?? [...parts.keys()];
  return shown.reduce((sum, part) => sum + (parts.get(part) ?? 0), FOOT);
}
