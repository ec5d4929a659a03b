// Where a single file finds its engine: inside itself. The worker is classic, because a module Blob worker is refused on file://.
import {bytesOf} from "./data-url";
import wasmUrl from "./generated/engine.wasm?url&inline";
import EngineWorker from "./worker?worker&inline";

export function startWorker(): Worker {
  return new EngineWorker();
}

export const whole = async (): Promise<BufferSource> => bytesOf(wasmUrl);

/** What is here already is not waited for. */
export const starter = null;
