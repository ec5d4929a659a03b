// The games of the catalogue with all that they are called: ids, names in every language, other names.
import type {CatalogEntry} from "../engine/types";
import type {Language} from "../text";
import {foundFacts} from "../text/found";
import {familyOf as familyIn, variantOf} from "../text/game";

/** A game, and what it is called: its ids, then its names, then its other names. */
export interface Called {
  entry: CatalogEntry;
  called: [ids: string[], names: string[], others: string[]];
}

/** A family of which the catalogue has variants alone takes the rules and the sample of one. */
function familyOf(entry: CatalogEntry): CatalogEntry {
  const id = entry.alias_of ?? entry.id;
  return {...entry, id, alias_of: null, game: `${id}(${entry.rules})`};
}

export function calledOf(catalog: readonly CatalogEntry[], languages: readonly Language[]): Called[] {
  const ids = new Set(catalog.map(({id}) => id));
  const variantsAlone = new Map(catalog.flatMap((entry) => (entry.alias_of ? [[entry.alias_of, entry]] : [])));
  const families = [...variantsAlone].filter(([id]) => !ids.has(id)).map(([, entry]) => familyOf(entry));
  const seen = new Set<string>();
  return [...catalog, ...families].map((entry) => {
    const {id, rules} = entry;
    const family = familyIn(foundFacts, id);
    const facts = foundFacts[family];
    const variant = facts && variantOf(facts, family !== id, id, rules);
    // What its family is called, the first game of an id is called too.
    const isFirst = family === id && !seen.has(id);
    seen.add(id);
    const own = variant ? languages.map((t) => t.game(id, rules).name) : [];
    const shared = isFirst ? languages.map((t) => t.game(id).name) : [];
    const others = [...(variant?.aliases ?? []), ...(isFirst ? (facts?.aliases ?? []) : [])];
    return {entry, called: [[id], [...own, ...shared], variant && rules ? [rules, ...others] : others]};
  });
}
