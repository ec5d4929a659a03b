// Where the npm package finds its engine in a browser: beside its own file. Each address is written out as bundlers look for it, so
// that they take the file along.
import {fetched} from "./fetched";

export function startWorker(): Worker {
  return new Worker(new URL("./worker.js", import.meta.url), {type: "module"});
}

export const whole = (isAgain: boolean) => fetched(new URL("./engine.wasm", import.meta.url), isAgain);

/** A program asks for what it likes. */
export const starter = null;
