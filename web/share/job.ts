// Something that is made for the reader to keep: how far it is, and how it ends.
import {useEffect, useRef, useState} from "preact/hooks";
import type {Sentence} from "../text";

export interface Job {
  signal: AbortSignal;
  onProgress(done: number, all: number): void;
}

/** What was made, and what is to be said of it; or why nothing was. */
export type ExportResult = {content: string | Blob; says?: Sentence<"share">} | {fault: Sentence<"share">};

export interface Running {
  file: string;
  /** From 0 to 1. */
  share: number;
}

/** One thing at a time; `use` takes what was made and says what became of it. */
export function useJob() {
  const [running, setRunning] = useState<Running | null>(null);
  const [said, setSaid] = useState<Sentence<"share"> | null>(null);
  const own = useRef<AbortController | null>(null);
  useEffect(() => () => own.current?.abort(), []);
  const say = (sentence: Sentence<"share"> | null) => setSaid(() => sentence);
  async function run(
    file: string,
    make: (job: Job) => Promise<ExportResult>,
    use: (made: string | Blob) => Promise<Sentence<"share">>,
  ) {
    own.current?.abort();
    const now = new AbortController();
    own.current = now;
    say(null);
    setRunning({file, share: 0});
    const onProgress = (done: number, all: number) => !now.signal.aborted && setRunning({file, share: done / all});
    const end = async (): Promise<Sentence<"share">> => {
      const made = await make({signal: now.signal, onProgress});
      if ("fault" in made) return made.fault;
      if (now.signal.aborted) return (t) => t.share.stopped;
      const used = await use(made.content);
      return (t) => (made.says ? t.sentences([used(t), made.says(t)]) : used(t));
    };
    const sentence = await end().catch(
      (): Sentence<"share"> => (t) => (now.signal.aborted ? t.share.stopped : t.share.failed),
    );
    if (own.current !== now) return;
    own.current = null;
    setRunning(null);
    say(sentence);
  }
  return {running, said, run, stop: () => own.current?.abort(), forget: () => say(null)};
}
