// The codes of games sign by sign, each asked for when it is first wanted.
import {signal} from "@preact/signals";
import type {Engine} from "../engine";
import type {Gloss} from "../engine/types";

export function createGlossing(engine: Promise<Engine>) {
  const known = signal<ReadonlyMap<string, Gloss | null>>(new Map());
  const wanted = new Set<string>();
  return {
    /** Null until it is known, and where the rules of `game` are no code or cannot be read. */
    of(game: string): Gloss | null {
      if (!wanted.has(game)) {
        wanted.add(game);
        void engine
          .then((sg) => sg.gloss(game))
          .catch(() => null)
          .then((found) => {
            known.value = new Map([...known.peek(), [game, found]]);
          });
      }
      return known.value.get(game) ?? null;
    },
  };
}

export type Glossing = ReturnType<typeof createGlossing>;
