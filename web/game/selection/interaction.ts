// State of a move while it is made: the touches so far and those that may follow.
import {computed, signal} from "@preact/signals";
import {mayEndTurnEarly} from "../../address/plays";
import {combineTouches, followTouch, type Hand, isSameTouch, type Touch} from "../../boards/input/touch";
import type {Answer, Engine} from "../../engine";
import type {PositionQuery} from "../analysis/analysis";
import {readOnly} from "../read-only";
import {createLegalTouches, type LegalTouches} from "./legal-touches";
import {expectedPrefixes} from "./move-list";

/** Resolves after the browser had time to draw a change. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

interface InteractionOptions {
  engine: Promise<Engine>;
  /** Returns true if the board shown is that of the current position, and may be touched. */
  isOpen(): boolean;
  /** Returns true if the current text is no position, so that the board still shown has no meaning. */
  isFaulty(): boolean;
  /** Returns true if winning touches are to be hidden. */
  isCovered(): boolean;
  /** Returns true if a touch is known to be a move that cannot be continued. */
  isCompleteMove(touch: Touch): boolean;
  play(touch: Touch): void;
}

export function createInteraction({engine, isOpen, isFaulty, isCovered, isCompleteMove, play}: InteractionOptions) {
  const prefix = signal<Touch>([]);
  /** Touch that is pointed at. */
  const aimed = signal<Touch | null>(null);
  const hints = signal(true);
  /** Where a turn moves in several components: the move chosen in each, until the turn is complete. */
  const chosenMoves = signal<ReadonlyMap<string, Touch>>(new Map());
  /** Legal touches of the position shown. */
  let currentTouches: LegalTouches | null = null;
  /** Prefixes that its board has requested by itself, before anything was touched. */
  let boardPrefixes = new Map<string, Touch>();
  /** Changes whenever an answer is found. */
  const version = signal({});
  let isNotifying = false;

  /** Shows answers that arrive together at once: a board of many heaps requests many. */
  function notify() {
    if (isNotifying) return;
    isNotifying = true;
    setTimeout(() => {
      isNotifying = false;
      version.value = {};
    });
  }

  function openTouches(question: PositionQuery): LegalTouches {
    const legalTouches = createLegalTouches(engine, question, () => {
      if (currentTouches === legalTouches) notify();
    });
    return legalTouches;
  }

  function setTouches(next: LegalTouches) {
    const isOther = currentTouches?.of !== next.of;
    currentTouches = next;
    version.value = {};
    if (!isOther) return;
    boardPrefixes = new Map();
    prefix.value = [];
    aimed.value = null;
    chosenMoves.value = new Map();
  }

  /**
   * Requests in advance what the board will request once it shows an answer, so that it is drawn once. If more becomes
   * known of the position shown, earlier requests are repeated. Returns the function that shows the result.
   */
  async function prefetch(question: PositionQuery, answer: Answer): Promise<() => void> {
    const knownTouches = currentTouches?.of === question ? currentTouches.all() : null;
    if (knownTouches?.every(({touchable}) => touchable.winning !== null)) return () => {};
    const next = openTouches(question);
    const prefixes =
      knownTouches?.map((entry) => entry.prefix) ?? expectedPrefixes(answer, [...boardPrefixes.values()]);
    await Promise.all(prefixes.map((item) => next.ask(item).catch(() => null)));
    return () => setTouches(next);
  }

  async function touch(target: Touch, isFinal = false): Promise<void> {
    const from = currentTouches;
    if (!from || !isOpen()) return;
    if (isSameTouch(target, prefix.value) && from.at(target)?.done) return confirm();
    if (target.length === 0) {
      prefix.value = [];
      return nextTask();
    }
    if (isCompleteMove(target)) return play(target);
    const step = await followTouch(from.ask, target).catch(() => null);
    if (currentTouches?.of !== from.of || !isOpen() || !step || step.to === "refused") return;
    if (step.to === "play" || (isFinal && step.to === "wait")) return commit(step.touch);
    // Shown together with what may follow, which `notify` publishes a moment later.
    await nextTask();
    if (currentTouches?.of === from.of) prefix.value = step.touch;
    await nextTask();
  }

  async function commit(touch: Touch) {
    const {turn} = (await currentTouches?.ask(touch)) ?? {};
    if (!turn) return play(touch);
    prefix.value = [];
    if (turn.place === null) return;
    chosenMoves.value = new Map([...chosenMoves.value, [turn.place, touch]]);
    playTurn(turn.movable);
  }

  /** Plays the moves chosen in these components, once each has one. */
  function playTurn(places: readonly string[]) {
    const fullTurn = combineTouches(chosenMoves.value, places);
    if (fullTurn) play(fullTurn);
  }

  /** True if the moves chosen in some components make a whole turn. */
  const isTurn = () =>
    prefix.value.length === 0 && chosenMoves.value.size > 0 && mayEndTurnEarly(currentTouches?.of.play ?? "normal");

  const isDone = () => prefix.value.length > 0 && currentTouches?.at(prefix.value)?.done === true;

  function confirm() {
    if (!isOpen()) return;
    if (isDone()) void commit(prefix.value);
    else if (isTurn()) playTurn([...chosenMoves.value.keys()]);
  }

  return readOnly({
    prefix,
    hints,
    setHints(isOn: boolean) {
      hints.value = isOn;
    },
    /** The hand as the views see it: a new object whenever what it says has changed. */
    hand: computed((): Hand => {
      void version.value;
      const [from, currentPrefix] = [isFaulty() ? null : currentTouches, prefix.value];
      const movable = chosenMoves.value.size > 0 ? (from?.at([])?.turn?.movable ?? []) : [];
      return {
        prefix: currentPrefix,
        hints: hints.value && !isCovered(),
        look(of) {
          const touchable = from?.at(of) ?? null;
          if (currentPrefix.length === 0 && from === currentTouches) boardPrefixes.set(of.join("."), of);
          if (!touchable) void from?.ask(of).catch(() => {});
          return touchable;
        },
        awaited: new Set(movable.filter((place) => !chosenMoves.value.has(place))),
        aim(touch) {
          if (touch?.join(".") !== aimed.value?.join(".")) aimed.value = touch;
        },
        touch,
      };
    }),
    canConfirm: computed(() => version.value !== null && isDone()),
    /** True if the turn can end with the moves chosen so far. */
    canEndTurn: computed(isTurn),
    /** Touch that is pointed at, otherwise one that can be confirmed. */
    pointed: computed(() => aimed.value ?? (version.value !== null && isDone() ? prefix.value : null)),
    /** Returns the touch of the move that would be played, or could be confirmed, by a touch; null if it only begins one. */
    async fullTouch(target: Touch): Promise<Touch | null> {
      const from = currentTouches;
      if (!from || target.length === 0) return null;
      if (isCompleteMove(target)) return target;
      const step = await followTouch(from.ask, target).catch(() => null);
      return step?.to === "play" || step?.to === "wait" ? step.touch : null;
    },
    prefetch,
    confirm,
    chosen: chosenMoves,
    /** Takes back what was touched so far; the second time, the moves chosen in other components. */
    cancel() {
      if (prefix.value.length > 0) prefix.value = [];
      else chosenMoves.value = new Map();
    },
    clear() {
      prefix.value = [];
      chosenMoves.value = new Map();
    },
  });
}

export type Interaction = ReturnType<typeof createInteraction>;
