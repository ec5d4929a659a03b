// Exploration of a program in a worker: its progress, its result, and its end by force if it does not end by itself.
import quickJsUrl from "@jitl/quickjs-wasmfile-release-sync/wasm?url";
import {trustedUrl} from "../engine/trusted";
import {ProgramError, usualLimits} from "./sandbox";
import type {Exploration, RunRequest, WorkerMessage} from "./worker";
import workerUrl from "./worker?worker&url";

/**
 * Time in ms after which the worker is ended. A step of the interpreter that never ends is never asked whether to go
 * on.
 */
const stallTimeout = usualLimits.state + 3000;

let modulePromise: Promise<WebAssembly.Module> | null = null;

function loadQuickJs(): Promise<WebAssembly.Module> {
  modulePromise ??= WebAssembly.compileStreaming(fetch(quickJsUrl));
  modulePromise.catch(() => {
    modulePromise = null;
  });
  return modulePromise;
}

export interface ExploreOptions {
  signal: AbortSignal;
  onProgress(size: {states: number; options: number}): void;
}

/**
 * Explores a program. Throws ProgramError for a fault of the program, and the reason of the signal once it is aborted.
 */
export async function explore(code: string, last: number, {signal, onProgress}: ExploreOptions): Promise<Exploration> {
  const compiled = await loadQuickJs();
  signal.throwIfAborted();
  const worker = new Worker(trustedUrl(workerUrl), {type: "module"});
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Exploration>((resolve, reject) => {
      const rejectStalled = () =>
        reject(
          new ProgramError({
            ...{kind: "time", line: null, state: null},
            facts: {seconds: String(usualLimits.state / 1000)},
          }),
        );
      const restartTimer = () => {
        clearTimeout(stallTimer);
        stallTimer = setTimeout(rejectStalled, stallTimeout);
      };
      restartTimer();
      signal.addEventListener("abort", () => reject(signal.reason), {once: true});
      worker.onerror = () =>
        reject(
          new ProgramError({
            ...{kind: "memory", line: null, state: null},
            facts: {megabytes: String(usualLimits.memory / 2 ** 20)},
          }),
        );
      worker.onmessage = ({data}: MessageEvent<WorkerMessage>) => {
        restartTimer();
        if (data.kind === "progress") onProgress(data);
        else if (data.kind === "explored") resolve(data.explored);
        else reject(new ProgramError(data.fault));
      };
      worker.postMessage({module: compiled, code, last} satisfies RunRequest);
    });
  } finally {
    clearTimeout(stallTimer);
    worker.terminate();
  }
}
