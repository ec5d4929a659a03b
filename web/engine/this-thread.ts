// A running engine on the thread that asks it, in time slices.
import type {Whole} from "./runner";
import type {WorkerSession} from "./worker-session";

export async function onThisThread(module: WebAssembly.Module, rest: Whole | null): Promise<WorkerSession> {
  const {Runner} = await import("./runner");
  const runner = new Runner();
  await runner.boot(module, null, rest);
  return {runner, isWorker: false, isWitnessed: true, leave() {}};
}
