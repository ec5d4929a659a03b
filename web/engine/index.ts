// Entry of the npm package in browsers: `createEngine` resolves to a running engine or rejects with the reason why none
// can run.
import {createEngineFactory} from "./engine-factory";
import {createSessionOpener} from "./worker-session";

export {EngineError} from "./error";
export type * from "./types";
export const createEngine = createEngineFactory(createSessionOpener);
