import createEngineModule, {type EngineModule} from "./generated/engine.mjs";

/** A fresh engine instance from the bytes of engine.wasm; the glue never fetches anything itself. */
export function load(wasm: BufferSource): Promise<EngineModule> {
  const wasmBinary = ArrayBuffer.isView(wasm) ? new Uint8Array(wasm.buffer, wasm.byteOffset, wasm.byteLength) : wasm;
  return createEngineModule({wasmBinary: wasmBinary as ArrayBuffer | Uint8Array});
}
