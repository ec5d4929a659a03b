// Where the site finds its engine: files of the same origin, next to each other.
import {fetched} from "./fetched";
import wasmUrl from "./generated/engine.wasm?url";
import {trusted} from "./trusted";
import workerUrl from "./worker?worker&url";

export function startWorker(): Worker {
  return new Worker(trusted(workerUrl), {type: "module"});
}

export const wasmBytes = (isAgain: boolean) => fetched(wasmUrl, isAgain);
