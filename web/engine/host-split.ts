// Files of the engine for the site: of the same origin, in one folder.
import {fetchFile} from "./fetch-file";
import fullEngineUrl from "./generated/engine.wasm?url";
import starterUrl from "./generated/starter.wasm?url";
import {trustedUrl} from "./trusted";
import workerUrl from "./worker?worker&url";

export function startWorker(): Worker {
  return new Worker(trustedUrl(workerUrl), {type: "module"});
}

export const loadFullEngine = (isRetry: boolean) => fetchFile(fullEngineUrl, isRetry);
export const loadStarter = (isRetry: boolean) => fetchFile(starterUrl, isRetry);
