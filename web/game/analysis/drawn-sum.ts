// Random position of several games: one is drawn of each, and they are added up.
import type {Engine, Kind} from "../../engine/types";
import {moverIn, withOtherMover, withoutMover} from "../opponent/mover";

/** Game with its rules, and the largest size of positions to draw in it. */
export interface DrawnGame {
  game: string;
  maxSize: number;
  kind: Kind;
}

/** Returns the sum of parts that were drawn each with a player to move; the sum has that of its first partizan part. */
function addUp(parts: readonly string[], games: readonly DrawnGame[]): string {
  const sum = parts.map(withoutMover).join(" + ");
  const first = parts.find((_, i) => games[i]?.kind === "partizan");
  return first && moverIn(first) === "R" ? withOtherMover(sum) : sum;
}

export const drawSum = (games: readonly DrawnGame[]) => async (sg: Engine, word: string) =>
  addUp(
    await Promise.all(games.map(({game, maxSize}, i) => sg.random(game, Math.ceil(maxSize / 2), `${word} ${i}`))),
    games,
  );
