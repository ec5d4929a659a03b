// A compiled engine, made once for all instances; what could not be had is asked for again.
import {unavailable} from "./error";
import type {EngineSource} from "./types";

/** The smallest module with SIMD and an exception: `i32.const 0; i8x16.splat; drop; try; catch_all; end`. */
const probe = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0],
  ...[10, 13, 1, 11, 0, 65, 0, 253, 15, 26, 6, 64, 25, 11, 11],
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

/** While it comes, where its type says what it is: a browser keeps what it has compiled so. */
async function compiled(code: Response | BufferSource): Promise<WebAssembly.Module> {
  if (!(code instanceof Response)) return WebAssembly.compile(code);
  if (code.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(code);
  return WebAssembly.compile(await code.arrayBuffer());
}

/** `isAgain` where what it gave before was of no use. */
type Code = (isAgain: boolean) => Promise<Response | BufferSource>;

/** What a caller has given, else the host's own. */
export const codeOf = (given: EngineSource["wasmBinary"], own: Code): Code =>
  given ? async () => given as BufferSource : own;

/** Refused: EngineError "unavailable", which says which of the two it is. */
export function compiling(code: Code): () => Promise<WebAssembly.Module> {
  let module: Promise<WebAssembly.Module> | null = null;
  let isAgain = false;
  async function compile() {
    try {
      return await compiled(await code(isAgain));
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
