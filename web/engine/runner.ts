// Engine instance and its queue of jobs. A worker serves this class; where no worker can start, the page runs it itself.
// Errors travel as documents, since a message keeps only an error's text.
import {createFault} from "./error";
import type {EngineModule} from "./generated/engine.mjs";
import {type EngineInstance, instantiate} from "./instantiate";
import {holdLivenessLock} from "./liveness-lock";
import type {EngineError, MoveProgress} from "./types";

/** Request for a verb; `words` are the names and texts of its arguments in turn. */
export interface Request {
  id: number;
  verb: string;
  encodedArguments: string[];
  /** False if positions and games may be written as people type them. */
  isExact: boolean;
}
/** Document with the values that it describes. */
export interface TabulateResult {
  text: string;
  values: Uint16Array | Uint32Array;
}
export type Progress = (made: number, moves: MoveProgress | null) => void;
/** Loads the full engine; rejects if it cannot be had. */
export type FullEngineLoader = () => Promise<WebAssembly.Module>;

const SLICE_MS = 20;
/** Slices after which the full engine is loaded for a job of the starter, since it is faster. */
const MAX_STARTER_SLICES = 25;
/** Memory above which an instance is replaced once it is idle: wasm memory never shrinks. */
const MAX_RETAINED_BYTES = 256 * 2 ** 20;

/** Result of a request that only the full engine can answer. */
const missingInStarter = Symbol("lacking");
/** Result of a request to repeat: another call has lost the instance. */
const instanceLost = Symbol("lost");

/** Calls to a runner, on this thread or in another. */
export type RunnerCalls = Pick<Runner, "boot" | "ask" | "run" | "tabulate" | "cancel" | "ping">;

export class Runner {
  #module: WebAssembly.Module | null = null;
  /** Null if the module is the full engine. */
  #loadFullEngine: FullEngineLoader | null = null;
  #fullEnginePending: Promise<boolean> | null = null;
  #instance: Promise<EngineInstance> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  /** Cancel callbacks of the pending jobs, by request id. */
  #cancelHandlers = new Map<number, () => void>();

  /**
   * Starts the engine, and holds the lock named `lockName` for as long as this thread lives; resolves to false if it
   * cannot. `loadFullEngine` gives what `module` lacks.
   */
  async boot(
    module: WebAssembly.Module,
    lockName: string | null,
    loadFullEngine: FullEngineLoader | null,
  ): Promise<boolean> {
    this.#module = module;
    this.#loadFullEngine = loadFullEngine;
    await this.#currentInstance();
    return lockName !== null && holdLivenessLock(lockName);
  }

