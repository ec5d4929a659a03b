// Engine as its callers use it: `ask` for any verb by name, and methods for the common ones.
import type {Calls} from "./calls";
import {callOptions, encodeArguments, type VerbName, verbNamed} from "./encode-arguments";
import {badRequest, EngineError, tooBig} from "./error";
import {createToldGames, type ToldGame} from "./explicit-games";
import type {Progress, RunnerCalls} from "./runner";
import type * as api from "./types";

/** Budget that no request reaches: the largest that an engine counts to. */
const UNLIMITED = 2n ** 64n - 1n;
const STRATEGY_STEPS = 100_000;
const CHECK_STEPS = 300_000;

type Documents = {[V in VerbName]: api.Verbs[V]["document"]};

/** `isExact` if positions and games are read as addresses alone; otherwise also as people type them. */
export function createEngineClient(calls: Pick<Calls, "make" | "close">, isExact: boolean): api.Engine {
  const toldGames = createToldGames((game) => request("tell", game, {}));

  async function ask<V extends VerbName>(verb: V, args: object = {}, options: object = {}): Promise<Documents[V]> {
    const document = await toldGames.retryAfterTelling(() => request(verb, args, options));
    if (verb === "tell") toldGames.add(args as ToldGame);
    return document;
  }

  async function request<V extends VerbName>(verb: V, args: object, options: object): Promise<Documents[V]> {
    const {long} = verbNamed(verb);
    const encodedArguments = encodeArguments(verb, args as Record<string, unknown>);
    const {signal, onProgress, given: unknownOptions} = callOptions(options);
    const requestOf = (id: number) => ({id, verb, encodedArguments, isExact});
    encodeArguments(verb, unknownOptions);
    if (!long) return parseDocument(await calls.make((runner, id) => runner.ask(requestOf(id)), signal));
    return parseDocument(
      await withProgress(onProgress, (report) => calls.make((runner, id) => runner.run(requestOf(id), report), signal)),
    );
  }

  /** Selects the document of a verb that would answer in a text format of its own. */
  const asDocument = {format: "json"} as const;

  async function tabulate(game: string, options: api.SequenceOptions): Promise<api.Tabulation> {
    const {signal, onProgress, given} = callOptions(options);
    const encodedArguments = encodeArguments("period", {game, budget: UNLIMITED, to: requiredTo(given.to)});
    const {text, values} = await withProgress(onProgress, (report) =>
      calls.make(
        (runner: RunnerCalls, id) => runner.tabulate({id, verb: "period", encodedArguments, isExact}, report),
        signal,
      ),
    );
    return {...parseDocument<api.PeriodFound>(text), values};
  }

  return {
    ask,

    async analyze(address, options) {
      const {signal, onProgress, given} = callOptions(options);
      return ask("analyze", {...given, address}, {signal, onProgress});
    },

    tabulate,

    async sequence(game, options) {
      return (await tabulate(game, options)).values;
    },

    async compare(one, other, options) {
      const {signal, onProgress, given} = callOptions(options);
      return ask("compare", {one, other, to: requiredTo(given.to), budget: UNLIMITED}, {signal, onProgress});
    },

    async checkCertificate(certificate, options) {
      const {signal} = callOptions(options);
      return requireComplete(await ask("check-certificate", {certificate, budget: UNLIMITED}, {signal}));
    },

    touch: (address, prefix, play) => ask("touch", {address, prefix, play}),

    async play(address, touch, play) {
      return requireComplete(await ask("play", {address, touch, play})).address;
    },

    check: (address, play, budget = CHECK_STEPS) => ask("check", {address, play, budget}),
    strategy: (address, play, budget = STRATEGY_STEPS, claim) => ask("strategy", {address, play, budget, claim}),
    suggest: (address, play) => ask("suggest", {address, play}),
    remoteness: (address, play, budget = STRATEGY_STEPS) => ask("remoteness", {address, play, budget}),

    async random(game, size, seed) {
      return (await ask("random", {game, size, seed})).address;
    },

    async nimber(expression) {
      return (await ask("nimber", {expression})).value;
    },

    nimberTable: (operation, corner, side) => ask("nimber-table", {operation, corner, size: side}),
    gloss: (game) => ask("gloss", {game}),

    async catalog() {
      return (await ask("catalog")).games;
    },

    async problems() {
      return (await ask("catalog")).problems;
    },

    async judge(problem, input, options) {
      const {signal} = callOptions(options);
      return ask("judge", {problem, input, ...asDocument}, {signal});
    },

    async signature() {
      return requireComplete(await ask("signature", asDocument)).signature;
    },

    close() {
      calls.close();
    },
  };
}

/** Throws if `to` is missing: a table needs an end. */
function requiredTo(to: unknown) {
  if (to === undefined) throw badRequest("argument-as-number", {name: "to"});
  return to;
}

/** Throws if the document is a bare limit, which a request with an unlimited budget should not meet. */
function requireComplete<Document>(document: Document | api.Limited): Document {
  if (typeof document === "object" && document !== null && "status" in document && Object.keys(document).length === 1)
    throw tooBig(null, "less-work");
  return document as Document;
}

/**
 * Passes progress to `onProgress` until the call settles. An error that `onProgress` throws rejects the call: it is not
 * the engine's.
 */
function withProgress<Result>(onProgress: Progress, call: (report: Progress) => Promise<Result>): Promise<Result> {
  let settled = false;
  return new Promise<Result>((resolve, reject) => {
    const report: Progress = (done, moves) => {
      if (settled) return;
      try {
        onProgress(done, moves);
      } catch (error) {
        settled = true;
        reject(error);
      }
    };
    call(report).then(resolve, reject);
  }).finally(() => {
    settled = true;
  });
}

function parseDocument<Document>(text: string): Document {
  const document = JSON.parse(text) as Document | {error: EngineError};
  if (document !== null && typeof document === "object" && "error" in document) throw new EngineError(document.error);
  return document as Document;
}
