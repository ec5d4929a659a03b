// Client of the engine that can be paused: its calls are dropped when it pauses and made again when it resumes.
import type {Calls} from "./calls";
import {cancelled} from "./error";

type CallQueue = Pick<Calls, "make" | "close">;

export function createPausableClient(calls: CallQueue): CallQueue & {rest(isResting: boolean): void} {
  let away = new AbortController();
  let isBack = Promise.resolve();
  let wake = () => {};

  /** Until he is back, or gives it up. */
  const present = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => reject(cancelled());
      if (signal?.aborted) return leave();
      signal?.addEventListener("abort", leave, {once: true});
      isBack.then(() => {
        signal?.removeEventListener("abort", leave);
        resolve();
      });
    });

  return {
    async make(send, signal) {
      for (;;) {
        await present(signal);
        const here = away.signal;
        try {
          return await calls.make(send, signal ? AbortSignal.any([signal, here]) : here);
        } catch (error) {
          if (!here.aborted || signal?.aborted) throw error;
        }
      }
    },
    rest(isResting) {
      if (isResting === away.signal.aborted) return;
      if (isResting) {
        isBack = new Promise((resolve) => {
          wake = resolve;
        });
        away.abort();
      } else {
        away = new AbortController();
        wake();
      }
    },
    close() {
      away.abort();
    },
  };
}
