// A running engine: in a worker, or, where none can start, on this thread in time slices.
import {wrap} from "comlink";
import {startWorker} from "#engine-host";
import {compiling} from "./compile";
import {unavailable} from "./error";
import {awaitDeath, lifeName} from "./life";
import type {Runner} from "./runner";
import {onThisThread} from "./this-thread";
import type {EngineSource} from "./types";

export interface WorkerSession {
  runner: Runner;
  /** False on this thread. */
  isWorker: boolean;
  /** Its end is seen as it comes, so that silence alone says little. */
  isWitnessed: boolean;
  /** Ends it; what it was asked and has not answered stays unanswered. */
  leave(): void;
}

/** `onLost` is called when the session has ended by itself. */
export type OpenSession = (onLost: () => void) => Promise<WorkerSession>;

const BOOT_MS = 10_000;

export function sessionsOf({wasmBinary, workerUrl}: EngineSource): OpenSession {
  const compiled = compiling(wasmBinary);
  return async (onLost) => {
    const module = await compiled();
    try {
      return (await inWorker(module, workerUrl, onLost)) ?? (await onThisThread(module));
    } catch (cause) {
      throw Object.assign(unavailable("whole-engine"), {cause});
    }
  };
}

async function inWorker(
  module: WebAssembly.Module,
  url: EngineSource["workerUrl"],
  onLost: () => void,
): Promise<WorkerSession | null> {
  if (typeof Worker === "undefined") return null;
  let worker: Worker;
  try {
    worker = url ? new Worker(url, {type: "module"}) : startWorker();
  } catch {
    return null;
  }
  const runner = wrap<Runner>(worker) as unknown as Runner;
  const life = lifeName();
  const isHeld = await new Promise<boolean | null>((resolve) => {
    worker.onerror = () => resolve(null);
    const late = setTimeout(resolve, BOOT_MS, null);
    runner
      .boot(module, life)
      .then(resolve, () => resolve(null))
      .finally(() => clearTimeout(late));
  });
  if (isHeld === null) {
    worker.terminate();
    return null;
  }
  worker.onerror = onLost;
  worker.onmessageerror = onLost;
  const unwatch = life && isHeld ? awaitDeath(life, onLost) : () => {};
  return {
    runner,
    isWorker: true,
    isWitnessed: isHeld,
    leave() {
      unwatch();
      worker.terminate();
    },
  };
}
