// Last touch of each element of a board in a line of moves, and the player who made it.
import type {LastTouch} from "../../boards/input/touch";
import type {Play} from "../../engine/types";
import {moverIn} from "../opponent/mover";
import {touchesOf} from "../selection/move-marks";
import type {Ply} from "./tree";

/** Last touches by component, which is 0 for a single board, and by element. */
export type LastTouches = ReadonlyMap<number, ReadonlyMap<string, LastTouch>>;

export function lastTouchesIn(line: readonly Ply[], at: number, play: Play, isSum: boolean): LastTouches {
  const lastTouches = new Map<number, Map<string, LastTouch>>();
  line.slice(1, at + 1).forEach(({touch}, previousAt) => {
    const by = moverIn(line[previousAt]?.address ?? "");
    for (const whole of touchesOf(play, touch ?? [])) {
      const component = isSum ? Number(whole[0]) : 0;
      // One object for all elements of a touch, by which they are known to belong together.
      const lastTouch: LastTouch = {by, elements: whole.slice(isSum ? 1 : 0)};
      const ofComponent = lastTouches.get(component) ?? new Map<string, LastTouch>();
      for (const element of lastTouch.elements) ofComponent.set(element, lastTouch);
      lastTouches.set(component, ofComponent);
    }
  });
  return lastTouches;
}
