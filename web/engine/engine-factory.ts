// Factory of `createEngine` for the sessions that an environment can open.
import {Calls} from "./calls";
import {createEngineClient} from "./facade";
import type * as api from "./types";
import type {OpenSession} from "./worker-session";

export function createEngineFactory(openerFor: (source: api.EngineSource) => OpenSession): typeof api.createEngine {
  return async (source = {}) => {
    const calls = new Calls(openerFor(source), {hasStandby: source.standby ?? false});
    await calls.ready();
    return createEngineClient(calls, source.exact ?? false);
  };
}
