// Names of games in completions and suggestions of the text field.
import type {ComponentText} from "../engine/types";
import {type Language, sourceLang} from "../text";
import type {Choice} from "../ui/combobox";
import {gameWords} from "./game-names";

type Game = Pick<ComponentText, "id" | "rules">;

interface Completion extends Omit<Choice, "name"> {
  game: Game;
}

export const choicesOf = (completions: readonly Completion[], t: Language): Choice[] =>
  completions.map(({game, ...choice}) => ({...choice, name: gameWords(game)(t).name}));

/** Adds the names of games; a sum has none. */
export const withNames = (offers: readonly ({text: string} & Game)[], t: Language) =>
  offers.map(({text, id, rules}) => ({text, name: id === null ? "" : gameWords({id, rules})(t).name}));

interface Instead {
  guesses: boolean;
  /** Name of a game by language. */
  missing: Readonly<Record<string, string>> | null;
}

/** Returns what stands before suggestions: what they are instead of a text that is not read. */
export function leadOf({guesses, missing}: Instead, t: Language): string {
  const name = missing?.[t.lang] ?? missing?.[sourceLang];
  if (name !== undefined) return t(t.typing.notHere, {name});
  return guesses ? t.typing.didYouMean : t.typing.forExample;
}
