// Names of games, with the rules that they are played by.
import type {ComponentText} from "../engine/types";
import type {Game, Language, Sentence} from "../text";

/** Name, rule and story of the game of a component. */
export const gameWords =
  ({id, rules}: Pick<ComponentText, "id" | "rules">) =>
  (t: Language): Game =>
    t.game(id ?? "", rules);

const isNegative = (game: string | null) => game?.startsWith("-") ?? false;

/** Name of a component's game; a negative has a minus sign. */
export const signedName =
  ({game, ...named}: Pick<ComponentText, "game" | "id" | "rules">): Sentence =>
  (t) =>
    `${isNegative(game) ? "−" : ""}${gameWords(named)(t).name}`;

/** Rule of a component's game; of a negative, with the players' roles exchanged. */
export const signedRule =
  ({game, ...named}: Pick<ComponentText, "game" | "id" | "rules">): Sentence =>
  (t) => {
    const {rule} = gameWords(named)(t);
    return isNegative(game) ? t(t.ui.exchanged, {rule}) : rule;
  };

/** Name of a game with its rules, "take-and-break 0.16"; an alias has no rules to add. */
export const nameWithRules =
  (game: Pick<ComponentText, "id" | "rules">): Sentence =>
  (t) =>
    [gameWords(game)(t).name, game.rules].filter((part) => part !== null).join(" ");

/** Short name for a sentence about two games: the notation if there are rules, otherwise the name. */
export const shortNameOf =
  ({game, ...named}: ComponentText): Sentence =>
  (t) =>
    named.rules === null || game === null ? gameWords(named)(t).name : game;
