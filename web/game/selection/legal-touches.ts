// Cache of the legal touches at one position: each prefix is requested of the engine once.
import type {Touch, Touchable} from "../../boards/input/touch";
import {type Engine, EngineError} from "../../engine";
import type {PositionQuery} from "../analysis/analysis";

/** Answer for a prefix that no move begins with. */
const noTouches: Touchable = {done: false, asks: "", next: [], winning: []};

const nameOf = (prefix: Touch) => prefix.join(".");

/** `onFound` is called after every answer. */
export function createLegalTouches(engine: Promise<Engine>, of: PositionQuery, onFound: () => void) {
  const requests = new Map<string, Promise<Touchable>>();
  const results = new Map<string, {prefix: Touch; touchable: Touchable}>();

  async function fetchTouches(prefix: Touch): Promise<Touchable> {
    const sg = await engine;
    const touchable = await sg.touch(of.address, prefix, of.play).catch((error: unknown) => {
      if (error instanceof EngineError && error.code === "bad-request") return noTouches;
      throw error;
    });
    results.set(nameOf(prefix), {prefix, touchable});
    onFound();
    return touchable;
  }

  return {
    of,
    /** Returns the cached answer; null if there is none yet. */
    at: (prefix: Touch): Touchable | null => results.get(nameOf(prefix))?.touchable ?? null,
    all: () => [...results.values()],
    ask(prefix: Touch): Promise<Touchable> {
      const name = nameOf(prefix);
      const pending = requests.get(name);
      if (pending) return pending;
      const request = fetchTouches(prefix);
      requests.set(name, request);
      request.catch(() => requests.delete(name));
      return request;
    },
  };
}

export type LegalTouches = ReturnType<typeof createLegalTouches>;
