// Conventions of play: their names, and the rules that the page has to know; the engine's table is
// cpp/core/game/play.hpp.
import type {Play} from "../engine/types";

interface PlayRules {
  /** Components in which a turn moves: one; one, and the others leave the game; some of them; or every one. */
  turn: "one-component" | "one-kept" | "some-components" | "every-component";
  /** If false, the player to move has won when play has stopped. */
  lastMoverWins: boolean;
}

export const playRules: Record<Play, PlayRules> = {
  normal: {turn: "one-component", lastMoverWins: true},
  misere: {turn: "one-component", lastMoverWins: false},
  sj: {turn: "one-component", lastMoverWins: false},
  every: {turn: "every-component", lastMoverWins: true},
  selective: {turn: "some-components", lastMoverWins: true},
  conjunctive: {turn: "every-component", lastMoverWins: true},
  "keep-one": {turn: "one-kept", lastMoverWins: true},
};

/** True if a turn may end before it has moved in every component that has a move. */
export const mayEndTurnEarly = (play: Play) => playRules[play].turn === "some-components";
/** True if a turn can move in several components; its touch is then a list of touches. */
export const movesInSeveral = (play: Play) => playRules[play].turn === "every-component" || mayEndTurnEarly(play);
/** True if components add up, so that each has a value or a winner of its own to tell. */
export const addsComponents = (play: Play) => playRules[play].turn === "one-component";

export const plays: readonly string[] = Object.keys(playRules);
