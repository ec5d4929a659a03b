// Runner in another thread, by messages.
import type {CallArguments, FromRunner, Port, ToRunner} from "./messages";
import type {FullEngineLoader, Progress, RunnerCalls} from "./runner";

interface PendingCall {
  resolve(result: never): void;
  reject(error: Error): void;
  onProgress: Progress | undefined;
}

/** Creates the runner behind `port`; `onBusy` is called when the first of several replies is due, and after the last. */
export function createRemoteRunner(
  port: Port<ToRunner, FromRunner>,
  onBusy: (isBusy: boolean) => void = () => {},
): RunnerCalls {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let fullEngineLoader: FullEngineLoader | null = null;

  function call<Result, M extends keyof CallArguments>(method: M, args: CallArguments[M], onProgress?: Progress) {
    const id = ++lastId;
    if (pending.size === 0) onBusy(true);
    return new Promise<Result>((resolve, reject) => {
      pending.set(id, {resolve, reject, onProgress});
      port.send({id, method, args} as ToRunner);
    });
  }

  async function sendFullEngine() {
    const module = await fullEngineLoader?.().catch(() => null);
    port.send({fullEngine: module ?? null});
  }

  port.listen((message) => {
    if ("wantsFullEngine" in message) {
      void sendFullEngine();
      return;
    }
    const awaited = pending.get(message.id);
    if (!awaited) return;
    if ("made" in message) {
      awaited.onProgress?.(message.made, message.moves);
      return;
    }
    pending.delete(message.id);
    if (pending.size === 0) onBusy(false);
    if ("failure" in message) awaited.reject(new Error(message.failure));
    else awaited.resolve(message.result as never);
  });

  return {
    boot(module, lockName, loadFullEngine) {
      fullEngineLoader = loadFullEngine;
      return call("boot", [module, lockName, loadFullEngine !== null]);
    },
    ask: (request) => call("ask", [request]),
    run: (request, onProgress) => call("run", [request], onProgress),
    tabulate: (request, onProgress) => call("tabulate", [request], onProgress),
    cancel: (id) => call("cancel", [id]),
    ping: () => call("ping", []),
  };
}
