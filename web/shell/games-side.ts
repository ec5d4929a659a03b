// Panel about the games beside a board, with its styles, and which of these games have a sequence.
import "../gallery/games.css";
import type {Engine} from "../engine/types";
import {type LazyCache, whenWanted} from "../game/lazy-cache";
import {gameFaultOf} from "../sequences/game-fault";

export {Games} from "../gallery/games";

let sequences: LazyCache<boolean> | null = null;

/** Returns the cache of whether games have a sequence, one for the page's lifetime. */
export function sequencesOf(engine: Promise<Engine>): LazyCache<boolean> {
  sequences ??= whenWanted(async (game) => (await gameFaultOf(await engine, game)) === null);
  return sequences;
}
