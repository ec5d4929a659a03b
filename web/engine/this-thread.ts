// Engine session on the calling thread, in time slices.
import type {FullEngineLoader} from "./runner";
import type {WorkerSession} from "./worker-session";

export async function openOnThisThread(
  module: WebAssembly.Module,
  loadFullEngine: FullEngineLoader | null,
): Promise<WorkerSession> {
  const {Runner} = await import("./runner");
  const runner = new Runner();
  await runner.boot(module, null, loadFullEngine);
  return {runner, isWorker: false, isDeathObserved: true, end() {}};
}
