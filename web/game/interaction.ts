// State of a move while it is made: the touches so far and those that may follow.
import {computed, signal} from "@preact/signals";
import {follow, type Hand, same, type Touch, together} from "../boards/hand/touch";
import type {Answer, Engine} from "../engine";
import type {Question} from "./analysis";
import {createLegalTouches, type LegalTouches} from "./legal-touches";
import {expected} from "./listed";
import {readOnly} from "./read-only";

/** Time for a change to be drawn. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve));

interface InteractionOptions {
  engine: Promise<Engine>;
  /** Whether the board that is shown stands for the position at hand, and may be touched. */
  isOpen(): boolean;
  /** Whether the text at hand is no position: nothing on the board that is left has a meaning. */
  isFaulty(): boolean;
  /** Whether to keep back what wins. */
  isCovered(): boolean;
  /** Whether a touch is a move that cannot go on, as far as that is known. */
  isWhole(touch: Touch): boolean;
  play(touch: Touch): void;
}

export function createInteraction({engine, isOpen, isFaulty, isCovered, isWhole, play}: InteractionOptions) {
  const prefix = signal<Touch>([]);
  const hints = signal(true);
  /** Under "every": what has been settled for each component, until all that must be moved are. */
  const chosen = signal<ReadonlyMap<string, Touch>>(new Map());
  /** Of the position that is shown. */
  let here: LegalTouches | null = null;
  /** What its board has asked about by itself, before anything was touched. */
  let looked = new Map<string, Touch>();
  /** Changes whenever something is found. */
  const found = signal({});
  let isArriving = false;

  /** Answers that come together are shown together: a board of many heaps asks for many. */
  function arrive() {
    if (isArriving) return;
    isArriving = true;
    setTimeout(() => {
      isArriving = false;
      found.value = {};
    });
  }

  function open(question: Question): LegalTouches {
    const touchables = createLegalTouches(engine, question, () => {
      if (here === touchables) arrive();
    });
    return touchables;
  }

  function show(next: LegalTouches) {
    const isOther = here?.of !== next.of;
    here = next;
    found.value = {};
    if (!isOther) return;
    looked = new Map();
    prefix.value = [];
    chosen.value = new Map();
  }

  /**
   * What the board is going to ask once it shows an answer is asked before, so that it is drawn once. Where more is known of
   * the position that it shows, what was asked with less is asked again.
   */
  async function foresee(question: Question, answer: Answer): Promise<() => void> {
    const known = here?.of === question ? here.all() : null;
    if (known?.every(({touchable}) => touchable.winning !== null)) return () => {};
    const next = open(question);
    const prefixes = known?.map((one) => one.prefix) ?? expected(answer, [...looked.values()]);
    await Promise.all(prefixes.map((one) => next.ask(one).catch(() => null)));
    return () => show(next);
  }

  async function touch(wanted: Touch, whole = false): Promise<void> {
    const from = here;
    if (!from || !isOpen()) return;
    if (same(wanted, prefix.value) && from.at(wanted)?.done) return confirm();
    if (wanted.length === 0) {
      prefix.value = [];
      return moment();
    }
    if (isWhole(wanted)) return play(wanted);
    const step = await follow(from.ask, wanted).catch(() => null);
    if (here?.of !== from.of || !isOpen() || !step || step.to === "refused") return;
    if (step.to === "play" || (whole && step.to === "wait")) return settle(step.touch);
    // Together with what may follow, which `arrive` shows a moment later.
    await moment();
    if (here?.of === from.of) prefix.value = step.touch;
    await moment();
  }

  async function settle(touch: Touch) {
    const {turn} = (await here?.ask(touch)) ?? {};
    if (!turn) return play(touch);
    prefix.value = [];
    if (turn.place === null) return;
    chosen.value = new Map([...chosen.value, [turn.place, touch]]);
    const whole = together(chosen.value, turn.movable);
    if (whole) play(whole);
  }

  const isDone = () => prefix.value.length > 0 && here?.at(prefix.value)?.done === true;

  function confirm() {
    if (isOpen() && isDone()) void settle(prefix.value);
  }

  return readOnly({
    prefix,
    hints,
    setHints(on: boolean) {
      hints.value = on;
    },
    /** The hand as the views see it: another one whenever what it says has changed. */
    now: computed((): Hand => {
      void found.value;
      const [from, held] = [isFaulty() ? null : here, prefix.value];
      return {
        prefix: held,
        hints: hints.value && !isCovered(),
        look(of) {
          const touchable = from?.at(of) ?? null;
          if (held.length === 0 && from === here) looked.set(of.join("."), of);
          if (!touchable) void from?.ask(of).catch(() => {});
          return touchable;
        },
        touch,
      };
    }),
    waiting: computed(() => found.value !== null && isDone()),
    foresee,
    confirm,
    chosen,
    clear() {
      prefix.value = [];
      chosen.value = new Map();
    },
  });
}

export type Interaction = ReturnType<typeof createInteraction>;
