// One engine instance and the analyses it works through, in the order they came. The worker exposes this class;
// where no worker can start, the page runs it itself. Faults travel as documents: Comlink keeps only an error's message.
import {releaseProxy, transfer} from "comlink";
import type {EngineModule} from "./generated/engine.mjs";
import {load} from "./load";
import type {EngineError} from "./types";

export interface Job {
  id: number;
  address: string;
  play: string;
  moves: string;
  budget: string;
}
export interface Tabulating {
  id: number;
  game: string;
  to: number;
}
export interface Comparing {
  id: number;
  one: string;
  other: string;
  to: number;
}
/** A document, and the values that it speaks of. */
export interface Tabulated {
  text: string;
  values: Uint16Array | Uint32Array;
}
export type Progress = (done: number) => void;

/** A job in slices. */
interface Work {
  start(): void;
  advance(units: number): boolean;
  report(): void;
  result(): string;
}

const SLICE_MS = 20;
const MOST_POSITIONS = 1e9;

export class Runner {
  #wasm: BufferSource = new Uint8Array();
  #engine: EngineModule | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #wanted = new Set<number>();

  async boot(wasm: BufferSource): Promise<void> {
    this.#wasm = wasm;
    this.#engine = await load(wasm);
  }

  async analyze(job: Job, onProgress: Progress): Promise<string> {
    return this.#inTurn(job.id, onProgress, (engine) =>
      this.#work(job.id, engine, {
        start: () => engine.start(job.address, job.play, job.moves, job.budget),
        advance: (units) => engine.advance(units),
        report: () => onProgress(engine.visited()),
        result: () => engine.result(),
      }),
    );
  }

  async tabulate(job: Tabulating, onProgress: Progress): Promise<Tabulated> {
    let values: Tabulated["values"] = new Uint16Array();
    const text = await this.#inTurn(job.id, onProgress, async (engine) => {
      const found = await this.#work(job.id, engine, {
        start: () => engine.tabulate(job.game, job.to),
        advance: (units) => engine.tabulateOn(units),
        report: () => onProgress(engine.tabulated()),
        result: () => engine.tabulation(),
      });
      values = engine.values(0).slice();
      return found;
    });
    return transfer({text, values}, [values.buffer]);
  }

  async compare(job: Comparing, onProgress: Progress): Promise<string> {
    return this.#inTurn(job.id, onProgress, (engine) =>
      this.#work(job.id, engine, {
        start: () => engine.compare(job.one, job.other, job.to),
        advance: (units) => engine.compareOn(units),
        report: () => onProgress(engine.compared()),
        result: () => engine.comparison(),
      }),
    );
  }

  async checkCertificate(certificate: string): Promise<string> {
    return this.#guarded((engine) => engine.checkCertificate(certificate));
  }

  async cancel(id: number): Promise<void> {
    this.#wanted.delete(id);
  }

  /** A sign of life. */
  async ping(): Promise<void> {}

  async touch(address: string, prefix: string, play: string): Promise<string> {
    return this.#guarded((engine) => engine.touch(address, prefix, play));
  }

  async play(address: string, touch: string, play: string): Promise<string> {
    return this.#guarded((engine) => engine.play(address, touch, play));
  }

  async check(address: string, play: string, budget: number): Promise<string> {
    return this.#guarded((engine) => engine.check(address, play, budget));
  }

  async strategy(address: string, play: string, budget: number): Promise<string> {
    return this.#guarded((engine) => engine.strategy(address, play, budget));
  }

  async remoteness(address: string, play: string, budget: number): Promise<string> {
    return this.#guarded((engine) => engine.remoteness(address, play, budget));
  }

  async random(game: string, size: number, seed: string): Promise<string> {
    return this.#guarded((engine) => engine.random(game, size, seed));
  }

  async nimber(expression: string): Promise<string> {
    return this.#guarded((engine) => engine.nimber(expression));
  }

  async nimberTable(operation: string, corner: string, side: number): Promise<string> {
    return this.#guarded((engine) => engine.nimberTable(operation, corner, side));
  }

  async gloss(game: string): Promise<string> {
    return this.#guarded((engine) => engine.gloss(game));
  }

  async catalog(): Promise<string> {
    return this.#guarded((engine) => engine.catalog());
  }

  async judge(problem: string, input: string): Promise<string> {
    return this.#guarded((engine) => engine.judge(problem, input));
  }

  async signature(): Promise<string> {
    return this.#guarded((engine) => JSON.stringify({signature: engine.signature()}));
  }

  /** After the jobs that came before. */
  async #inTurn(id: number, onProgress: Progress, work: (engine: EngineModule) => Promise<string>): Promise<string> {
    this.#wanted.add(id);
    const turn = this.#line.then(() => this.#guarded(work));
    this.#line = turn;
    const text = await turn;
    this.#wanted.delete(id);
    (onProgress as {[releaseProxy]?: () => void})[releaseProxy]?.();
    return text;
  }

  async #work(id: number, engine: EngineModule, {start, advance, report, result}: Work): Promise<string> {
    if (!this.#wanted.has(id)) return fault("cancelled", "no abort");
    start();
    const stopped = await this.#inSlices(id, engine, advance, report);
    return stopped ?? result();
  }

  /**
   * Calls `advance` with units of work, for about `SLICE_MS` each time, until it is done; the fault that ends it before.
   * Each call anew: a function that runs is not replaced by its optimised code.
   */
  async #inSlices(id: number, engine: EngineModule, advance: (units: number) => boolean, report: () => void) {
    let units = 1000;
    while (this.#wanted.has(id)) {
      const begun = performance.now();
      if (advance(units)) return null;
      const pace = SLICE_MS / (performance.now() - begun);
      units = Math.min(MOST_POSITIONS, Math.ceil(units * Math.min(2, Math.max(0.5, pace))));
      report();
      await nextTurn();
      if (this.#engine !== engine) return fault("unavailable", "the engine to outlive another call");
    }
    return fault("cancelled", "no abort");
  }

  /** A trap leaves an instance in an unknown state: whatever it throws, it never answers again. */
  async #guarded(run: (engine: EngineModule) => string | Promise<string>): Promise<string> {
    try {
      this.#engine ??= await load(this.#wasm);
      return await run(this.#engine);
    } catch {
      this.#engine = null;
      return fault("unavailable", "the engine to finish this call");
    }
  }
}

function fault(code: EngineError["code"], expected: string): string {
  return JSON.stringify({error: {code, at: null, expected}});
}

/** Lets the messages that wait (a cancel among them) be read; a timer would be clamped to 4 ms. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
