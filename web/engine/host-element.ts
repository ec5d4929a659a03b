// Where the element of the npm package finds its engine: beside its own file. `__here__` becomes import.meta.url when it is built
// (scripts/vite/written-out.ts), so that both addresses stand there as bundlers look for them.
import {fetched} from "./fetched";

declare const __here__: string;

export const startWorker = (): Worker => new Worker(new URL("./worker.js", __here__), {type: "module"});

export const whole = (isAgain: boolean) => fetched(new URL("./engine.wasm", __here__), isAgain);

/** The package has one engine. */
export const starter = null;
