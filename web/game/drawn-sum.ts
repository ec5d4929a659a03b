// A position of several games by lot: one is drawn of each, and they are added up.
import type {Engine, Kind} from "../engine/types";
import {moverIn, turned, unturned} from "./mover";

/** A game with its rules, and the largest size that positions of it are drawn in. */
export interface Drawn {
  game: string;
  most: number;
  kind: Kind;
}

/** Each part was drawn with a player to move; in the sum it is that of the first part which has one. */
function sumOf(parts: readonly string[], games: readonly Drawn[]): string {
  const sum = parts.map(unturned).join(" + ");
  const first = parts.find((_, i) => games[i]?.kind === "partizan");
  return first && moverIn(first) === "R" ? turned(sum) : sum;
}

export const drawnOf = (games: readonly Drawn[]) => async (sg: Engine, word: string) =>
  sumOf(await Promise.all(games.map(({game, most}, i) => sg.random(game, Math.ceil(most / 2), `${word} ${i}`))), games);
