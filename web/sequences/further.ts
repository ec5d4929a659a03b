// More values than were asked for, to hold what was found against: one run at a time, which gives way to the next question.
import {type ReadonlySignal, signal} from "@preact/signals";
import type {Engine, Tabulation} from "../engine/types";
import {EngineError} from "../game/engine-error";
import {pairsOf} from "./pairing";
import type {Pairs} from "./pairs";

export interface Watch {
  signal: AbortSignal;
  onProgress(made: number): void;
}

/** All of them null where they were given up, or the engine could not. */
export interface Further {
  /** No table goes further. */
  most: number;
  progress: ReadonlySignal<{made: number; of: number} | null>;
  tabulation(game: string, to: number): Promise<Tabulation | null>;
  pairs(game: string, to: number): Promise<Pairs | null>;
  /** Of each game, in their order. */
  tabulations(games: readonly string[], to: number): Promise<Tabulation[] | null>;
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
    pairs: (game, to) => made((to + 1) ** 2, (sg, watch) => pairsOf(sg, {game, to, play: null, ...watch})),
    tabulations: (games, to) =>
      made(games.length * to, async (sg, {signal, onProgress}) => {
        const all: Tabulation[] = [];
        for (const game of games)
          all.push(await sg.tabulate(game, {to, signal, onProgress: (made) => onProgress(all.length * to + made)}));
        return all;
      }),
    stop: () => run?.abort(),
  };
}
