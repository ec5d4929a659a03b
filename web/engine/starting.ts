// An engine of the sessions that its surroundings can open.
import {Calls} from "./calls";
import {engineOn} from "./facade";
import type * as api from "./types";
import type {OpenSession} from "./worker-session";

export function engineFrom(sessionsOf: (source: api.EngineSource) => OpenSession): typeof api.createEngine {
  return async (source = {}) => {
    const calls = new Calls(sessionsOf(source), {hasStandby: source.standby ?? false});
    await calls.ready();
    return engineOn(calls);
  };
}
