// The page's engine in a thread of its own, which is replaced if it does not answer within some seconds or has trapped.
import {isMainThread, parentPort, Worker} from "node:worker_threads";
import {openWasm} from "./wasm.mjs";

const MOST_SECONDS = 5;

if (!isMainThread) {
  const engine = await openWasm();
  parentPort?.on("message", (fields) => {
    const begun = performance.now();
    const document = engine.ask(fields);
    parentPort?.postMessage({isAnswered: !document.startsWith('{"error"'), milliseconds: performance.now() - begun});
  });
}

/** @returns {{ask: (fields: string[]) => Promise<{isAnswered: boolean, milliseconds: number} | {fault: string}>, close: () => void}} */
export function openThread() {
  let thread = new Worker(new URL(import.meta.url));
  const ask = (fields) =>
    new Promise((resolve) => {
      const giveUp = (fault) => {
        thread.removeAllListeners();
        thread.terminate();
        thread = new Worker(new URL(import.meta.url));
        resolve({fault});
      };
      const late = setTimeout(() => giveUp(`no answer within ${MOST_SECONDS} s`), 1000 * MOST_SECONDS);
      thread.removeAllListeners();
      thread.once("message", (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      thread.once("error", (error) => {
        clearTimeout(late);
        giveUp(String(error));
      });
      thread.postMessage(fields);
    });
  return {ask, close: () => thread.terminate()};
}
