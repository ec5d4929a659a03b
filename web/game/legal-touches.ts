// Cache of the legal touches at one position: each prefix is asked of the engine once.
import type {Touch, Touchable} from "../boards/hand/touch";
import {type Engine, EngineError} from "../engine";
import type {Question} from "./analysis";

/** What follows a prefix that no move begins with. */
const nothing: Touchable = {done: false, asks: "", next: [], winning: []};

const nameOf = (prefix: Touch) => prefix.join(".");

/** `onFound` is called with every answer. */
export function createLegalTouches(engine: Promise<Engine>, of: Question, onFound: () => void) {
  const asked = new Map<string, Promise<Touchable>>();
  const found = new Map<string, {prefix: Touch; touchable: Touchable}>();

  async function find(prefix: Touch): Promise<Touchable> {
    const sg = await engine;
    const touchable = await sg.touch(of.address, prefix, of.play).catch((error: unknown) => {
      if (error instanceof EngineError && error.code === "bad-request") return nothing;
      throw error;
    });
    found.set(nameOf(prefix), {prefix, touchable});
    onFound();
    return touchable;
  }

  return {
    of,
    /** What has been found so far. */
    at: (prefix: Touch): Touchable | null => found.get(nameOf(prefix))?.touchable ?? null,
    all: () => [...found.values()],
    ask(prefix: Touch): Promise<Touchable> {
      const name = nameOf(prefix);
      const before = asked.get(name);
      if (before) return before;
      const answer = find(prefix);
      asked.set(name, answer);
      answer.catch(() => asked.delete(name));
      return answer;
    },
  };
}

export type LegalTouches = ReturnType<typeof createLegalTouches>;
