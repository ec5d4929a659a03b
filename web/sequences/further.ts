// More values than were asked for, to hold what was found against: one run at a time, which gives way to the next question.
import {type ReadonlySignal, signal} from "@preact/signals";
import type {Engine, Tabulation} from "../engine/types";
import {EngineError} from "../game/engine-error";
import type {Watch} from "../game/inquiries";

/** All of them null where they were given up, or the engine could not. */
export interface Further {
  /** No table goes further. */
  most: number;
  progress: ReadonlySignal<{made: number; of: number} | null>;
  tabulation(game: string, to: number): Promise<Tabulation | null>;
  /** Anything else, so much in all, 0 where that is not known before. */
  made<Made>(of: number, make: (sg: Engine, watch: Watch) => Promise<Made | null>): Promise<Made | null>;
  stop(): void;
}

/** How a single table is made, and the last number it may have. */
export interface Making {
  most: number;
  tabulation(sg: Engine, game: string, to: number, watch: Watch): Promise<Tabulation | null>;
}

const byEngine: Making = {
  most: Number.POSITIVE_INFINITY,
  tabulation: (sg, game, to, watch) => sg.tabulate(game, {to, ...watch}),
};

export function createFurther(engine: Promise<Engine>, {most, tabulation} = byEngine): Further {
  const progress = signal<{made: number; of: number} | null>(null);
  let run: AbortController | null = null;

  async function made<Made>(
    of: number,
    make: (sg: Engine, watch: Watch) => Promise<Made | null>,
  ): Promise<Made | null> {
    run?.abort();
    const own = new AbortController();
    run = own;
    progress.value = {made: 0, of};
    const onProgress = (made: number) => {
      if (run === own) progress.value = {made, of};
    };
    try {
      const found = await make(await engine, {signal: own.signal, onProgress});
      return run === own ? found : null;
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    } finally {
      if (run === own) {
        run = null;
        progress.value = null;
      }
    }
  }

  return {
    progress,
    most,
    tabulation: (game, to) => made(to, (sg, watch) => tabulation(sg, game, to, watch)),
    made,
    stop: () => run?.abort(),
  };
}
