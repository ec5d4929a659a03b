// A running engine on the thread that asks it, in time slices.
import type {WorkerSession} from "./worker-session";

export async function onThisThread(module: WebAssembly.Module): Promise<WorkerSession> {
  const {Runner} = await import("./runner");
  const runner = new Runner();
  await runner.boot(module, null);
  return {runner, isWorker: false, isWitnessed: true, leave() {}};
}
