// Whether there is an engine. Where there is none, all that was asked waits for it.
import {signal} from "@preact/signals";
import type {Engine} from "../engine";
import type {EngineError} from "../engine/error";
import {type Lasting, lastingEngine} from "../engine/lasting";
import {readOnly} from "./read-only";

export function createPresence(wanted: Omit<Lasting, "onGone">) {
  /** Why there is none. */
  const gone = signal<EngineError | null>(null);
  const isTrying = signal(false);
  const lasting = lastingEngine({
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

export type Presence = ReturnType<typeof createPresence>;
