// Games that an engine was told. One that has taken its place, after a worker or an instance was lost, is told them again by whoever asks
// it of one.
import {EngineError} from "./error";

export interface ToldGame {
  name: string;
  states: string;
}

/** The game that an engine was asked of and has not been told. */
function missingIn(error: unknown): string | null {
  const expects = error instanceof EngineError ? error.expects : null;
  return expects?.key === "told-game" ? expects.facts.name : null;
}

export function createToldGames(tell: (game: ToldGame) => Promise<unknown>) {
  const told = new Map<string, ToldGame>();
  return {
    keep(game: ToldGame): void {
      told.set(game.name, game);
    },
    /** What `ask` answers, after the games that it wants. */
    async before<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      const again = new Set<string>();
      for (;;)
        try {
          return await ask();
        } catch (error) {
          const name = missingIn(error);
          const game = name === null || again.has(name) ? undefined : told.get(name);
          if (!game) throw error;
          again.add(game.name);
          await tell(game);
        }
    },
  };
}
