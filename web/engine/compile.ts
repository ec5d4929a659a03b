// Compilation of an engine, once for all instances; fetched again after a failure.
import {unavailable} from "./error";
import type {EngineSource} from "./types";

/** Smallest module with SIMD and an exception: `i32.const 0; i8x16.splat; drop; try; catch_all; end`. */
const probe = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0],
  ...[10, 13, 1, 11, 0, 65, 0, 253, 15, 26, 6, 64, 25, 11, 11],
);

/** Returns true if this browser runs such code at all under the policy of this page. */
function runsWasm(): boolean {
  try {
    new WebAssembly.Module(probe);
    return true;
  } catch {
    return false;
  }
}

/** Compiles while the response arrives if its content type allows, since browsers cache only code compiled so. */
async function compileCode(code: Response | BufferSource): Promise<WebAssembly.Module> {
  if (!(code instanceof Response)) return WebAssembly.compile(code);
  if (code.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(code);
  return WebAssembly.compile(await code.arrayBuffer());
}

/** Gets the code; `isRetry` is true if what it gave before was of no use. */
type LoadCode = (isRetry: boolean) => Promise<Response | BufferSource>;

/** Returns the code that the caller has given, else the host's. */
export const codeFrom = (wasmBinary: EngineSource["wasmBinary"], hostCode: LoadCode): LoadCode =>
  wasmBinary ? async () => wasmBinary as BufferSource : hostCode;

/**
 * Returns a function that compiles once. It rejects with EngineError "unavailable", which says if the engine or the
 * browser is at fault.
 */
export function createCompiler(code: LoadCode): () => Promise<WebAssembly.Module> {
  let module: Promise<WebAssembly.Module> | null = null;
  let isRetry = false;
  async function compile() {
    try {
      return await compileCode(await code(isRetry));
    } catch (cause) {
      module = null;
      isRetry = true;
      throw Object.assign(unavailable(runsWasm() ? "whole-engine" : "capable-browser"), {cause});
    }
  }
  return () => {
    module ??= compile();
    return module;
  };
}
