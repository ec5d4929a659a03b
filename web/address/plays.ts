// Conventions of play: their names, and the rules that the page has to know; the engine's table is
// cpp/core/game/play.hpp.
import type {Play} from "../engine/types";

interface PlayRules {
  /** True if a turn moves in every component. */
  movesInAll: boolean;
  /** If false, the player to move has won when play has stopped. */
  lastMoverWins: boolean;
}

export const playRules: Record<Play, PlayRules> = {
  normal: {movesInAll: false, lastMoverWins: true},
  misere: {movesInAll: false, lastMoverWins: false},
  sj: {movesInAll: false, lastMoverWins: false},
  every: {movesInAll: true, lastMoverWins: true},
};

export const plays: readonly string[] = Object.keys(playRules);
