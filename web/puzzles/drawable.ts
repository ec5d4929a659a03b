// Games of which positions can be drawn.
import type {CatalogEntry, ComponentText, Kind} from "../engine/types";
import {entryOf} from "../game/catalog/samples";
import {gameWords, nameWithRules} from "../say/game-names";
import type {Sentence} from "../text";

export interface Drawable {
  /** The game with its rules, as at the beginning of an address. */
  game: string;
  say: Sentence;
  /** The largest size of a position. */
  maxSize: number;
  kind: Kind;
}

/** Says the name of a game; rules that have a name of their own are not listed. */
export const knownName =
  (game: ComponentText): Sentence =>
  (t) => {
    const {name} = gameWords(game)(t);
    return name === gameWords({...game, rules: null})(t).name ? nameWithRules(game)(t) : name;
  };

/** Returns the game of a component, empty if it cannot be drawn; the size limit of a game holds for all its rules. */
export function drawable(component: ComponentText, catalog: CatalogEntry[]): Drawable[] {
  const {game, id, rules} = component;
  const entry = entryOf(catalog, id, rules);
  return game === null || !entry
    ? []
    : [{game, say: knownName(component), maxSize: entry.checked_to, kind: entry.kind}];
}
