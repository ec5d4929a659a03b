// Engine of a page, available at once: its calls wait until an engine runs, and while none can be opened.
import {Calls} from "./calls";
import type {EngineError} from "./error";
import {createEngineClient} from "./facade";
import {createPausableClient} from "./pausable-client";
import type {FullEngineLoader} from "./runner";
import type {Engine} from "./types";
import {createSessionOpener} from "./worker-session";

export interface PersistentEngine {
  engine: Engine;
  /** Tries again to open an engine, after `onGone` was called with an error. */
  retry(): void;
  /** Ends the worker if no call is pending; the next call opens another. */
  sleep(): void;
  /** Creates a client of the same engine that can be paused (`rest`). */
  createClient(): {engine: Engine; rest(isResting: boolean): void};
}

/** Gigabytes of device memory below which no second worker is opened. */
const MIN_MEMORY_GB = 4;

export interface PersistentEngineOptions {
  /** Called with the error if no engine can be opened, and with null as soon as one runs. */
  onUnavailable(reason: EngineError | null): void;
  /** Called when the full engine is requested, after the starter. */
  onFullEngine(): void;
  /** True to keep a second worker ready. */
  hasStandby: boolean;
}

export function createPersistentEngine({
  onUnavailable,
  onFullEngine,
  hasStandby,
}: PersistentEngineOptions): PersistentEngine {
  const {deviceMemory = MIN_MEMORY_GB} = navigator as {deviceMemory?: number};
  const waitingForRetry: (() => void)[] = [];
  /** Loads the full engine, retrying after `retry`; calls that the starter can answer go on meanwhile. */
  async function loadWithRetry(loadFullEngine: FullEngineLoader) {
    onFullEngine();
    for (let isRetry = false; ; isRetry = true)
      try {
        const module = await loadFullEngine();
        if (isRetry) onUnavailable(null);
        return module;
      } catch (reason) {
        onUnavailable(reason as EngineError);
        await new Promise<void>((resolve) => waitingForRetry.push(resolve));
      }
  }
  const calls = new Calls(createSessionOpener({}, loadWithRetry), {
    onGone: onUnavailable,
    hasStandby: hasStandby && deviceMemory >= MIN_MEMORY_GB,
  });
  return {
    engine: createEngineClient(calls, true),
    retry() {
      calls.retry();
      for (const goOn of waitingForRetry.splice(0)) goOn();
    },
    sleep: () => calls.sleep(),
    createClient() {
      const client = createPausableClient(calls);
      return {engine: createEngineClient(client, true), rest: client.rest};
    },
  };
}
