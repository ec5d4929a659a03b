// Games that may be typed, by their names: how to go on, and what to type instead.
import type {ComponentText} from "../engine/types";
import type {Language} from "../text";
import type {Choice} from "../ui/combobox";
import {gameIn} from "./game-names";

type Game = Pick<ComponentText, "id" | "rules">;

interface Completion extends Omit<Choice, "name"> {
  named: Game;
}

export const choicesOf = (completions: readonly Completion[], t: Language): Choice[] =>
  completions.map(({named, ...choice}) => ({...choice, name: gameIn(named)(t).name}));

/** A sum has no name of its own. */
export const namedIn = (offers: readonly {text: string; game: Game | null}[], t: Language) =>
  offers.map(({text, game}) => ({text, name: game ? gameIn(game)(t).name : ""}));
