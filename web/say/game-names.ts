// Games by name, with the rules that they are played by.
import type {ComponentText} from "../engine/types";
import type {Game, Language, Sentence} from "../text";

/** What is told of the game of a component. */
export const gameIn =
  ({id, rules}: Pick<ComponentText, "id" | "rules">) =>
  (t: Language): Game =>
    t.game(id ?? "", rules);

const isNegative = (game: string | null) => game?.startsWith("-") ?? false;

/** Its name, of a negative with the sign. */
export const signedName =
  ({game, ...named}: Pick<ComponentText, "game" | "id" | "rules">): Sentence =>
  (t) =>
    `${isNegative(game) ? "−" : ""}${gameIn(named)(t).name}`;

/** Its rule, of a negative with the players' roles exchanged. */
export const signedRule =
  ({game, ...named}: Pick<ComponentText, "game" | "id" | "rules">): Sentence =>
  (t) => {
    const {rule} = gameIn(named)(t);
    return isNegative(game) ? t(t.ui.exchanged, {rule}) : rule;
  };

/** The name of a game with its rules, "take-and-break 0.16"; an alias has no rules to tell. */
export const nameWithRules =
  (game: Pick<ComponentText, "id" | "rules">): Sentence =>
  (t) =>
    [gameIn(game)(t).name, game.rules].filter((part) => part !== null).join(" ");

/** Shorter, for a sentence about two games: what is typed where there are rules, else the name. */
export const shortNameOf =
  ({game, ...named}: ComponentText): Sentence =>
  (t) =>
    named.rules === null || game === null ? gameIn(named)(t).name : game;
