// Jobs that make something for the user to keep: their progress and their results.
import {useState} from "preact/hooks";
import type {Sentence} from "../text";
import {useTask} from "../ui/use-task";

export interface Job {
  signal: AbortSignal;
  onProgress(done: number, all: number): void;
}

/** Content that was made, and a message about it; or a message why nothing was made. */
export type ExportResult = {content: string | Blob; says?: Sentence<"share">} | {fault: Sentence<"share">};

export interface Running {
  file: string;
  /** Progress, from 0 to 1. */
  share: number;
}

/** Hook for one job at a time; `deliver` takes the content and returns a message about what it has done with it. */
export function useJob() {
  const [running, setRunning] = useState<Running | null>(null);
  const [message, setMessage] = useState<Sentence<"share"> | null>(null);
  const task = useTask();
  const showMessage = (next: Sentence<"share"> | null) => setMessage(() => next);
  async function run(
    file: string,
    make: (job: Job) => Promise<ExportResult>,
    deliver: (content: string | Blob) => Promise<Sentence<"share">>,
  ) {
    const current = task.begin();
    showMessage(null);
    setRunning({file, share: 0});
    const onProgress = (done: number, all: number) => !current.signal.aborted && setRunning({file, share: done / all});
    const finish = async (): Promise<Sentence<"share">> => {
      const result = await make({signal: current.signal, onProgress});
      if ("fault" in result) return result.fault;
      if (current.signal.aborted) return (t) => t.share.stopped;
      const delivered = await deliver(result.content);
      return (t) => (result.says ? t.sentences([delivered(t), result.says(t)]) : delivered(t));
    };
    const outcome = await finish().catch(
      (): Sentence<"share"> => (t) => (current.signal.aborted ? t.share.stopped : t.share.failed),
    );
    if (!current.isCurrent()) return;
    current.end();
    setRunning(null);
    showMessage(outcome);
  }
  return {running, message, run, stop: task.cancel, clearMessage: () => showMessage(null)};
}
