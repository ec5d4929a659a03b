// Where the site finds its engine: files of the same origin, next to each other.
import wasmUrl from "./generated/engine.wasm?url";

export function startWorker(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), {type: "module"});
}

export async function wasmBytes(): Promise<BufferSource> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`engine.wasm: HTTP ${response.status}`);
  return response.arrayBuffer();
}
