// The engine of a page, which is there at once: what is asked of it waits until one runs, and through its absence.
import {Calls} from "./calls";
import type {EngineError} from "./error";
import {engineOn} from "./facade";
import {guestOf} from "./guest";
import type {Engine} from "./types";
import {sessionsOf} from "./worker-session";

export interface LastingEngine {
  engine: Engine;
  /** Another try, once `onGone` has been told that there is none. */
  retry(): void;
  /** The worker ends, where nothing is asked of it, until something is. */
  sleep(): void;
  /** The same engine for one of several, each of whom may be away. */
  guest(): {engine: Engine; rest(isResting: boolean): void};
}

/** Gigabytes below which a second worker is one too many. */
const LEAST_MEMORY = 4;

/** `onGone` is told why none can be opened, and null as soon as one runs. With `hasStandby` a second worker is kept ready. */
export function lastingEngine(onGone: (reason: EngineError | null) => void, hasStandby: boolean): LastingEngine {
  const {deviceMemory = LEAST_MEMORY} = navigator as {deviceMemory?: number};
  const calls = new Calls(sessionsOf({}), {onGone, hasStandby: hasStandby && deviceMemory >= LEAST_MEMORY});
  return {
    engine: engineOn(calls),
    retry: () => calls.retry(),
    sleep: () => calls.sleep(),
    guest() {
      const own = guestOf(calls);
      return {engine: engineOn(own), rest: own.rest};
    },
  };
}
