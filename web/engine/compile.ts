// The compiled engine.wasm, made once for all instances; what could not be had is asked for again.
import {wasmBytes} from "#engine-host";
import {unavailable} from "./error";

/** The smallest module with an instruction of SIMD: `i32.const 0; i8x16.splat; drop`. */
const probe = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0],
  ...[10, 9, 1, 7, 0, 65, 0, 253, 15, 26, 11],
);

/** Whether this browser, under the policy of this page, runs such code at all. */
function runsWasm(): boolean {
  try {
    new WebAssembly.Module(probe);
    return true;
  } catch {
    return false;
  }
}

/** `given` in place of the host's own bytes. Refused: EngineError "unavailable", which says which of the two it is. */
export function compiling(given?: BufferSource): () => Promise<WebAssembly.Module> {
  let module: Promise<WebAssembly.Module> | null = null;
  let isAgain = false;
  async function compile() {
    try {
      return await WebAssembly.compile(given ?? (await wasmBytes(isAgain)));
    } catch (cause) {
      module = null;
      isAgain = true;
      throw Object.assign(unavailable(runsWasm() ? "whole-engine" : "capable-browser"), {cause});
    }
  }
  return () => {
    module ??= compile();
    return module;
  };
}
