// Where the npm package finds its engine: beside its own file, through fetch, or through the file system in Node.
import wasmUrl from "./generated/engine.wasm?url";
import * as site from "./host-split";

export {startWorker} from "./host-split";

export async function wasmBytes(): Promise<BufferSource> {
  const url = new URL(wasmUrl, import.meta.url);
  if (url.protocol !== "file:") return site.wasmBytes();
  const {readFile} = await import("node:fs/promises");
  return new Uint8Array(await readFile(url));
}
