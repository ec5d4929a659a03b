// Types of the npm package: the engine, the options of its calls, and its documents.
import type {
  Answer,
  CatalogEntry,
  CertificateVerdict,
  Checked,
  Comparison,
  ErrorCode,
  Expectation,
  Gloss,
  Judged,
  Limited,
  MoveProgress,
  NimberTable,
  NimOperation,
  Play,
  Problem,
  Remoteness,
  RemotenessLimited,
  Strategy,
  Suggestion,
  Tabulation,
  Touch,
  Touchable,
} from "./documents/index.js";
import type {Verbs} from "./generated/verb-types.js";

export type * from "./documents/index.js";
export type {MoveFacts} from "./generated/phrase-types.js";
export type {Verbs};

/** Options to watch and to cancel a call. */
export interface CallOptions {
  /** Cancels the call at once; a call that cannot pause costs the worker. */
  signal?: AbortSignal;
  /**
   * Called with the progress so far, in positions, values or whatever the call makes, and that of an analysis through the
   * moves of the position.
   */
  onProgress?: (made: number, moves: MoveProgress | null) => void;
}

export interface AnalyzeOptions {
  play?: Play;
  /** Moves to list; default "all". */
  moves?: "all" | "winning" | "none";
  /** Budget in steps; a step is a move listed, or 512 turns of a table. Default 20 000 000. */
  budget?: number;
  signal?: AbortSignal;
  /** Called with the positions searched so far, and the progress through the moves of the position, if it is known. */
  onProgress?: (visited: number, moves: MoveProgress | null) => void;
}

export interface SequenceOptions {
  /** Size of the last heap. */
  to: number;
  signal?: AbortSignal;
  /** Called with the number of values made so far; in a comparison, of both games. */
  onProgress?: (made: number) => void;
}

export interface Engine {
  /** Calls any verb by its name: `ask("remoteness", {address: "nim:3,5"})`. */
  ask<V extends keyof Verbs>(verb: V, given?: Verbs[V]["given"], options?: CallOptions): Promise<Verbs[V]["document"]>;
  analyze(address: string, options?: AnalyzeOptions): Promise<Answer>;
  /** Returns the elements that may be touched after `prefix` in the position at `address`. */
  touch(address: string, prefix: Touch, play?: Play): Promise<Touchable>;
  /** Returns the address after a complete touch. */
  play(address: string, touch: Touch, play?: Play): Promise<string>;
  /** Evaluates the position by its definition alone, within 300 000 steps by default. */
  check(address: string, play?: Play, budget?: number): Promise<Checked>;
  /**
   * Returns the complete plan of the winner, within 100 000 steps by default; under the claim "value" that of the
   * second player in the sum with a heap as large as the value.
   */
  strategy(address: string, play?: Play, budget?: number, claim?: "winner" | "value"): Promise<Strategy | Limited>;
  /**
   * Returns a move that wins most of some random games, within a moment, for a position whose winner is not known; the
   * move is null if there is none.
   */
  suggest(address: string, play?: Play): Promise<Suggestion | Limited>;
  /**
   * Returns how many moves the game lasts if the winner hurries and the loser delays, within 100 000 steps by default.
   */
  remoteness(address: string, play?: Play, budget?: number): Promise<Remoteness | RemotenessLimited>;
  /**
   * Returns the address of a position of `game` up to `size` that has a move; the same seed gives the same one
   * everywhere.
   */
  random(game: string, size: number, seed: string): Promise<string>;
  /** Returns the values of the heaps 0 to `to` of `game`, "take-and-break(0.77)", in 16 bits each if that is enough. */
  sequence(game: string, options: SequenceOptions): Promise<Uint16Array | Uint32Array>;
  /** Returns the same with its period, proved or observed, and the certificate. */
  tabulate(game: string, options: SequenceOptions): Promise<Tabulation>;
  /**
   * Compares the values of the heaps 0 to `to` of two games, or of all heaps; values are made side by side until they
   * differ. `other` may be values as text: a list from n = 0 on, "0 1 2 3", or n and its value in each line.
   */
  compare(one: string, other: string, options: SequenceOptions): Promise<Comparison>;
  /** Checks a certificate, given as JSON text, by the small independent checker. */
  checkCertificate(certificate: string, options?: {signal?: AbortSignal}): Promise<CertificateVerdict>;
  /**
   * Evaluates "(7*9+3)/5": sums, products, quotients, powers and square roots of nimbers below 2^64. Returns decimal
   * text.
   */
  nimber(expression: string): Promise<string>;
  /** Returns `side` rows and columns, at most 256, from the row and column of `corner` on, "0,0". */
  nimberTable(operation: NimOperation, corner: string, side: number): Promise<NimberTable>;
  gloss(game: string): Promise<Gloss>;
  catalog(): Promise<CatalogEntry[]>;
  problems(): Promise<Problem[]>;
  /** Turns the contest's own input into its own output. */
  judge(problem: string, input: string, options?: {signal?: AbortSignal}): Promise<Judged>;
  signature(): Promise<string>;
  /** Ends the worker; rejects the calls that are pending. */
  close(): void;
}

export interface EngineSource {
  /** Bytes of engine.wasm, if the caller already has them. */
  wasmBinary?: ArrayBuffer | ArrayBufferView;
  /** URL of the worker's file (in Node, of the thread's), if it is not next to that of the package. */
  workerUrl?: string | URL;
  /**
   * True to keep a second worker ready while no call is pending; it takes over if the first cannot read a cancel, or
   * ends.
   */
  standby?: boolean;
  /** True to read positions and games as addresses alone; otherwise also as people type them: "Nim 3 5 7". */
  exact?: boolean;
}

export class EngineError extends Error {
  code: ErrorCode | "unavailable" | "cancelled";
  at: number | null;
  /** Text of what was expected, in English; `expects` has its key and facts. */
  expected: string;
  expects: Expectation;
  /** What to type instead of a position or a game that cannot be read, the likeliest first. */
  offers: readonly string[];
  /** English name of a well-known game that is not here, to which the offers are the nearest. */
  missing: string | null;
}

export function createEngine(source?: EngineSource): Promise<Engine>;
