// Where the npm package finds its engine: beside its own file, through fetch, or through the file system in Node.
import {fetched} from "./fetched";
import wasmUrl from "./generated/engine.wasm?url";

/** Written out, since bundlers look for this and take the file along. */
export function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), {type: "module"});
}

export async function wasmBytes(isAgain: boolean): Promise<BufferSource> {
  const url = new URL(wasmUrl, import.meta.url);
  if (url.protocol !== "file:") return fetched(url, isAgain);
  const {readFile} = await import("node:fs/promises");
  return new Uint8Array(await readFile(url));
}
