// Messages between a thread that asks the engine and the thread that runs it. Each request has one reply; a run also
// sends its progress, and the running thread may request the full engine once.
import type {Request, RunnerCalls} from "./runner";
import type {MoveProgress} from "./types";

/** Calls that cross to the running thread, with their arguments that can be cloned. */
export interface CallArguments {
  boot: [module: WebAssembly.Module, lockName: string | null, hasFullEngineLoader: boolean];
  ask: [request: Request];
  run: [request: Request];
  tabulate: [request: Request];
  cancel: [id: number];
  ping: [];
}
type Method = keyof CallArguments & keyof RunnerCalls;

/** From the asking thread: a call, or the full engine; null if it cannot be had. */
export type ToRunner =
  | {[M in Method]: {id: number; method: M; args: CallArguments[M]}}[Method]
  | {fullEngine: WebAssembly.Module | null};

/** From the running thread: the outcome of a call, the progress of a run, or the request for the full engine. */
export type FromRunner =
  | {id: number; result: unknown}
  | {id: number; failure: string}
  | {id: number; made: number; moves: MoveProgress | null}
  | {wantsFullEngine: true};

/** One end of the connection. */
export interface Port<Sent, Received> {
  send(message: Sent, transfer?: ArrayBufferLike[]): void;
  /** Sets the one listener. */
  listen(listener: (message: Received) => void): void;
}

/** Returns the port of a worker, or within a worker that of the page. */
export const portOf = <Sent, Received>(
  target: Pick<Worker, "postMessage" | "addEventListener">,
): Port<Sent, Received> => ({
  send: (message, transfer = []) => target.postMessage(message, transfer as Transferable[]),
  listen: (listener) => target.addEventListener("message", ({data}) => listener(data)),
});
