// Games of which positions can be drawn by lot.
import type {CatalogEntry, ComponentText, Kind} from "../engine/types";
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

/** The game of a component; rules that the catalogue does not hold are still those of one game, whose bound holds for all of them. */
export function drawable(component: ComponentText, catalog: CatalogEntry[]): Drawable[] {
  const {game, id, rules} = component;
  const own = catalog.filter((entry) => entry.id === id);
  const entry = own.find((one) => one.rules === rules) ?? own[0] ?? catalog.find(({alias_of}) => alias_of === id);
  if (game === null || !entry) return [];
  return [{game, say: knownName(component), most: entry.checked_to, kind: entry.kind}];
}
