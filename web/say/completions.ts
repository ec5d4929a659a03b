// Names of games in completions and suggestions of the text field.
import type {ComponentText} from "../engine/types";
import type {Language} from "../text";
import type {Choice} from "../ui/combobox";
import {gameWords} from "./game-names";

type Game = Pick<ComponentText, "id" | "rules">;

interface Completion extends Omit<Choice, "name"> {
  game: Game;
}

export const choicesOf = (completions: readonly Completion[], t: Language): Choice[] =>
  completions.map(({game, ...choice}) => ({...choice, name: gameWords(game)(t).name}));

/** Adds the names of games; a sum has none. */
export const withNames = (offers: readonly {text: string; game: Game | null}[], t: Language) =>
  offers.map(({text, game}) => ({text, name: game ? gameWords(game)(t).name : ""}));
