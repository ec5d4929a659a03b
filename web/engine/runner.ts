// One engine instance and the jobs it works through, in the order they came. The worker exposes this class; where no worker can
// start, the page runs it itself. Faults travel as documents: Comlink keeps only an error's message.
import {releaseProxy, transfer} from "comlink";
import {faultOf} from "./error";
import type {EngineModule} from "./generated/engine.mjs";
import {holdLivenessLock} from "./liveness-lock";
import {type Loaded, load} from "./load";
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
/** The whole engine; rejects where it cannot be had. */
export type Whole = () => Promise<WebAssembly.Module>;

const SLICE_MS = 20;
/** A job that takes the starter longer is worth the whole, which is quicker. */
const SLICES_OF_STARTER = 25;
/** An instance whose memory has grown past this is not asked again: what it holds, it never gives back. */
const MOST_KEPT_BYTES = 256 * 2 ** 20;

/** To be asked of the whole. */
const lacking = Symbol("lacking");
/** To be asked again: the instance was lost to another call. */
const lost = Symbol("lost");

export class Runner {
  #module: WebAssembly.Module | null = null;
  /** Null where there is nothing beyond the module. */
  #whole: Whole | null = null;
  #widening: Promise<boolean> | null = null;
  #instance: Promise<Loaded> | null = null;
  #line: Promise<unknown> = Promise.resolve();
  /** The jobs that are waited for, each with what to call when it is no longer. */
  #wanted = new Map<number, () => void>();

  /**
   * Under the name of `life` it holds a lock for as long as its thread lives; false where it cannot. What `module` lacks is asked of
   * the `whole`.
   */
  async boot(module: WebAssembly.Module, life: string | null, whole: Whole | null): Promise<boolean> {
    this.#module = module;
    this.#whole = whole;
    await this.#loaded();
    return life !== null && holdLivenessLock(life);
  }

  /** In one go. */
  async ask({verb, words}: Request): Promise<string> {
    const text = await this.#answered((engine) => {
      const answer = engine.ask(verb, words);
      return Promise.resolve(this.#lacks(engine) ? lacking : answer);
    });
    await this.#shed();
    return text;
  }

  /** In slices, between which messages are read, after the jobs that came before. */
  async run(request: Request, onProgress: Progress): Promise<string> {
    return this.#inTurn(request, onProgress, (engine) => engine.result());
  }

  /** The same of a job whose values are wanted beside its document. */
  async tabulate(request: Request, onProgress: Progress): Promise<Tabulated> {
    let values: Tabulated["values"] = new Uint16Array();
    const text = await this.#inTurn(request, onProgress, (engine) => {
      values = engine.values().slice();
      return engine.result();
    });
    return transfer({text, values}, [values.buffer]);
  }

  async cancel(id: number): Promise<void> {
    this.#wanted.get(id)?.();
    this.#wanted.delete(id);
  }

  /** A sign of life. */
  async ping(): Promise<void> {}

  async #inTurn(request: Request, onProgress: Progress, read: (engine: EngineModule) => string): Promise<string> {
    const cancelled = new Promise<null>((resolve) => this.#wanted.set(request.id, () => resolve(null)));
    const turn = this.#line.then(() =>
      this.#answered((engine, lives) => this.#work(request, engine, lives, onProgress, read), cancelled),
    );
    this.#line = turn;
    const text = await turn;
    this.#wanted.delete(request.id);
    (onProgress as {[releaseProxy]?: () => void})[releaseProxy]?.();
    await this.#shed();
    return text;
  }

  /** By the starter or, where that has not what it takes, by the whole, which is not waited for once `cancelled` settles. */
  async #answered(
    run: (engine: EngineModule, lives: () => boolean) => Promise<string | typeof lacking | typeof lost>,
    cancelled?: Promise<null>,
  ): Promise<string> {
    for (;;) {
      const told = await this.#guarded(run);
      if (typeof told === "string") return told;
      if (told === lost) continue;
      const hasWhole = await Promise.race([this.#widen(), ...(cancelled ? [cancelled] : [])]);
      if (hasWhole === null) return refused("cancelled", "no-abort");
      if (!hasWhole) return refused("unavailable", "whole-engine");
    }
  }

  #lacks(engine: EngineModule): boolean {
    return this.#whole !== null && engine.lacks();
  }

  /** From then on the whole answers; false where it cannot be had. */
  #widen(): Promise<boolean> {
    this.#widening ??= (async () => {
      try {
        this.#module = (await this.#whole?.()) ?? this.#module;
        this.#whole = null;
        this.#instance = null;
        return true;
      } catch {
        return false;
      } finally {
        this.#widening = null;
      }
    })();
    return this.#widening;
  }

  /** What the job finds, or the fault that ends it before. */
  async #work(
    {id, verb, words}: Request,
    engine: EngineModule,
    lives: () => boolean,
    onProgress: Progress,
    read: (engine: EngineModule) => string,
  ): Promise<string | typeof lacking | typeof lost> {
    if (!this.#wanted.has(id)) return refused("cancelled", "no-abort");
    engine.start(verb, words);
    for (let slices = 1; !this.#lacks(engine) && !engine.advance(SLICE_MS); slices++) {
      if (this.#whole && slices === SLICES_OF_STARTER) void this.#widen();
      onProgress(engine.made());
      await nextTurn();
      if (!lives()) return lost;
      if (!this.#wanted.has(id)) return refused("cancelled", "no-abort");
    }
    return this.#lacks(engine) ? lacking : read(engine);
  }

  /** A trap leaves an instance in an unknown state: whatever it throws, it never answers again. */
  async #guarded<Told>(run: (engine: EngineModule, lives: () => boolean) => Promise<Told>): Promise<Told | string> {
    const instance = this.#loaded();
    const lives = () => this.#instance === instance;
    try {
      return await run((await instance).engine, lives);
    } catch {
      if (lives()) this.#instance = null;
      return refused("unavailable", "finished-call");
    }
  }

  #loaded(): Promise<Loaded> {
    if (!this.#module) throw new Error("asked before it was booted");
    this.#instance ??= load(this.#module);
    return this.#instance;
  }

  /** Once nobody works with it, an instance that has grown large makes room for a fresh one. */
  async #shed(): Promise<void> {
    const instance = this.#instance;
    const held = (await instance?.catch(() => null))?.memory.buffer.byteLength ?? 0;
    if (held > MOST_KEPT_BYTES && this.#wanted.size === 0 && this.#instance === instance) this.#instance = null;
  }
}

function refused(code: EngineError["code"], key: "no-abort" | "finished-call" | "whole-engine"): string {
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
