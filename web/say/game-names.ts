// Games by name, with the rules that they are played by.
import {gameOf} from "../address/component";
import {type Words, wordsOf} from "../text";

/** The name of a game with its rules, "take-and-break(0.16)"; an alias has no rules to tell. */
export function nameOfGame(game: string): Words {
  const {id, rules} = gameOf(`${game}:`);
  const {name} = wordsOf(id, rules);
  return rules === null ? name : {en: `${name.en} ${rules}`, zh: `${name.zh} ${rules}`};
}

/** Shorter, for a sentence about two games: what is typed where there are rules, else the name. */
export const shortNameOfGame = (game: string): Words => (game.includes("(") ? {en: game, zh: game} : nameOfGame(game));
