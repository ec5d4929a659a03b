// Completions of typed text: the games whose names begin as its last summand does.
import type {CatalogEntry} from "../../engine/types";
import {gamesByPrefix} from "./names";

export interface Completion {
  game: CatalogEntry;
  /** The whole text with the game put in. */
  text: string;
  /** Index in the text at which the position begins. */
  from: number;
  /** The game alone, as it is typed. */
  form: string;
}

/** True for a game whose positions are heaps that have values. */
const isOfHeaps = ({board, kind}: CatalogEntry) => board === "heaps" && kind === "nimber";

/** Returns games with their samples or, if `isGame`, only games whose heaps have values, without a position. */
export function completionsOf(text: string, catalog: readonly CatalogEntry[], isGame: boolean): Completion[] {
  const [, prefix = "", typed = ""] = (isGame ? null : /^(.*[+＋]\s*)(.*)$/s.exec(text)) ?? [text, "", text];
  // No game is typed after the colon or within brackets.
  if (/[:：([{]/.test(typed)) return [];
  const games = isGame ? catalog.filter(isOfHeaps) : catalog;
  return gamesByPrefix(typed.trim(), games)
    .map((game) => {
      const form = isGame ? game.game : `${game.game}:${game.sample}`;
      const from = prefix.length + game.game.length + (isGame ? 0 : 1);
      return {game, text: prefix + form, from, form};
    })
    .filter((completion) => completion.text !== text);
}
