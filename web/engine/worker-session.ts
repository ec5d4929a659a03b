// A running engine: in a worker, or, where none can start, on this thread in time slices.

import {wrap} from "comlink";
import {startWorker, wasmBytes} from "#engine-host";
import {unavailable} from "./error";
import type {Runner} from "./runner";
import type {EngineSource} from "./types";

export interface WorkerSession {
  runner: Runner;
  /** Ends it; what it was asked and has not answered stays unanswered. */
  leave(): void;
}

const BOOT_MS = 10_000;

export async function openSession(source: EngineSource, onLost: () => void): Promise<WorkerSession> {
  try {
    const wasm = source.wasmBinary ?? (await wasmBytes());
    return (await inWorker(wasm, source.workerUrl, onLost)) ?? (await onThisThread(wasm));
  } catch (cause) {
    throw Object.assign(unavailable("capable-browser"), {cause});
  }
}

async function inWorker(wasm: BufferSource, url: EngineSource["workerUrl"], onLost: () => void) {
  if (typeof Worker === "undefined") return null;
  let worker: Worker;
  try {
    worker = url ? new Worker(url, {type: "module"}) : startWorker();
  } catch {
    return null;
  }
  const runner = wrap<Runner>(worker) as unknown as Runner;
  const booted = await new Promise<boolean>((resolve) => {
    worker.onerror = () => resolve(false);
    setTimeout(resolve, BOOT_MS, false);
    runner.boot(wasm).then(
      () => resolve(true),
      () => resolve(false),
    );
  });
  if (!booted) {
    worker.terminate();
    return null;
  }
  worker.onerror = onLost;
  worker.onmessageerror = onLost;
  return {runner, leave: () => worker.terminate()};
}

async function onThisThread(wasm: BufferSource): Promise<WorkerSession> {
  const {Runner} = await import("./runner");
  const runner = new Runner();
  await runner.boot(wasm);
  return {runner, leave() {}};
}
