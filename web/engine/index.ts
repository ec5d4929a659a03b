// What `import "sg-playground"` gives: an engine that runs, or the reason why none can.
import {Calls} from "./calls";
import {EngineError} from "./error";
import {engineOn} from "./facade";
import type * as api from "./types";
import {sessionsOf} from "./worker-session";

export type * from "./types";
export {EngineError};

export const createEngine: typeof api.createEngine = async (source = {}) => {
  const calls = new Calls(sessionsOf(source), {hasStandby: source.standby ?? false});
  await calls.ready();
  return engineOn(calls);
};
