// What `import "sg-playground"` gives in Node: the same, with threads for workers.
import {threadsOf} from "./host-package-threads";
import {engineFrom} from "./starting";

export {EngineError} from "./error";
export type * from "./types";
export const createEngine = engineFrom(threadsOf);
