// Where the element finds its engine: the site's own files, which are fetched; where they cannot be, from a disk or another host
// without CORS, scripts that hold them. The worker is a Blob: a worker of another origin is refused.
import {fetched} from "./fetched";
import wholeUrl from "./generated/engine.wasm?url&no-inline";
import starterUrl from "./generated/starter.wasm?url&no-inline";
import {unpacked} from "./unpacked";
import EngineWorker from "./worker?worker&inline";

export const startWorker = (): Worker => new EngineWorker();

const fetchedOr =
  (url: string, script: () => Promise<{default: string}>) =>
  async (isAgain: boolean): Promise<Response | BufferSource> => {
    try {
      return await fetched(url, isAgain);
    } catch {
      return unpacked((await script()).default);
    }
  };

export const whole = fetchedOr(wholeUrl, () => import("./generated/engine.wasm?packed"));
export const starter = fetchedOr(starterUrl, () => import("./generated/starter.wasm?packed"));
