// Engine session in a worker or, where none can start, on this thread in time slices. It begins with the starter, if
// the host has one, and loads the full engine when a request needs it.
import {loadFullEngine, loadStarter, startWorker} from "#engine-host";
import {codeFrom, createCompiler} from "./compile";
import {unavailable} from "./error";
import {awaitDeath, lockName} from "./liveness-lock";
import {portOf} from "./messages";
import {createRemoteRunner} from "./remote-runner";
import type {FullEngineLoader, RunnerCalls} from "./runner";
import {openOnThisThread} from "./this-thread";
import type {EngineSource} from "./types";

export interface WorkerSession {
  runner: RunnerCalls;
  /** False on this thread. */
  isWorker: boolean;
  /** True if its end is observed when it happens, so that silence alone says little. */
  isDeathObserved: boolean;
  /** Ends it; pending requests stay unanswered. */
  end(): void;
}

/** Opens a session; `onLost` is called if it ends by itself. */
export type OpenSession = (onLost: () => void) => Promise<WorkerSession>;

const BOOT_MS = 10_000;

/**
 * Returns a function that opens sessions; `loadWithRetry` may wait and try again if the full engine cannot be loaded.
 */
export function createSessionOpener(
  {wasmBinary, workerUrl}: EngineSource,
  loadWithRetry: (load: FullEngineLoader) => ReturnType<FullEngineLoader> = (load) => load(),
): OpenSession {
  const compileFullEngine = createCompiler(codeFrom(wasmBinary, loadFullEngine));
  const compileStarter = !wasmBinary && loadStarter && createCompiler(loadStarter);
  let isFullEngine = !compileStarter;
  let isCompiled = false;
  async function compileWithRetry() {
    const module = await loadWithRetry(compileFullEngine);
    isFullEngine = true;
    return module;
  }
  return async (onLost) => {
    // The first worker's script loads while the engine does.
    const preloaded = isCompiled ? null : startHostWorker(workerUrl);
    const compile = compileStarter && !isFullEngine ? compileStarter : compileFullEngine;
    const module = await compile().catch((reason) => {
      preloaded?.worker.terminate();
      throw reason;
    });
    isCompiled = true;
    const loadRest = isFullEngine ? null : compileWithRetry;
    const started = preloaded ?? startHostWorker(workerUrl);
    try {
      return (
        (started && (await openInWorker(module, loadRest, started, onLost))) ??
        (await openOnThisThread(module, loadRest))
      );
    } catch (cause) {
      throw Object.assign(unavailable("whole-engine"), {cause});
    }
  };
}

interface StartedWorker {
  worker: Worker;
  /** Resolves if its script does not run. */
  failed: Promise<void>;
}

/** Returns null if no worker can start. */
function startHostWorker(url: EngineSource["workerUrl"]): StartedWorker | null {
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

async function openInWorker(
  module: WebAssembly.Module,
  loadRest: FullEngineLoader | null,
  {worker, failed}: StartedWorker,
  onLost: () => void,
): Promise<WorkerSession | null> {
  const runner = createRemoteRunner(portOf(worker));
  const lock = lockName();
  const isLockHeld = await new Promise<boolean | null>((resolve) => {
    void failed.then(() => resolve(null));
    const timeout = setTimeout(resolve, BOOT_MS, null);
    runner
      .boot(module, lock, loadRest)
      .then(resolve, () => resolve(null))
      .finally(() => clearTimeout(timeout));
  });
  if (isLockHeld === null) {
    worker.terminate();
    return null;
  }
  worker.onerror = onLost;
  worker.onmessageerror = onLost;
  const unwatch = lock && isLockHeld ? awaitDeath(lock, onLost) : () => {};
  return {
    runner,
    isWorker: true,
    isDeathObserved: isLockHeld,
    end() {
      unwatch();
      worker.terminate();
    },
  };
}
