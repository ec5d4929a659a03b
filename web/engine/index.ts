// What `import "sg-playground"` gives: an engine that runs, or the reason why none can.
import {engineFrom} from "./starting";
import {sessionsOf} from "./worker-session";

export {EngineError} from "./error";
export type * from "./types";
export const createEngine = engineFrom(sessionsOf);
