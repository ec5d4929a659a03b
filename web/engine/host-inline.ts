// Where a single file finds its engine: inside itself. The worker is classic, because a module Blob worker is refused on file://.
import wasmUrl from "./generated/engine.wasm?url&inline";
import EngineWorker from "./worker?worker&inline";

export function startWorker(): Worker {
  return new EngineWorker();
}

export async function wasmBytes(): Promise<BufferSource> {
  const binary = atob(wasmUrl.slice(wasmUrl.indexOf(",") + 1));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
