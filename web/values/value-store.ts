// State of the page of short games: an expression with its value, the values of its options, and a comparison.
// Evaluation and comparison run one request at a time each; the last answer stays until the next arrives, even if that
// is cancelled.
import {batch, effect, type ReadonlySignal, signal, untracked} from "@preact/signals";
import type {ValueLink} from "../address/value-link";
import type {
  Answer,
  CallOptions,
  Engine,
  Related,
  RelatedLimited,
  RelationCertificate,
  ShortValue,
  ShortValueLimited,
} from "../engine/types";
import {EngineError} from "../game/catalog/engine-error";
import {moverOf, withOtherMover, withoutMover} from "../game/opponent/mover";
import {readOnly} from "../game/read-only";
import {createDelayedRequest} from "./delayed-request";

/** Delay in milliseconds after the last key. */
const typingDelay = 120;
/** Steps of the first try; if they do not suffice, bounds are shown while the full computation runs. */
const quickBudget = 300_000;
/** Maximum number of options, on each side, whose stops and walls are shown. */
export const maxOptions = 8;

export interface TextFault {
  error: EngineError;
  text: string;
}

/** Analyses of a value's position with each side to move, by which its moves are described. */
export type Turns = Record<"left" | "right", Answer>;

/** A budget of 1 suffices, as listing moves takes no search. */
async function analyzeTurns(sg: Engine, address: string, options: CallOptions): Promise<Turns> {
  const ask = (text: string) => sg.ask("analyze", {address: text, budget: 1}, options);
  const left = await ask(withoutMover(address));
  return {left, right: moverOf(left) ? await ask(withOtherMover(withoutMover(address))) : left};
}

export const normalizeExpression = (text: string) => text.normalize("NFC").trim();

/** Creates the state of the page. `link` is null while another page is open. */
export function createValueStore(engine: Promise<Engine>, link: ReadonlySignal<ValueLink | null>) {
  /** Answer for the current text `expression`. */
  const answer = signal<ShortValue | null>(null);
  const limited = signal<ShortValueLimited | null>(null);
  /** Values of the options, by the text of the value, as they arrive. */
  const options = signal<ReadonlyMap<string, ShortValue>>(new Map());
  /** Null unless the answer is about a position. */
  const turns = signal<Turns | null>(null);
  const fault = signal<TextFault | null>(null);
  const related = signal<Related | null>(null);
  /** Known facts about two games whose difference is too large to compute. */
  const unrelated = signal<RelatedLimited | null>(null);
  /** Fault of the text to compare with. */
  const otherFault = signal<TextFault | null>(null);
  let [expression, other]: [string | null, string | null] = [null, null];

  const evaluating = createDelayedRequest(engine, (error) => {
    fault.value = {error, text: expression ?? ""};
    answer.value = null;
    limited.value = null;
  });
  const comparing = createDelayedRequest(engine, (error) => {
    otherFault.value = {error, text: other ?? ""};
    related.value = null;
  });

  async function loadOptions(solved: ShortValue) {
    const shownOptions = (["left", "right"] as const).flatMap((side) => solved[side].slice(0, maxOptions));
    const sg = await engine;
    const values = await Promise.all(
      shownOptions.map(({value}) => (value === null ? null : sg.ask("value", {text: value}).catch(() => null))),
    );
    if (answer.value !== solved) return;
    const solvedOptions = values.flatMap((option) => (option?.status === "solved" ? [option] : []));
    options.value = new Map(solvedOptions.map((option) => [option.expression, option]));
  }

  const evaluate = (text: string, delay: number) =>
    evaluating.ask(async (sg, run) => {
      const callOptions = {signal: run.signal, onProgress: evaluating.progress(run)};
      const quick = await sg.ask("value", {text, budget: quickBudget}, callOptions);
      const isOpen = quick.status === "limit" && quick.limit.kind === "positions";
      if (isOpen && run.isCurrent()) limited.value = quick;
      const found = isOpen ? await sg.ask("value", {text}, callOptions) : quick;
      const turnAnswers =
        found.status === "solved" && found.address !== null
          ? await analyzeTurns(sg, found.address, {signal: run.signal})
          : null;
      return () => {
        fault.value = null;
        options.value = new Map();
        turns.value = turnAnswers;
        answer.value = found.status === "solved" ? found : null;
        limited.value = found.status === "solved" ? null : found;
        if (found.status === "solved") void loadOptions(found);
      };
    }, delay);

  const compare = (a: string, b: string, delay: number) =>
    comparing.ask(async (sg, run) => {
      const found = await sg.ask("relate", {a, b}, {signal: run.signal, onProgress: comparing.progress(run)});
      return () => {
        otherFault.value = null;
        related.value = "status" in found ? null : found;
        unrelated.value = "status" in found ? found : null;
      };
    }, delay);
  function clearAnswer() {
    evaluating.stop();
    batch(() => {
      answer.value = null;
      limited.value = null;
      fault.value = null;
    });
  }
  function clearComparison() {
    comparing.stop();
    batch(() => {
      related.value = null;
      otherFault.value = null;
      unrelated.value = null;
    });
  }

  function update(next: ValueLink) {
    const isNew = next.expression !== expression;
    const isOther = next.other !== other;
    if (!isNew && !isOther) return;
    const delay = expression === null ? 0 : typingDelay;
    [expression, other] = [next.expression, next.other];
    const text = normalizeExpression(next.expression);
    if (isNew && text === "") clearAnswer();
    else if (isNew) void evaluate(text, delay);
    const otherText = normalizeExpression(next.other ?? "");
    if (text === "" || otherText === "") clearComparison();
    else void compare(text, otherText, delay);
  }
  effect(() => {
    const next = link.value;
    if (next) untracked(() => update(next));
  });

  /** Returns null if the plans are too long or the engine fails. */
  async function certificate(a: string, b: string): Promise<RelationCertificate | null> {
    try {
      const found = await (await engine).ask("certify", {a, b});
      return "certificate" in found ? found : null;
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    }
  }

  return readOnly({
    certificate,
    ...{answer, limited, options, turns, fault, related, otherFault, unrelated},
    ...{busy: evaluating.busy, slow: evaluating.slow, made: evaluating.made, cancelled: evaluating.cancelled},
    /** Ends pending requests; the answer stays on display. */
    stop() {
      evaluating.stop();
      comparing.stop();
      evaluating.cancelled.value = true;
    },
    /** Evaluates the expression again, after a stop. */
    again() {
      if (expression !== null) void evaluate(normalizeExpression(expression), 0);
    },
  });
}

export type ValueStore = ReturnType<typeof createValueStore>;
