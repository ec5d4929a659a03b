// Explicit games that an engine was told. A worker or instance that replaces a lost one does not know them: it is told
// them again by the request that misses them.
import {EngineError} from "./error";

export interface ToldGame {
  name: string;
  states: string;
}

/** Returns the name of the explicit game that the engine does not know; null for any other error. */
function missingGameIn(error: unknown): string | null {
  const expects = error instanceof EngineError ? error.expects : null;
  return expects?.key === "told-game" ? expects.facts.name : null;
}

export function createToldGames(tell: (game: ToldGame) => Promise<unknown>) {
  const games = new Map<string, ToldGame>();
  return {
    add(game: ToldGame): void {
      games.set(game.name, game);
    },
    /** Returns the result of `ask`, which is repeated after each game that it misses was told again. */
    async retryAfterTelling<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
      const retold = new Set<string>();
      for (;;)
        try {
          return await ask();
        } catch (error) {
          const name = missingGameIn(error);
          const game = name === null || retold.has(name) ? undefined : games.get(name);
          if (!game) throw error;
          retold.add(game.name);
          await tell(game);
        }
    },
  };
}
