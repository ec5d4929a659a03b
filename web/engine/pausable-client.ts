// Client of the engine that can be paused: its pending calls are dropped when it pauses and made again when it resumes.
import type {Calls} from "./calls";
import {cancelled} from "./error";

type CallQueue = Pick<Calls, "make" | "close">;

export function createPausableClient(calls: CallQueue): CallQueue & {rest(isResting: boolean): void} {
  let pauseAbort = new AbortController();
  let resumed = Promise.resolve();
  let resume = () => {};

  /** Resolves once the client is not paused; rejects if `signal` aborts before. */
  const whileActive = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const abort = () => reject(cancelled());
      if (signal?.aborted) return abort();
      signal?.addEventListener("abort", abort, {once: true});
      resumed.then(() => {
        signal?.removeEventListener("abort", abort);
        resolve();
      });
    });

  return {
    async make(send, signal) {
      for (;;) {
        await whileActive(signal);
        const pauseSignal = pauseAbort.signal;
        try {
          return await calls.make(send, signal ? AbortSignal.any([signal, pauseSignal]) : pauseSignal);
        } catch (error) {
          if (!pauseSignal.aborted || signal?.aborted) throw error;
        }
      }
    },
    rest(isResting) {
      if (isResting === pauseAbort.signal.aborted) return;
      if (isResting) {
        resumed = new Promise((resolve) => {
          resume = resolve;
        });
        pauseAbort.abort();
      } else {
        pauseAbort = new AbortController();
        resume();
      }
    },
    close() {
      pauseAbort.abort();
    },
  };
}
