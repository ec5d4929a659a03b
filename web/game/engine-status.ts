// Status of the engine: starting, running or unavailable. Calls wait while there is none.
import {signal} from "@preact/signals";
import type {Engine} from "../engine";
import type {EngineError} from "../engine/error";
import {createPersistentEngine, type Lasting} from "../engine/persistent-engine";
import {readOnly} from "./read-only";

export function createEngineStatus(wanted: Omit<Lasting, "onGone">) {
  /** Why there is none. */
  const gone = signal<EngineError | null>(null);
  const isTrying = signal(false);
  const lasting = createPersistentEngine({
    ...wanted,
    onGone(reason) {
      gone.value = reason;
      isTrying.value = false;
    },
  });
  const engine: Promise<Engine> = Promise.resolve(lasting.engine);
  function retry() {
    isTrying.value = true;
    lasting.retry();
  }
  // What was out of reach may be so no longer.
  addEventListener("online", () => gone.peek() && retry());
  const {sleep, guest} = lasting;
  return {engine, sleep, guest, ...readOnly({gone, isTrying, retry})};
}

export type EngineStatus = ReturnType<typeof createEngineStatus>;
