// One engine instance and the jobs it works through, in the order they came. The worker exposes this class; where no worker can
// start, the page runs it itself. Faults travel as documents: Comlink keeps only an error's message.
import {releaseProxy, transfer} from "comlink";
import {faultOf} from "./error";
import type {EngineModule} from "./generated/engine.mjs";
import {load} from "./load";
import type {EngineError} from "./types";

/** A verb with the names and texts of its arguments in turn. */
export interface Request {
  id: number;
  verb: string;
  words: string[];
}
/** A document, and the values that it speaks of. */
export interface Tabulated {
  text: string;
  values: Uint16Array | Uint32Array;
}
export type Progress = (made: number) => void;

const SLICE_MS = 20;

export class Runner {
  #wasm: BufferSource = new Uint8Array();
  #engine: EngineModule | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #wanted = new Set<number>();

  async boot(wasm: BufferSource): Promise<void> {
    this.#wasm = wasm;
    this.#engine = await load(wasm);
  }

  /** In one go. */
  async ask({verb, words}: Request): Promise<string> {
    return this.#guarded((engine) => engine.ask(verb, words));
  }

  /** In slices, between which messages are read, after the jobs that came before. */
  async run(request: Request, onProgress: Progress): Promise<string> {
    return this.#inTurn(request, onProgress, (engine) => this.#work(request, engine, onProgress));
  }

  /** The same of a job whose values are wanted beside its document. */
  async tabulate(request: Request, onProgress: Progress): Promise<Tabulated> {
    let values: Tabulated["values"] = new Uint16Array();
    const text = await this.#inTurn(request, onProgress, async (engine) => {
      const found = await this.#work(request, engine, onProgress);
      values = engine.values().slice();
      return found;
    });
    return transfer({text, values}, [values.buffer]);
  }

  async cancel(id: number): Promise<void> {
    this.#wanted.delete(id);
  }

  /** A sign of life. */
  async ping(): Promise<void> {}

  async #inTurn({id}: Request, onProgress: Progress, work: (engine: EngineModule) => Promise<string>): Promise<string> {
    this.#wanted.add(id);
    const turn = this.#line.then(() => this.#guarded(work));
    this.#line = turn;
    const text = await turn;
    this.#wanted.delete(id);
    (onProgress as {[releaseProxy]?: () => void})[releaseProxy]?.();
    return text;
  }

  /** What the job finds; the fault that ends it before. */
  async #work({id, verb, words}: Request, engine: EngineModule, onProgress: Progress): Promise<string> {
    if (!this.#wanted.has(id)) return refused("cancelled", "no-abort");
    engine.start(verb, words);
    while (!engine.advance(SLICE_MS)) {
      onProgress(engine.made());
      await nextTurn();
      if (this.#engine !== engine) return refused("unavailable", "no-other-failure");
      if (!this.#wanted.has(id)) return refused("cancelled", "no-abort");
    }
    return engine.result();
  }

  /** A trap leaves an instance in an unknown state: whatever it throws, it never answers again. */
  async #guarded(run: (engine: EngineModule) => string | Promise<string>): Promise<string> {
    try {
      this.#engine ??= await load(this.#wasm);
      return await run(this.#engine);
    } catch {
      this.#engine = null;
      return refused("unavailable", "finished-call");
    }
  }
}

function refused(code: EngineError["code"], key: "no-abort" | "no-other-failure" | "finished-call"): string {
  return JSON.stringify({error: faultOf(code, null, key)});
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
