// A program explored in a worker: how far it is, what came of it, and its end where it does not end by itself.
import quickJsUrl from "@jitl/quickjs-wasmfile-release-sync/wasm?url";
import {trusted} from "../engine/trusted";
import {ProgramError, usualLimits} from "./sandbox";
import type {Explored, Message, RunRequest} from "./worker";
import workerUrl from "./worker?worker&url";

/** Where a step of the interpreter does not come to an end, and so is never asked whether to go on. */
const silence = usualLimits.state + 3000;

let module: Promise<WebAssembly.Module> | null = null;

function quickJs(): Promise<WebAssembly.Module> {
  module ??= WebAssembly.compileStreaming(fetch(quickJsUrl));
  module.catch(() => {
    module = null;
  });
  return module;
}

export interface Watching {
  signal: AbortSignal;
  onProgress(made: {states: number; options: number}): void;
}

/** Throws ProgramError for a fault of the program, the reason of the signal where that was given. */
export async function explore(code: string, last: number, {signal, onProgress}: Watching): Promise<Explored> {
  const compiled = await quickJs();
  signal.throwIfAborted();
  const worker = new Worker(trusted(workerUrl), {type: "module"});
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Explored>((resolve, reject) => {
      const endless = () =>
        reject(
          new ProgramError({
            ...{kind: "time", line: null, state: null},
            facts: {seconds: String(usualLimits.state / 1000)},
          }),
        );
      const wait = () => {
        clearTimeout(late);
        late = setTimeout(endless, silence);
      };
      wait();
      signal.addEventListener("abort", () => reject(signal.reason), {once: true});
      worker.onerror = () =>
        reject(
          new ProgramError({
            ...{kind: "memory", line: null, state: null},
            facts: {megabytes: String(usualLimits.memory / 2 ** 20)},
          }),
        );
      worker.onmessage = ({data}: MessageEvent<Message>) => {
        wait();
        if (data.kind === "progress") onProgress(data);
        else if (data.kind === "explored") resolve(data.explored);
        else reject(new ProgramError(data.fault));
      };
      worker.postMessage({module: compiled, code, last} satisfies RunRequest);
    });
  } finally {
    clearTimeout(late);
    worker.terminate();
  }
}
