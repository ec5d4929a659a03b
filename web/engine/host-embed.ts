// Where the element finds its engine: the site's own file, which is fetched; where it cannot be, from a disk or another host without
// CORS, a script that holds it. The worker is a Blob: a worker of another origin is refused.
import {bytesOf} from "./data-url";
import {fetched} from "./fetched";
import wasmUrl from "./generated/engine.wasm?url&no-inline";
import EngineWorker from "./worker?worker&inline";

export const startWorker = (): Worker => new EngineWorker();

export async function wasmBytes(): Promise<BufferSource> {
  try {
    return await fetched(wasmUrl);
  } catch {
    const {default: inline} = await import("./generated/engine.wasm?url&inline");
    return bytesOf(inline);
  }
}
