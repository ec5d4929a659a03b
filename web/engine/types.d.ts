// What `import "sg-playground"` gives: the engine, how it is asked, and its documents.
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
  NimberTable,
  NimOperation,
  Play,
  Problem,
  Remoteness,
  RemotenessLimited,
  Strategy,
  Tabulation,
  Touch,
  Touchable,
} from "./documents/index.js";
import type {Verbs} from "./generated/verb-types.js";

export type * from "./documents/index.js";
export type {MoveFacts} from "./generated/phrase-types.js";
export type {Verbs};

/** How a call is watched and ended. */
export interface CallOptions {
  /** Ends the call at once; one that can make no pause costs the worker. */
  signal?: AbortSignal;
  /** How far it has come, in positions, values or whatever it makes. */
  onProgress?: (made: number) => void;
}

export interface AnalyzeOptions {
  play?: Play;
  /** Which moves to list; default "all". */
  moves?: "all" | "winning" | "none";
  /** Steps that it may take; a step is a move listed, or 512 turns of a table. Default 20 000 000. */
  budget?: number;
  signal?: AbortSignal;
  onProgress?: (visited: number) => void;
}

export interface SequenceOptions {
  /** The last heap. */
  to: number;
  signal?: AbortSignal;
  /** Values made so far; of a comparison, of both games. */
  onProgress?: (made: number) => void;
}

export interface Engine {
  /** Any verb by its name: `ask("remoteness", {address: "nim:3,5"})`. */
  ask<V extends keyof Verbs>(verb: V, given?: Verbs[V]["given"], options?: CallOptions): Promise<Verbs[V]["document"]>;
  analyze(address: string, options?: AnalyzeOptions): Promise<Answer>;
  /** What may be touched after `prefix` in the position at `address`. */
  touch(address: string, prefix: Touch, play?: Play): Promise<Touchable>;
  /** The address after a whole touch. */
  play(address: string, touch: Touch, play?: Play): Promise<string>;
  /** The position by its definition alone, within 300 000 steps by default. */
  check(address: string, play?: Play, budget?: number): Promise<Checked>;
  /**
   * The whole plan of the winner, within 100 000 steps by default; under the claim "value" that of the second player in the sum
   * with a heap as large as the value.
   */
  strategy(address: string, play?: Play, budget?: number, claim?: "winner" | "value"): Promise<Strategy | Limited>;
  /** How long the game lasts if both play for that, within 100 000 steps by default. */
  remoteness(address: string, play?: Play, budget?: number): Promise<Remoteness | RemotenessLimited>;
  /** The address of a position of `game` up to `size` with a move: the same word gives the same one everywhere. */
  random(game: string, size: number, seed: string): Promise<string>;
  /** The values of the heaps 0 to `to` of `game`, "take-and-break(0.77)": sixteen bits each where that is enough. */
  sequence(game: string, options: SequenceOptions): Promise<Uint16Array | Uint32Array>;
  /** The same with its period, proved or observed, and the certificate. */
  tabulate(game: string, options: SequenceOptions): Promise<Tabulation>;
  /**
   * Whether the heaps 0 to `to` of two games are worth the same, or all heaps; values are made side by side, until they differ.
   * `other` may be values as text: a list from n = 0 on, "0 1 2 3", or n and its value in each line.
   */
  compare(one: string, other: string, options: SequenceOptions): Promise<Comparison>;
  /** The small independent checker; `certificate` as JSON text. */
  checkCertificate(certificate: string, options?: {signal?: AbortSignal}): Promise<CertificateVerdict>;
  /** "(7*9+3)/5": sums, products, quotients, powers and square roots of nimbers below 2^64; the value as decimal text. */
  nimber(expression: string): Promise<string>;
  /** `side` rows and columns, at most 256, from the row and column of the corner on, "0,0". */
  nimberTable(operation: NimOperation, corner: string, side: number): Promise<NimberTable>;
  gloss(game: string): Promise<Gloss>;
  catalog(): Promise<CatalogEntry[]>;
  problems(): Promise<Problem[]>;
  /** The contest's own input to its own output. */
  judge(problem: string, input: string, options?: {signal?: AbortSignal}): Promise<Judged>;
  signature(): Promise<string>;
  /** Ends the worker; calls still open are rejected. */
  close(): void;
}

export interface EngineSource {
  /** The bytes of engine.wasm, when the caller already has them. */
  wasmBinary?: ArrayBuffer | ArrayBufferView;
  /** The file of the worker, where it does not stand beside that of the package; in Node, of a thread. */
  workerUrl?: string | URL;
  /** A second worker is kept ready while nothing is asked, and takes over where the first cannot read a cancel, or ends. */
  standby?: boolean;
}

export class EngineError extends Error {
  code: ErrorCode | "unavailable" | "cancelled";
  at: number | null;
  /** In English; what it is made of. */
  expected: string;
  expects: Expectation;
}

export function createEngine(source?: EngineSource): Promise<Engine>;
