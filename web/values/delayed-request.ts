// Request to the engine that may wait until the typing has stopped, and has progress to show once it takes long. The last
// one alone is current.
import {batch, signal} from "@preact/signals";
import type {Engine} from "../engine/types";
import {EngineError} from "../game/catalog/engine-error";
import {createTask, type Run} from "../lib/task";

/** Delay in milliseconds before progress is shown. */
const progressDelay = 200;

type EngineRequest = (sg: Engine, run: Run) => Promise<() => void>;

/** `onFault` is called with an error of the engine, unless that is a cancel. */
export function createDelayedRequest(engine: Promise<Engine>, onFault: (error: EngineError) => void) {
  const busy = signal(false);
  const slow = signal(false);
  const made = signal(0);
  const cancelled = signal(false);
  const task = createTask();
  function stop() {
    task.stop();
    batch(() => {
      busy.value = false;
      slow.value = false;
    });
  }
  async function ask(request: EngineRequest, delay: number) {
    stop();
    const run = task.begin();
    batch(() => {
      busy.value = true;
      made.value = 0;
      cancelled.value = false;
    });
    const slowTimer = setTimeout(() => {
      if (run.isCurrent()) slow.value = true;
    }, progressDelay + delay);
    const finish = (apply: () => void) => {
      if (!run.isCurrent()) return;
      batch(() => {
        apply();
        stop();
      });
    };
    try {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (!run.isCurrent()) return;
      finish(await request(await engine, run));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "cancelled") finish(() => onFault(error));
    } finally {
      clearTimeout(slowTimer);
    }
  }
  return {
    ...{busy, slow, made, cancelled, ask, stop},
    progress: (run: Run) => (n: number) => {
      if (run.isCurrent()) made.value = Math.max(made.value, n);
    },
  };
}
