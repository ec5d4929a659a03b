// Serves a runner to the thread behind a port.
import type {FromRunner, Port, ToRunner} from "./messages";
import {type Progress, Runner} from "./runner";

export function serveRunner(port: Port<FromRunner, ToRunner>): void {
  const runner = new Runner();
  let receiveFullEngine: ((module: WebAssembly.Module | null) => void) | null = null;

  const loadFullEngine = () =>
    new Promise<WebAssembly.Module>((resolve, reject) => {
      receiveFullEngine = (module) => (module ? resolve(module) : reject(new Error("no full engine")));
      port.send({wantsFullEngine: true});
    });

  function start(message: Exclude<ToRunner, {fullEngine: unknown}>): Promise<unknown> {
    const onProgress: Progress = (made, moves) => port.send({id: message.id, made, moves});
    switch (message.method) {
      case "boot": {
        const [module, lockName, hasLoader] = message.args;
        return runner.boot(module, lockName, hasLoader ? loadFullEngine : null);
      }
      case "ask":
        return runner.ask(...message.args);
      case "run":
        return runner.run(...message.args, onProgress);
      case "tabulate":
        return runner.tabulate(...message.args, onProgress);
      case "cancel":
        return runner.cancel(...message.args);
      case "ping":
        return runner.ping();
    }
  }

  port.listen((message) => {
    if ("fullEngine" in message) {
      receiveFullEngine?.(message.fullEngine);
      return;
    }
    const {id} = message;
    start(message).then(
      (result) => port.send({id, result}, buffersOf(result)),
      (reason) => port.send({id, failure: String(reason)}),
    );
  });
}

/** Returns the buffers of a result that can be moved instead of copied. */
const buffersOf = (result: unknown): ArrayBufferLike[] =>
  result !== null && typeof result === "object" && "values" in result
    ? [(result.values as Uint16Array | Uint32Array).buffer]
    : [];
