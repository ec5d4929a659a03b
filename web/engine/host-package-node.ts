// Files of the engine for the npm package in Node: next to its own file, read through the file system.
import {readFile} from "node:fs/promises";
import {Worker, type WorkerOptions} from "node:worker_threads";

/** Flags of the process, such as the input type of a program given by `--eval`, are not passed on. */
const options: WorkerOptions = {execArgv: [], name: "sg-playground"};

/** The URL is written out because bundlers look for this form and then include the file. */
export const startThread = (url?: string | URL): Worker =>
  url ? new Worker(url, options) : new Worker(new URL("./node-worker.js", import.meta.url), options);

export async function loadFullEngine(): Promise<BufferSource> {
  return new Uint8Array(await readFile(new URL("./engine.wasm", import.meta.url)));
}
