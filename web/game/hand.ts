// What has been touched so far, and what may follow: asked of the engine once and remembered per position.
import {effect, signal} from "@preact/signals";
import {follow, type Hand, same, type Touch, type Touchable, together} from "../boards/hand/touch";
import type {Engine} from "../engine";
import type {Question} from "./analysis";
import {readOnly} from "./read-only";

/** Time for a change to be drawn. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve));

export function createHand(engine: Promise<Engine>, position: () => Question | null, play: (touch: Touch) => void) {
  const prefix = signal<Touch>([]);
  const known = signal<ReadonlyMap<string, Touchable>>(new Map());
  const hints = signal(true);
  /** Under "every": what has been settled for each component, until all that must be moved are. */
  const chosen = signal<ReadonlyMap<string, Touch>>(new Map());
  let asking = new Map<string, Promise<Touchable>>();
  let arrived: [string, Touchable][] = [];
  let here: Question | null = null;

  const reset = effect(() => {
    here = position();
    asking = new Map();
    known.value = new Map();
    arrived = [];
    prefix.value = [];
    chosen.value = new Map();
  });

  function ask(of: Touch): Promise<Touchable> {
    const key = of.join(".");
    const before = asking.get(key);
    if (before) return before;
    const question = here;
    if (!question) return Promise.reject(new Error("no position"));
    const found = engine.then((sg) => sg.touch(question.address, of, question.play));
    asking.set(key, found);
    found.then(
      (touchable) => {
        if (here === question) arrive(key, touchable);
      },
      () => asking.delete(key),
    );
    return found;
  }

  /** Answers that come together are shown together: a board of many heaps asks for many. */
  function arrive(key: string, touchable: Touchable) {
    if (arrived.push([key, touchable]) > 1) return;
    setTimeout(() => {
      known.value = new Map([...known.value, ...arrived]);
      arrived = [];
    });
  }

  async function touch(wanted: Touch): Promise<void> {
    const question = here;
    if (same(wanted, prefix.value) && known.value.get(wanted.join("."))?.done) return confirm();
    if (wanted.length === 0) {
      prefix.value = [];
      return moment();
    }
    const step = await follow(ask, wanted).catch(() => null);
    if (here !== question || !step || step.to === "refused") return;
    if (step.to === "play") return settle(step.touch);
    // Together with what may follow, which `arrive` shows a moment later.
    await moment();
    if (here === question) prefix.value = step.touch;
    await moment();
  }

  async function settle(touch: Touch) {
    const {turn} = await ask(touch);
    if (!turn) return play(touch);
    prefix.value = [];
    if (turn.place === null) return;
    chosen.value = new Map([...chosen.value, [turn.place, touch]]);
    const whole = together(chosen.value, turn.movable);
    if (whole) play(whole);
  }

  function confirm() {
    if (known.value.get(prefix.value.join("."))?.done) void settle(prefix.value);
  }

  return readOnly({
    prefix,
    hints,
    setHints(on: boolean) {
      hints.value = on;
    },
    /** The hand as the views see it; reading it follows every change. */
    now(): Hand {
      const map = known.value;
      return {
        prefix: prefix.value,
        hints: hints.value,
        look(of) {
          const touchable = map.get(of.join("."));
          if (!touchable) void ask(of).catch(() => {});
          return touchable ?? null;
        },
        touch,
      };
    },
    waiting: () => prefix.value.length > 0 && known.value.get(prefix.value.join("."))?.done === true,
    confirm,
    chosen,
    clear() {
      prefix.value = [];
      chosen.value = new Map();
    },
    close: reset,
  });
}

export type HandState = ReturnType<typeof createHand>;
