// Files of the engine for the element of the npm package: next to its own file. The build replaces `__here__` by
// import.meta.url (scripts/vite/import-meta-url.ts), so that bundlers recognise both URLs.
import {fetchFile} from "./fetch-file";

declare const __here__: string;

export const startWorker = (): Worker => new Worker(new URL("./worker.js", __here__), {type: "module"});

export const loadFullEngine = (isRetry: boolean) => fetchFile(new URL("./engine.wasm", __here__), isRetry);

/** No starter: the package has one engine. */
export const loadStarter = null;
