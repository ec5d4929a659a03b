// Engine session in Node: in a thread, which keeps the process alive only while calls are pending. If no thread can
// start, the engine runs on this thread in time slices.
import type {Worker} from "node:worker_threads";
import {codeFrom, createCompiler} from "./compile";
import {unavailable} from "./error";
import {loadFullEngine, startThread} from "./host-package-node";
import {nodePortOf} from "./node-port";
import {createRemoteRunner} from "./remote-runner";
import {openOnThisThread} from "./this-thread";
import type {EngineSource} from "./types";
import type {OpenSession, WorkerSession} from "./worker-session";

export function openThreadSessions({wasmBinary, workerUrl}: EngineSource): OpenSession {
  const compile = createCompiler(codeFrom(wasmBinary, loadFullEngine));
  return async (onLost) => {
    const module = await compile();
    try {
      return (await openInThread(module, workerUrl, onLost)) ?? (await openOnThisThread(module, null));
    } catch (cause) {
      throw Object.assign(unavailable("whole-engine"), {cause});
    }
  };
}

async function openInThread(
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
  const exit = new Promise<false>((resolve) => {
    thread.on("error", () => resolve(false)).on("exit", () => resolve(false));
  });
  thread.unref();
  const runner = createRemoteRunner(nodePortOf(thread), (isBusy) => (isBusy ? thread.ref() : thread.unref()));
  const boot = runner.boot(module, null, null).then(
    () => true,
    () => false,
  );
  const end = () => void thread.terminate();
  if (!(await Promise.race([boot, exit]))) {
    end();
    return null;
  }
  exit.then(onLost);
  return {runner, isWorker: true, isDeathObserved: true, end};
}
