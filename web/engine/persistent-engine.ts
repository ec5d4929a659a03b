// Engine of a page, available at once: its calls wait until an engine runs, and while it is gone.
import {Calls} from "./calls";
import type {EngineError} from "./error";
import {engineOn} from "./facade";
import {createPausableClient} from "./pausable-client";
import type {Whole} from "./runner";
import type {Engine} from "./types";
import {sessionsOf} from "./worker-session";

export interface PersistentEngine {
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

export interface Lasting {
  /** Told why none can be opened, and null as soon as one runs. */
  onGone(reason: EngineError | null): void;
  /** Called when the whole is on its way, beyond the starter. */
  onWhole(): void;
  /** A second worker is kept ready. */
  hasStandby: boolean;
}

export function createPersistentEngine({onGone, onWhole, hasStandby}: Lasting): PersistentEngine {
  const {deviceMemory = LEAST_MEMORY} = navigator as {deviceMemory?: number};
  const waiting: (() => void)[] = [];
  /** What only the whole engine can answer waits for another try; all else goes on. */
  async function patient(whole: Whole) {
    onWhole();
    for (let isLate = false; ; isLate = true)
      try {
        const module = await whole();
        if (isLate) onGone(null);
        return module;
      } catch (reason) {
        onGone(reason as EngineError);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
  }
  const calls = new Calls(sessionsOf({}, patient), {onGone, hasStandby: hasStandby && deviceMemory >= LEAST_MEMORY});
  return {
    engine: engineOn(calls),
    retry() {
      calls.retry();
      for (const goOn of waiting.splice(0)) goOn();
    },
    sleep: () => calls.sleep(),
    guest() {
      const own = createPausableClient(calls);
      return {engine: engineOn(own), rest: own.rest};
    },
  };
}
