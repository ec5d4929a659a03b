// Status of the engine: starting, running or unavailable. Calls wait while there is none.
import {signal} from "@preact/signals";
import type {Engine} from "../../engine";
import type {EngineError} from "../../engine/error";
import {createPersistentEngine, type PersistentEngineOptions} from "../../engine/persistent-engine";
import {readOnly} from "../read-only";

export function createEngineStatus(options: Omit<PersistentEngineOptions, "onUnavailable">) {
  /** Reason why there is no engine. */
  const gone = signal<EngineError | null>(null);
  const isTrying = signal(false);
  const persistentEngine = createPersistentEngine({
    ...options,
    onUnavailable(reason) {
      gone.value = reason;
      isTrying.value = false;
    },
  });
  const engine: Promise<Engine> = Promise.resolve(persistentEngine.engine);
  function retry() {
    isTrying.value = true;
    persistentEngine.retry();
  }
  // A file that was out of reach may be available again.
  addEventListener("online", () => gone.peek() && retry());
  const {sleep, createClient} = persistentEngine;
  return {engine, sleep, guest: createClient, ...readOnly({gone, isTrying, retry})};
}

export type EngineStatus = ReturnType<typeof createEngineStatus>;
