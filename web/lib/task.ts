// Task of which one run is current: the next one takes its place and aborts it.

export interface Run {
  /** Aborts when the run is cancelled or another one has taken its place. */
  signal: AbortSignal;
  /** False once another run has begun, the task was stopped, or the run has ended. */
  isCurrent(): boolean;
  /** Ends the run: it is current no longer. Nothing is aborted. */
  end(): void;
}

export function createTask() {
  let current: AbortController | null = null;
  /** Aborts the current run, which stays current: it ends by itself, with what it has. */
  const cancel = () => current?.abort();
  /** Aborts the current run, which is current no longer. */
  function stop() {
    cancel();
    current = null;
  }
  function begin(): Run {
    stop();
    const controller = new AbortController();
    current = controller;
    return {
      signal: controller.signal,
      isCurrent: () => current === controller,
      end() {
        if (current === controller) current = null;
      },
    };
  }
  return {begin, cancel, stop};
}
