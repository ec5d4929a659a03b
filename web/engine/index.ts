// What `import "sg-playground"` gives: text in, documents out, one engine behind every call.
import {proxy} from "comlink";
import {Calls} from "./calls";
import {EngineError} from "./error";
import type * as api from "./types";
import {
  abortOptions,
  addressText,
  analyzeOptions,
  boardSize,
  certificateText,
  cornerText,
  expressionText,
  gameText,
  inputText,
  moveBudget,
  operationText,
  planBudget,
  playText,
  problemText,
  seedText,
  sequenceOptions,
  tableSide,
  touchText,
} from "./validate";
import {openSession} from "./worker-session";

export type * from "./types";
export {EngineError};

export const createEngine: typeof api.createEngine = async (source = {}) => {
  const calls = new Calls((onLost) => openSession(source, onLost));
  await calls.ready();

  async function tabulate(game: string, options: api.SequenceOptions): Promise<api.Tabulation> {
    const name = gameText(game);
    const {to, signal, onProgress} = sequenceOptions(options);
    const {text, values} = await reported(onProgress, (report) =>
      calls.make((runner, id) => runner.tabulate({id, game: name, to}, report), signal),
    );
    return {...read<Omit<api.Tabulation, "values">>(text), values};
  }

  return {
    async analyze(address, options) {
      const text = addressText(address);
      const {signal, onProgress, ...settings} = analyzeOptions(options);
      return read<api.Answer>(
        await reported(onProgress, (report) =>
          calls.make((runner, id) => runner.analyze({id, address: text, ...settings}, report), signal),
        ),
      );
    },

    tabulate,

    async sequence(game, options) {
      return (await tabulate(game, options)).values;
    },

    async compare(one, other, options) {
      const games = {one: gameText(one), other: gameText(other)};
      const {to, signal, onProgress} = sequenceOptions(options);
      return read<api.Comparison>(
        await reported(onProgress, (report) =>
          calls.make((runner, id) => runner.compare({id, ...games, to}, report), signal),
        ),
      );
    },

    async checkCertificate(certificate, options) {
      const [text, {signal}] = [certificateText(certificate), abortOptions(options)];
      return read<api.CertificateVerdict>(await calls.make((runner) => runner.checkCertificate(text), signal));
    },

    async touch(address, prefix, play) {
      const [text, start, convention] = [addressText(address), touchText(prefix), playText(play)];
      return read<api.Touchable>(await calls.make((runner) => runner.touch(text, start, convention)));
    },

    async play(address, touch, play) {
      const [text, whole, convention] = [addressText(address), touchText(touch), playText(play)];
      return read<{address: string}>(await calls.make((runner) => runner.play(text, whole, convention))).address;
    },

    async check(address, play, budget) {
      const [text, convention, moves] = [addressText(address), playText(play), moveBudget(budget)];
      return read<api.Checked>(await calls.make((runner) => runner.check(text, convention, moves)));
    },

    async strategy(address, play, budget) {
      const [text, convention, work] = [addressText(address), playText(play), planBudget(budget)];
      return read<Awaited<ReturnType<api.Engine["strategy"]>>>(
        await calls.make((runner) => runner.strategy(text, convention, work)),
      );
    },

    async remoteness(address, play, budget) {
      const [text, convention, work] = [addressText(address), playText(play), planBudget(budget)];
      return read<Awaited<ReturnType<api.Engine["remoteness"]>>>(
        await calls.make((runner) => runner.remoteness(text, convention, work)),
      );
    },

    async random(game, size, seed) {
      const [name, largest, word] = [addressText(game), boardSize(size), seedText(seed)];
      return read<{address: string}>(await calls.make((runner) => runner.random(name, largest, word))).address;
    },

    async nimber(expression) {
      const text = expressionText(expression);
      return read<{value: string}>(await calls.make((runner) => runner.nimber(text))).value;
    },

    async nimberTable(operation, corner, side) {
      const [name, from, count] = [operationText(operation), cornerText(corner), tableSide(side)];
      return read<api.NimberTable>(await calls.make((runner) => runner.nimberTable(name, from, count)));
    },

    async gloss(game) {
      const name = gameText(game);
      return read<api.Gloss>(await calls.make((runner) => runner.gloss(name)));
    },

    async catalog() {
      return read<{games: api.CatalogEntry[]}>(await calls.make((runner) => runner.catalog())).games;
    },

    async problems() {
      return read<{problems: api.Problem[]}>(await calls.make((runner) => runner.catalog())).problems;
    },

    async judge(problem, input, options) {
      const [id, given, {signal}] = [problemText(problem), inputText(input), abortOptions(options)];
      return read<api.Judged>(await calls.make((runner) => runner.judge(id, given), signal));
    },

    async signature() {
      return read<{signature: string}>(await calls.make((runner) => runner.signature())).signature;
    },

    close() {
      calls.close();
    },
  };
};

/** Nothing is reported once the call is settled. */
async function reported<Result>(
  onProgress: (done: number) => void,
  call: (report: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  let settled = false;
  const report = proxy((done: number) => {
    if (!settled) onProgress(done);
  });
  try {
    return await call(report);
  } finally {
    settled = true;
  }
}

function read<Shape>(text: string): Shape {
  const shape = JSON.parse(text) as Shape | {error: EngineError};
  if (shape !== null && typeof shape === "object" && "error" in shape) throw new EngineError(shape.error);
  return shape as Shape;
}
