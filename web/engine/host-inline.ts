// Engine inside a single-file page. The worker is classic: browsers refuse a module worker from a Blob on file://.
import packedEngine from "./generated/engine.wasm?packed";
import {unpack} from "./unpack";
import EngineWorker from "./worker?worker&inline";

export function startWorker(): Worker {
  return new EngineWorker();
}

export const loadFullEngine = (): Promise<BufferSource> => unpack(packedEngine);

/** No starter: the engine is here already. */
export const loadStarter = null;
