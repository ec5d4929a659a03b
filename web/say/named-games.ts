// All names of the games in the catalogue: ids, names in every language, aliases.
import type {CatalogEntry} from "../engine/types";
import type {Language} from "../text";
import {familyOf as familyIn, variantOf} from "../text/game";
import {missingGames} from "../text/missing-games";
import {foundFacts} from "../text/search-facts";

/** A game with its ids, then its names, then its aliases. */
export interface NamedGame {
  entry: CatalogEntry;
  called: [ids: string[], names: string[], others: string[]];
  /** Well-known games that are not here, by their names in each language, and its place among the nearest to them. */
  standsFor: {names: Record<string, readonly string[]>; place: number}[];
}

const standsFor = (game: string) =>
  missingGames.flatMap(({names, near}) => {
    const place = near.findIndex(([id]) => id === game);
    return place < 0 ? [] : [{names, place}];
  });

/** Entry of a family without a plain game in the catalogue; it takes the rules and the sample of a variant. */
function familyOf(entry: CatalogEntry): CatalogEntry {
  const id = entry.alias_of ?? entry.id;
  return {...entry, id, alias_of: null, game: `${id}(${entry.rules})`};
}

export function namedGames(catalog: readonly CatalogEntry[], languages: readonly Language[]): NamedGame[] {
  const ids = new Set(catalog.map(({id}) => id));
  const variantsAlone = new Map(catalog.flatMap((entry) => (entry.alias_of ? [[entry.alias_of, entry]] : [])));
  const families = [...variantsAlone].filter(([id]) => !ids.has(id)).map(([, entry]) => familyOf(entry));
  const seenIds = new Set<string>();
  return [...catalog, ...families].map((entry) => {
    const {id, rules} = entry;
    const family = familyIn(foundFacts, id);
    const facts = foundFacts[family];
    const variant = facts && variantOf(facts, family !== id, id, rules);
    // The first game with an id also has the names of its family.
    const isFirst = family === id && !seenIds.has(id);
    seenIds.add(id);
    const variantNames = variant ? languages.map((t) => t.game(id, rules).name) : [];
    const familyNames = isFirst ? languages.map((t) => t.game(id).name) : [];
    const others = [...(variant?.aliases ?? []), ...(isFirst ? (facts?.aliases ?? []) : [])];
    return {
      entry,
      called: [[id], [...variantNames, ...familyNames], variant && rules ? [rules, ...others] : others],
      standsFor: isFirst || family !== id ? standsFor(id) : [],
    };
  });
}
