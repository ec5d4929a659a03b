// The Embind module as wasm.cpp exports it. Every document is JSON text; its shape is in web/engine/types.d.ts.

export interface EngineModule {
  /** `{"games": CatalogEntry[], "problems": Problem[]}` */
  catalog(): string;
  /** Begins an analysis; one job per instance, a new one drops the old. `budget` is decimal text. */
  start(address: string, play: string, moves: string, budget: string): void;
  /** Works for about that many positions; true when the job is finished. */
  advance(positions: number): boolean;
  /** Positions visited so far. */
  visited(): number;
  /** `Answer`, or `{"error": Fault}`; before the end, what is known so far. */
  result(): string;
  /** `Touchable`, or `{"error": Fault}`; `prefix` is comma-separated, or empty. */
  touch(address: string, prefix: string, play: string): string;
  /** `{"address": string}`, or `{"error": Fault}`. */
  play(address: string, touch: string, play: string): string;
  /** `Checked`, or `{"error": Fault}`; `budget` in moves looked at, all at once. */
  check(address: string, play: string, budget: number): string;
  /** `Strategy`, or `{"error": Fault}`; `budget` in positions and moves, all at once. */
  strategy(address: string, play: string, budget: number): string;
  remoteness(address: string, play: string, budget: number): string;
  /** `{"address": string}`, or `{"error": Fault}`. */
  random(game: string, size: number, seed: string): string;
  /** `{"expression": string, "value": string}`, or `{"error": Fault}`. */
  nimber(expression: string): string;
  /** `NimberTable`, or `{"error": Fault}`; the corner is row and column, "0,0". */
  nimberTable(operation: string, corner: string, side: number): string;
  /** `Gloss`, or `{"error": Fault}`. */
  gloss(game: string): string;
  /** `Judged`, or `{"error": Fault}`; all at once. */
  judge(problem: string, input: string): string;
  /** Begins the values of a game's heaps up to `to`; one at a time per instance, a new one drops the old. */
  tabulate(game: string, to: number): void;
  /** Spends about that budget, 4096 options each; true when the values are made or their period is proved. */
  tabulateOn(budget: number): boolean;
  /** Values made so far. */
  tabulated(): number;
  /** `Tabulation` without its values, or `{"error": Fault}`. */
  tabulation(): string;
  /** Known values from `from` on: a view of the engine's memory, to be copied at once. */
  values(from: number): Uint16Array | Uint32Array;
  /** Begins to compare the heaps of two games up to `to`; one at a time likewise. */
  compare(one: string, other: string, to: number): void;
  /** As `tabulateOn`; true when they differ, are proved to be the same, or are compared. */
  compareOn(budget: number): boolean;
  /** Values made so far, of both. */
  compared(): number;
  /** `Comparison`, or `{"error": Fault}`. */
  comparison(): string;
  /** `CertificateVerdict`; all at once. */
  checkCertificate(certificate: string): string;
  signature(): string;
}

export default function createEngineModule(options: {wasmBinary: ArrayBuffer | Uint8Array}): Promise<EngineModule>;
