// What the module of Emscripten gives: texts in, JSON documents out.

export interface EngineModule {
  /**
   * A request in one go. Names and texts of the arguments in turn. If it is not exact, a position or a game may be written as
   * people type it.
   */
  ask(verb: string, words: string[], isExact: boolean): string;
  /** Sets the one job of this instance going. */
  start(verb: string, words: string[], isExact: boolean): void;
  /** Works for about so many milliseconds; true when there is no more to do. */
  advance(milliseconds: number): boolean;
  /** How far the job has come. */
  made(): number;
  /** Document of the progress of a search through the moves of a position: `MoveProgress | null`. */
  progress(): string;
  /** What the job has found; of one that is not done, what is known. */
  result(): string;
  /** The values that a job of a sequence has made: a view of the engine's memory, to be copied before the next call. */
  values(): Uint16Array | Uint32Array;
  /** Whether what was asked last named a game or a verb that this engine has not, and the whole one may have. */
  lacks(): boolean;
}

/** Where the code comes from: its bytes, or what makes an instance and hands it to `receive`. */
type Source =
  | {wasmBinary: ArrayBuffer | Uint8Array}
  | {instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object};

export default function createEngineModule(options: Source): Promise<EngineModule>;
