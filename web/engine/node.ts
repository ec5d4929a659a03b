// Entry of the npm package in Node: the same as index.ts, with threads as workers.

import {createEngineFactory} from "./engine-factory";
import {openThreadSessions} from "./host-package-threads";

export {EngineError} from "./error";
export type * from "./types";
export const createEngine = createEngineFactory(openThreadSessions);
