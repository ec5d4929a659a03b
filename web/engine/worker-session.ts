// A running engine: in a worker, or, where none can start, on this thread in time slices. It begins with the starter, where the host
// has one, and gets the whole once that is wanted.
import {proxy, wrap} from "comlink";
import {starter, startWorker, whole} from "#engine-host";
import {codeOf, compiling} from "./compile";
import {unavailable} from "./error";
import {awaitDeath, lockName} from "./liveness-lock";
import type {Runner, Whole} from "./runner";
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

/** `patient` waits for the whole where it cannot be had at once. */
export function sessionsOf(
  {wasmBinary, workerUrl}: EngineSource,
  patient: (whole: Whole) => ReturnType<Whole> = (get) => get(),
): OpenSession {
  const compiledWhole = compiling(codeOf(wasmBinary, whole));
  const compiledStarter = !wasmBinary && starter && compiling(starter);
  let isWhole = !compiledStarter;
  let isCompiled = false;
  async function more() {
    const module = await patient(compiledWhole);
    isWhole = true;
    return module;
  }
  return async (onLost) => {
    // The script of the first is on its way while the engine is.
    const early = isCompiled ? null : begin(workerUrl);
    const compiled = compiledStarter && !isWhole ? compiledStarter : compiledWhole;
    const module = await compiled().catch((reason) => {
      early?.worker.terminate();
      throw reason;
    });
    isCompiled = true;
    const rest = isWhole ? null : more;
    const begun = early ?? begin(workerUrl);
    try {
      return (begun && (await inWorker(module, rest, begun, onLost))) ?? (await onThisThread(module, rest));
    } catch (cause) {
      throw Object.assign(unavailable("whole-engine"), {cause});
    }
  };
}

interface Begun {
  worker: Worker;
  /** Settles when its script does not run. */
  failed: Promise<void>;
}

/** Null where none can start. */
function begin(url: EngineSource["workerUrl"]): Begun | null {
  if (typeof Worker === "undefined") return null;
  try {
    const worker = url ? new Worker(url, {type: "module"}) : startWorker();
    const failed = new Promise<void>((resolve) => {
      worker.onerror = () => resolve();
    });
    return {worker, failed};
  } catch {
    return null;
  }
}

async function inWorker(
  module: WebAssembly.Module,
  rest: Whole | null,
  {worker, failed}: Begun,
  onLost: () => void,
): Promise<WorkerSession | null> {
  const runner = wrap<Runner>(worker) as unknown as Runner;
  const life = lockName();
  const isHeld = await new Promise<boolean | null>((resolve) => {
    void failed.then(() => resolve(null));
    const late = setTimeout(resolve, BOOT_MS, null);
    runner
      .boot(module, life, rest && proxy(rest))
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