  /** Answers without pause. */
  async ask({verb, encodedArguments, isExact}: Request): Promise<string> {
    const text = await this.#answer((engine) => {
      const answer = engine.ask(verb, encodedArguments, isExact);
      return Promise.resolve(this.#needsFullEngine(engine) ? missingInStarter : answer);
    });
    await this.#dropLargeInstance();
    return text;
  }

  /** Answers after the jobs before it, in time slices, between which messages are read. */
  async run(request: Request, onProgress: Progress): Promise<string> {
    return this.#enqueue(request, onProgress, (engine) => engine.result());
  }

  /** Does the same for a job, and returns its values beside the document. */
  async tabulate(request: Request, onProgress: Progress): Promise<TabulateResult> {
    let values: TabulateResult["values"] = new Uint16Array();
    const text = await this.#enqueue(request, onProgress, (engine) => {
      values = engine.values().slice();
      return engine.result();
    });
    return {text, values};
  }

  async cancel(id: number): Promise<void> {
    this.#cancelHandlers.get(id)?.();
    this.#cancelHandlers.delete(id);
  }

  /** Resolves at once, as a sign of life. */
  async ping(): Promise<void> {}

  async #enqueue(request: Request, onProgress: Progress, read: (engine: EngineModule) => string): Promise<string> {
    const cancelled = new Promise<null>((resolve) => this.#cancelHandlers.set(request.id, () => resolve(null)));
    const turn = this.#queue.then(() =>
      this.#answer((engine, isCurrent) => this.#runJob(request, engine, isCurrent, onProgress, read), cancelled),
    );
    this.#queue = turn;
    const text = await turn;
    this.#cancelHandlers.delete(request.id);
    await this.#dropLargeInstance();
    return text;
  }

  /**
   * Answers by the starter or, if it does not suffice, by the full engine, which is not awaited once `cancelled` settles.
   */
  async #answer(
    run: (
      engine: EngineModule,
      isCurrent: () => boolean,
    ) => Promise<string | typeof missingInStarter | typeof instanceLost>,
    cancelled?: Promise<null>,
  ): Promise<string> {
    for (;;) {
      const result = await this.#runGuarded(run);
      if (typeof result === "string") return result;
      if (result === instanceLost) continue;
      const hasFullEngine = await Promise.race([this.#switchToFullEngine(), ...(cancelled ? [cancelled] : [])]);
      if (hasFullEngine === null) return errorDocument("cancelled", "no-abort");
      if (!hasFullEngine) return errorDocument("unavailable", "whole-engine");
    }
  }

  #needsFullEngine(engine: EngineModule): boolean {
    return this.#loadFullEngine !== null && engine.lacks();
  }

  /** Loads the full engine and replaces the starter by it; resolves to false if it cannot be had. */
  #switchToFullEngine(): Promise<boolean> {
    this.#fullEnginePending ??= (async () => {
      try {
        this.#module = (await this.#loadFullEngine?.()) ?? this.#module;
        this.#loadFullEngine = null;
        this.#instance = null;
        return true;
      } catch {
        return false;
      } finally {
        this.#fullEnginePending = null;
      }
    })();
    return this.#fullEnginePending;
  }

  /** Returns the result of the job, or an error document if it was cancelled. */
  async #runJob(
    {id, verb, encodedArguments: words, isExact}: Request,
    engine: EngineModule,
    isCurrent: () => boolean,
    onProgress: Progress,
    read: (engine: EngineModule) => string,
  ): Promise<string | typeof missingInStarter | typeof instanceLost> {
    if (!this.#cancelHandlers.has(id)) return errorDocument("cancelled", "no-abort");
    engine.start(verb, words, isExact);
    for (let slices = 1; !this.#needsFullEngine(engine) && !engine.advance(SLICE_MS); slices++) {
      if (this.#loadFullEngine && slices === MAX_STARTER_SLICES) void this.#switchToFullEngine();
      onProgress(engine.made(), JSON.parse(engine.progress()) as MoveProgress | null);
      await nextTurn();
      if (!isCurrent()) return instanceLost;
      if (!this.#cancelHandlers.has(id)) return errorDocument("cancelled", "no-abort");
    }
    return this.#needsFullEngine(engine) ? missingInStarter : read(engine);
  }

  /** Runs on the current instance. A trap leaves an instance in an unknown state: it is dropped, whatever it throws. */
  async #runGuarded<Result>(
    run: (engine: EngineModule, isCurrent: () => boolean) => Promise<Result>,
  ): Promise<Result | string> {
    const instance = this.#currentInstance();
    const isCurrent = () => this.#instance === instance;
    try {
      return await run((await instance).engine, isCurrent);
    } catch {
      if (isCurrent()) this.#instance = null;
      return errorDocument("unavailable", "finished-call");
    }
  }

  #currentInstance(): Promise<EngineInstance> {
    if (!this.#module) throw new Error("asked before it was booted");
    this.#instance ??= instantiate(this.#module);
    return this.#instance;
  }

  /** Drops an idle instance whose memory has grown large, so that the next request creates another. */
  async #dropLargeInstance(): Promise<void> {
    const instance = this.#instance;
    const bytes = (await instance?.catch(() => null))?.memory.buffer.byteLength ?? 0;
    if (bytes > MAX_RETAINED_BYTES && this.#cancelHandlers.size === 0 && this.#instance === instance)
      this.#instance = null;
  }
}

function errorDocument(code: EngineError["code"], key: "no-abort" | "finished-call" | "whole-engine"): string {
  return JSON.stringify({error: createFault(code, null, key)});
}

/** Lets waiting messages (a cancel among them) be read; a timer would be clamped to 4 ms. */
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
