// Games by name, with the rules that they are played by.
import {gameOf} from "../address/component";
import type {Sentence} from "../text";

/** The name of a game with its rules, "take-and-break(0.16)"; an alias has no rules to tell. */
export function nameOfGame(game: string): Sentence {
  const {id, rules} = gameOf(`${game}:`);
  return (t) => [t.game(id, rules).name, rules].filter((part) => part !== null).join(" ");
}

/** Shorter, for a sentence about two games: what is typed where there are rules, else the name. */
export const shortNameOfGame = (game: string): Sentence => (game.includes("(") ? () => game : nameOfGame(game));
