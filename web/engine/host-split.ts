// Where the site finds its engine: files of the same origin, next to each other.
import {fetched} from "./fetched";
import wholeUrl from "./generated/engine.wasm?url";
import starterUrl from "./generated/starter.wasm?url";
import {trusted} from "./trusted";
import workerUrl from "./worker?worker&url";

export function startWorker(): Worker {
  return new Worker(trusted(workerUrl), {type: "module"});
}

export const whole = (isAgain: boolean) => fetched(wholeUrl, isAgain);
export const starter = (isAgain: boolean) => fetched(starterUrl, isAgain);
