// Files of the engine for the npm package in a browser: next to its own file. Each URL is written out, because bundlers
// look for this form and then include the file.
import {fetchFile} from "./fetch-file";

export function startWorker(): Worker {
  return new Worker(new URL("./worker.js", import.meta.url), {type: "module"});
}

export const loadFullEngine = (isRetry: boolean) => fetchFile(new URL("./engine.wasm", import.meta.url), isRetry);

/** No starter: a program may ask for any game. */
export const loadStarter = null;
