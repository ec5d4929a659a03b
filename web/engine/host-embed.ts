// Files of the engine for the element: fetched from the site, or, where fetching fails (from a disk, or another host
// without CORS), loaded as scripts that contain them. The worker is a Blob, since browsers refuse a worker of another
// origin.
import {fetchFile} from "./fetch-file";
import fullEngineUrl from "./generated/engine.wasm?url&no-inline";
import starterUrl from "./generated/starter.wasm?url&no-inline";
import {unpack} from "./unpack";
import EngineWorker from "./worker?worker&inline";

export const startWorker = (): Worker => new EngineWorker();

const fetchOrImport =
  (url: string, script: () => Promise<{default: string}>) =>
  async (isRetry: boolean): Promise<Response | BufferSource> => {
    try {
      return await fetchFile(url, isRetry);
    } catch {
      return unpack((await script()).default);
    }
  };

export const loadFullEngine = fetchOrImport(fullEngineUrl, () => import("./generated/engine.wasm?packed"));
export const loadStarter = fetchOrImport(starterUrl, () => import("./generated/starter.wasm?packed"));
