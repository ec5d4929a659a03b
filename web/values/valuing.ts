// The page of short games: an expression and its value, the values of its options, and what it is compared with. One run at a time
// of each; the last answer stays until the next is there, also where that one is cancelled.
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
import {EngineError} from "../game/engine-error";
import {moverOf, turned, unturned} from "../game/mover";
import {readOnly} from "../game/read-only";

/** What is answered sooner needs no progress to be shown. */
const patience = 200;
/** After the last key. */
const pause = 120;
/** Steps after which it is told what is certain so far, before all are granted. */
const quickly = 300_000;
/** Options whose own stops and walls are shown, of each side. */
export const mostOptions = 8;

export interface TextFault {
  error: EngineError;
  text: string;
}

/** The position of a value with each side to move, for how its moves are told. */
export type Turns = Record<"left" | "right", Answer>;

/** Moves are listed without any search. */
async function turnsOf(sg: Engine, address: string, given: CallOptions): Promise<Turns> {
  const ask = (one: string) => sg.ask("analyze", {address: one, budget: 1}, given);
  const left = await ask(unturned(address));
  return {left, right: moverOf(left) ? await ask(turned(unturned(address))) : left};
}

type Asking = (sg: Engine, own: AbortController) => Promise<() => void>;

/** One question at a time: the newest ends the one before. */
function createRun(engine: Promise<Engine>, onFault: (error: EngineError) => void) {
  const busy = signal(false);
  const slow = signal(false);
  const made = signal(0);
  const cancelled = signal(false);
  let run: AbortController | null = null;
  const isNow = (own: AbortController) => run === own;
  function stop() {
    run?.abort();
    run = null;
    batch(() => {
      busy.value = false;
      slow.value = false;
    });
  }
  async function ask(asking: Asking, after: number) {
    stop();
    const own = new AbortController();
    run = own;
    batch(() => {
      busy.value = true;
      made.value = 0;
      cancelled.value = false;
    });
    const late = setTimeout(() => {
      if (isNow(own)) slow.value = true;
    }, patience + after);
    const told = (end: () => void) => {
      if (!isNow(own)) return;
      batch(() => {
        end();
        stop();
      });
    };
    try {
      if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
      if (!isNow(own)) return;
      told(await asking(await engine, own));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      if (error.code !== "cancelled") told(() => onFault(error));
    } finally {
      clearTimeout(late);
    }
  }
  return {
    ...{busy, slow, made, cancelled, ask, stop, isNow},
    progress: (own: AbortController) => (n: number) => {
      if (isNow(own)) made.value = Math.max(made.value, n);
    },
  };
}

export const named = (text: string) => text.normalize("NFC").trim();

/** `asked` is the link, null while another page is open. */
export function createValuing(engine: Promise<Engine>, asked: ReadonlySignal<ValueLink | null>) {
  /** Of the text `expression`, as it stands in it. */
  const answer = signal<ShortValue | null>(null);
  const limited = signal<ShortValueLimited | null>(null);
  /** By their values, as far as they are there. */
  const options = signal<ReadonlyMap<string, ShortValue>>(new Map());
  /** Of an answer that is a position's. */
  const turns = signal<Turns | null>(null);
  const fault = signal<TextFault | null>(null);
  const related = signal<Related | null>(null);
  /** What is certain of two whose difference is too large. */
  const unrelated = signal<RelatedLimited | null>(null);
  /** Of the text that it is compared with. */
  const otherFault = signal<TextFault | null>(null);
  let [expression, other]: [string | null, string | null] = [null, null];

  const run = createRun(engine, (error) => {
    fault.value = {error, text: expression ?? ""};
    answer.value = null;
    limited.value = null;
  });
  const comparing = createRun(engine, (error) => {
    otherFault.value = {error, text: other ?? ""};
    related.value = null;
  });

  async function lookAt(found: ShortValue) {
    const names = (["left", "right"] as const).flatMap((side) => found[side].slice(0, mostOptions));
    const sg = await engine;
    const values = await Promise.all(
      names.map(({value}) => (value === null ? null : sg.ask("value", {text: value}).catch(() => null))),
    );
    if (answer.value !== found) return;
    const known = values.flatMap((one) => (one?.status === "solved" ? [one] : []));
    options.value = new Map(known.map((one) => [one.expression, one]));
  }

  const evaluate = (text: string, after: number) =>
    run.ask(async (sg, own) => {
      const given = {signal: own.signal, onProgress: run.progress(own)};
      const quick = await sg.ask("value", {text, budget: quickly}, given);
      const isOpen = quick.status === "limit" && quick.limit.kind === "positions";
      if (isOpen && run.isNow(own)) limited.value = quick;
      const found = isOpen ? await sg.ask("value", {text}, given) : quick;
      const told =
        found.status === "solved" && found.address !== null
          ? await turnsOf(sg, found.address, {signal: own.signal})
          : null;
      return () => {
        fault.value = null;
        options.value = new Map();
        turns.value = told;
        answer.value = found.status === "solved" ? found : null;
        limited.value = found.status === "solved" ? null : found;
        if (found.status === "solved") void lookAt(found);
      };
    }, after);

  const compare = (a: string, b: string, after: number) =>
    comparing.ask(async (sg, own) => {
      const found = await sg.ask("relate", {a, b}, {signal: own.signal, onProgress: comparing.progress(own)});
      return () => {
        otherFault.value = null;
        related.value = "status" in found ? null : found;
        unrelated.value = "status" in found ? found : null;
      };
    }, after);
  function nothing() {
    run.stop();
    batch(() => {
      answer.value = null;
      limited.value = null;
      fault.value = null;
    });
  }
  function noComparison() {
    comparing.stop();
    batch(() => {
      related.value = null;
      otherFault.value = null;
      unrelated.value = null;
    });
  }

  function put(next: ValueLink) {
    const isNew = next.expression !== expression;
    const isOther = next.other !== other;
    if (!isNew && !isOther) return;
    const after = expression === null ? 0 : pause;
    [expression, other] = [next.expression, next.other];
    const text = named(next.expression);
    if (isNew && text === "") nothing();
    else if (isNew) void evaluate(text, after);
    const against = named(next.other ?? "");
    if (text === "" || against === "") noComparison();
    else void compare(text, against, after);
  }
  effect(() => {
    const next = asked.value;
    if (next) untracked(() => put(next));
  });

  /** Null where the plans are too long, or nobody answers. */
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
    ...{busy: run.busy, slow: run.slow, made: run.made, cancelled: run.cancelled},
    /** Ends what is under way; what was shown stays. */
    stop() {
      run.stop();
      comparing.stop();
      run.cancelled.value = true;
    },
    /** Once more, after a stop. */
    again() {
      if (expression !== null) void evaluate(named(expression), 0);
    },
  });
}

export type Valuing = ReturnType<typeof createValuing>;
