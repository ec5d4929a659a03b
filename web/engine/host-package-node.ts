// Where the npm package finds its engine in Node: beside its own file, through the file system.
import {readFile} from "node:fs/promises";
import {Worker, type WorkerOptions} from "node:worker_threads";

/** No flag of the process is meant for it, such as the form of a program given by `--eval`. */
const options: WorkerOptions = {execArgv: [], name: "sg-playground"};

/** Written out, since bundlers look for this and take the file along. */
export const startThread = (url?: string | URL): Worker =>
  url ? new Worker(url, options) : new Worker(new URL("./node-worker.js", import.meta.url), options);

export async function whole(): Promise<BufferSource> {
  return new Uint8Array(await readFile(new URL("./engine.wasm", import.meta.url)));
}
