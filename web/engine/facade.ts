// An engine as its callers know it: every verb by its name, and a method for those that are asked most.
import {proxy} from "comlink";
import type {Calls} from "./calls";
import {callOptions, encodeArguments, type VerbName, verbNamed} from "./encode-arguments";
import {badRequest, EngineError, tooBig} from "./error";
import type {Runner} from "./runner";
import {createToldGames, type ToldGame} from "./told-games";
import type * as api from "./types";

/** As many steps as an engine counts. */
const UNLIMITED = 2n ** 64n - 1n;
const PLAN_STEPS = 100_000;
const CHECK_STEPS = 300_000;

type Documents = {[V in VerbName]: api.Verbs[V]["document"]};

export function engineOn(calls: Pick<Calls, "make" | "close">): api.Engine {
  const told = createToldGames((game) => asked("tell", game, {}));

  async function ask<V extends VerbName>(verb: V, given: object = {}, options: object = {}): Promise<Documents[V]> {
    const document = await told.before(() => asked(verb, given, options));
    if (verb === "tell") told.keep(given as ToldGame);
    return document;
  }

  async function asked<V extends VerbName>(verb: V, given: object, options: object): Promise<Documents[V]> {
    const {long} = verbNamed(verb);
    const words = encodeArguments(verb, given as Record<string, unknown>);
    const {signal, onProgress, given: surplus} = callOptions(options);
    const request = (id: number) => ({id, verb, words});
    encodeArguments(verb, surplus);
    if (!long) return read(await calls.make((runner, id) => runner.ask(request(id)), signal));
    return read(
      await reported(onProgress, (report) => calls.make((runner, id) => runner.run(request(id), report), signal)),
    );
  }

  /** Of a verb with texts of its own the document. */
  const asDocument = {format: "json"} as const;

  async function tabulate(game: string, options: api.SequenceOptions): Promise<api.Tabulation> {
    const {signal, onProgress, given} = callOptions(options);
    const words = encodeArguments("period", {game, budget: UNLIMITED, to: requiredTo(given.to)});
    const {text, values} = await reported(onProgress, (report) =>
      calls.make((runner: Runner, id) => runner.tabulate({id, verb: "period", words}, report), signal),
    );
    return {...read<api.PeriodFound>(text), values};
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
      return known(await ask("check-certificate", {certificate, budget: UNLIMITED}, {signal}));
    },

    touch: (address, prefix, play) => ask("touch", {address, prefix, play}),

    async play(address, touch, play) {
      return known(await ask("play", {address, touch, play})).address;
    },

    check: (address, play, budget = CHECK_STEPS) => ask("check", {address, play, budget}),
    strategy: (address, play, budget = PLAN_STEPS, claim) => ask("strategy", {address, play, budget, claim}),
    remoteness: (address, play, budget = PLAN_STEPS) => ask("remoteness", {address, play, budget}),

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
      return known(await ask("signature", asDocument)).signature;
    },

    close() {
      calls.close();
    },
  };
}

/** A table has an end. */
function requiredTo(to: unknown) {
  if (to === undefined) throw badRequest("argument-as-number", {name: "to"});
  return to;
}

/** Of a request without a limit. */
function known<Document>(document: Document | api.Limited): Document {
  if (typeof document === "object" && document !== null && "status" in document && Object.keys(document).length === 1)
    throw tooBig(null, "less-work");
  return document as Document;
}

/** Nothing is reported once the call is settled, as it is by what `onProgress` throws: no fault of the engine. */
function reported<Result>(
  onProgress: (done: number) => void,
  call: (report: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  let settled = false;
  return new Promise<Result>((resolve, reject) => {
    const report = proxy((done: number) => {
      if (settled) return;
      try {
        onProgress(done);
      } catch (error) {
        settled = true;
        reject(error);
      }
    });
    call(report).then(resolve, reject);
  }).finally(() => {
    settled = true;
  });
}

function read<Shape>(text: string): Shape {
  const shape = JSON.parse(text) as Shape | {error: EngineError};
  if (shape !== null && typeof shape === "object" && "error" in shape) throw new EngineError(shape.error);
  return shape as Shape;
}
