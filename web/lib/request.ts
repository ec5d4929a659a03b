// Request whose answer is computed on demand: its status, its progress and its result as one signal. The next run
// takes the place of the current one and aborts it.
import {type ReadonlySignal, signal} from "@preact/signals";
import {createTask} from "./task";

/** How a request follows whether it is still wanted, and tells how far it is. */
export interface Watch {
  signal: AbortSignal;
  onProgress(made: number): void;
}

export interface RequestState<Result> {
  status: "idle" | "loading" | "done" | "error";
  /** Progress of the last run, in units of the request. */
  progress: number;
  /** Result of the last run that has ended, which stays while the next one is loading; null if it had none. */
  result: Result | null;
}

export interface Request<Result> {
  state: ReadonlySignal<RequestState<Result>>;
  /** Begins a run; null from `compute` is the status "error". Resolves when the run has ended, current or not. */
  start(compute: (watch: Watch) => Promise<Result | null>): Promise<void>;
  /** Aborts the current run, of which nothing remains. */
  stop(): void;
}

export function createRequest<Result>(): Request<Result> {
  const state = signal<RequestState<Result>>({status: "idle", progress: 0, result: null});
  const task = createTask();
  const update = (part: Partial<RequestState<Result>>) => {
    state.value = {...state.peek(), ...part};
  };
  return {
    state,
    async start(compute) {
      const run = task.begin();
      update({status: "loading", progress: 0});
      let result: Result | null = null;
      try {
        const onProgress = (progress: number) => run.isCurrent() && update({progress});
        result = await compute({signal: run.signal, onProgress});
      } finally {
        // What was thrown is a fault of the page, reported as such.
        if (run.isCurrent()) {
          run.end();
          update({status: result === null ? "error" : "done", result});
        }
      }
    },
    stop() {
      task.stop();
      if (state.peek().status === "loading") update({status: "idle", progress: 0, result: null});
    },
  };
}
