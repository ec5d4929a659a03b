// Where a single file finds its engine: inside itself. The worker is classic, because a module Blob worker is refused on file://.
import text from "./generated/engine.wasm?packed";
import {unpacked} from "./unpacked";
import EngineWorker from "./worker?worker&inline";

export function startWorker(): Worker {
  return new EngineWorker();
}

export const whole = (): Promise<BufferSource> => unpacked(text);

/** What is here already is not waited for. */
export const starter = null;
