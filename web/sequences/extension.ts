// Computation of values beyond the table, to check patterns against. One run at a time: the next one cancels it.
import {type ReadonlySignal, signal} from "@preact/signals";
import type {Engine, Tabulation} from "../engine/types";
import {EngineError} from "../game/catalog/engine-error";
import type {Watch} from "../lib/request";
import {createTask} from "../lib/task";

/** Every promise gives null if its run was cancelled or the engine failed. */
export interface Further {
  /** Last number that a table may have. */
  maxTo: number;
  progress: ReadonlySignal<{made: number; of: number} | null>;
  tabulation(game: string, to: number): Promise<Tabulation | null>;
  /** Runs any other computation of `of` units, 0 if their number is not known beforehand. */
  compute<Result>(of: number, make: (sg: Engine, watch: Watch) => Promise<Result | null>): Promise<Result | null>;
  stop(): void;
}

/** Source of a table, and the last number it may have. */
export interface TableSource {
  maxTo: number;
  tabulation(sg: Engine, game: string, to: number, watch: Watch): Promise<Tabulation | null>;
}

const engineSource: TableSource = {
  maxTo: Number.POSITIVE_INFINITY,
  tabulation: (sg, game, to, watch) => sg.tabulate(game, {to, ...watch}),
};

export function createFurther(engine: Promise<Engine>, {maxTo, tabulation} = engineSource): Further {
  const progress = signal<{made: number; of: number} | null>(null);
  const task = createTask();

  async function compute<Result>(
    of: number,
    make: (sg: Engine, watch: Watch) => Promise<Result | null>,
  ): Promise<Result | null> {
    const run = task.begin();
    progress.value = {made: 0, of};
    const onProgress = (made: number) => {
      if (run.isCurrent()) progress.value = {made, of};
    };
    try {
      const result = await make(await engine, {signal: run.signal, onProgress});
      return run.isCurrent() ? result : null;
    } catch (error) {
      if (error instanceof EngineError) return null;
      throw error;
    } finally {
      if (run.isCurrent()) {
        run.end();
        progress.value = null;
      }
    }
  }

  return {
    progress,
    maxTo,
    tabulation: (game, to) => compute(to, (sg, watch) => tabulation(sg, game, to, watch)),
    compute,
    stop: task.cancel,
  };
}
