// A running engine: in a worker, or, where none can start, on this thread in time slices. It begins with the starter, where the host
// has one, and gets the whole once that is wanted.
import {proxy, wrap} from "comlink";
import {starter, startWorker, whole} from "#engine-host";
import {codeOf, compiling} from "./compile";
import {unavailable} from "./error";
import {awaitDeath, lifeName} from "./life";
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
  async function more() {
    const module = await patient(compiledWhole);
    isWhole = true;
    return module;
  }
  return async (onLost) => {
    const module = await (compiledStarter && !isWhole ? compiledStarter() : compiledWhole());
    const rest = isWhole ? null : more;
    try {
      return (await inWorker(module, rest, workerUrl, onLost)) ?? (await onThisThread(module, rest));
    } catch (cause) {
      throw Object.assign(unavailable("whole-engine"), {cause});
    }
  };
}

async function inWorker(
  module: WebAssembly.Module,
  rest: Whole | null,
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
