// A running engine in Node: in a thread, which keeps its process alive for as long as it owes an answer. Where none can start, the
// engine runs on this thread in time slices.
import type {Worker} from "node:worker_threads";
import {type Endpoint, wrap} from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import {codeOf, compiling} from "./compile";
import {unavailable} from "./error";
import {startThread, whole} from "./host-package-node";
import type {Runner} from "./runner";
import {onThisThread} from "./this-thread";
import type {EngineSource} from "./types";
import type {OpenSession, WorkerSession} from "./worker-session";

export function threadsOf({wasmBinary, workerUrl}: EngineSource): OpenSession {
  const compiled = compiling(codeOf(wasmBinary, whole));
  return async (onLost) => {
    const module = await compiled();
    try {
      return (await inThread(module, workerUrl, onLost)) ?? (await onThisThread(module, null));
    } catch (cause) {
      throw Object.assign(unavailable("whole-engine"), {cause});
    }
  };
}

async function inThread(
  module: WebAssembly.Module,
  url: EngineSource["workerUrl"],
  onLost: () => void,
): Promise<WorkerSession | null> {
  let thread: Worker;
  try {
    thread = startThread(url);
  } catch {
    return null;
  }
  const ended = new Promise<false>((resolve) => {
    thread.on("error", () => resolve(false)).on("exit", () => resolve(false));
  });
  const runner = wrap<Runner>(answering(thread)) as unknown as Runner;
  const booted = runner.boot(module, null, null).then(
    () => true,
    () => false,
  );
  const leave = () => void thread.terminate();
  if (!(await Promise.race([booted, ended]))) {
    leave();
    return null;
  }
  ended.then(onLost);
  return {runner, isWorker: true, isWitnessed: true, leave};
}

/** What Comlink asks through; each of its messages is answered by one. */
function answering(thread: Worker): Endpoint {
  const endpoint = nodeEndpoint(thread);
  let owed = 0;
  thread.unref();
  thread.on("message", () => {
    if (--owed === 0) thread.unref();
  });
  return {
    ...endpoint,
    postMessage(message, transfer) {
      if (owed++ === 0) thread.ref();
      endpoint.postMessage(message, transfer);
    },
  };
}
