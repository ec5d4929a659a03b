// Games of which positions can be drawn by lot.
import type {CatalogEntry, ComponentText, Kind} from "../engine/types";
import {entryOf} from "../game/samples";
import {gameIn, nameWithRules} from "../say/game-names";
import type {Sentence} from "../text";

export interface Drawable {
  /** With its rules, as an address begins. */
  game: string;
  say: Sentence;
  /** The largest size. */
  most: number;
  kind: Kind;
}

/** A game by its name; rules that have a name of their own need not be told. */
export const knownName =
  (game: ComponentText): Sentence =>
  (t) => {
    const {name} = gameIn(game)(t);
    return name === gameIn({...game, rules: null})(t).name ? nameWithRules(game)(t) : name;
  };

/** The game of a component; the bound of a game holds for all rules of it. */
export function drawable(component: ComponentText, catalog: CatalogEntry[]): Drawable[] {
  const {game, id, rules} = component;
  const entry = entryOf(catalog, id, rules);
  return game === null || !entry ? [] : [{game, say: knownName(component), most: entry.checked_to, kind: entry.kind}];
}
