// Estimates the height of a figure without placeholder content, in units of its text size, so that it moves nothing
// when it appears.
import type {AttributeName} from "../address/element";

const TABLE_HEIGHT = 24;
const FOOT_HEIGHT = 4;
const partHeights = new Map([
  ["board", 15],
  ["verdict", 5],
  ["why", 54],
  ["game", 8],
]);

/** Width in pixels below which texts and moves take more lines. */
const NARROW_WIDTH = 480;
const NARROW_FACTOR = 1.4;

export function roomFor(getAttribute: (name: AttributeName) => string | null, width: number): number {
  if (getAttribute("mode") === "play") return TABLE_HEIGHT;
  const shownParts = getAttribute("show")?.split(/[\s,]+/) ?? [...partHeights.keys()];
  const height = shownParts.reduce((sum, part) => sum + (partHeights.get(part) ?? 0), FOOT_HEIGHT);
  return shownParts.length > 1 && width < NARROW_WIDTH ? height * NARROW_FACTOR : height;
}
