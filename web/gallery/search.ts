// Games found by any name, alias, code or problem number, in every language that is at hand; a member of a folded family is found by
// itself.
import type {Card} from "../game/samples";
import {problemName} from "../say/problem-names";
import type {Language} from "../text";
import {foundOf, kindOf} from "../text/found";
import {type SearchResult, type Sought, searchAmong} from "../ui/search";
import {familyOf, type Item, shelved, starts} from "./shelves";

type Languages = readonly [Language<"gallery">, ...Language<"gallery">[]];

const unique = (texts: string[]) => [...new Set(texts)];

const problemsIn = (problems: readonly string[], languages: Languages) =>
  unique(problems.flatMap((problem) => languages.map(problemName(problem))));

function soughtOfFamily(id: string, languages: Languages): Sought {
  const all = languages.map((t) => t.game(id));
  const {aliases, problems} = foundOf(id, null, languages[0]);
  return {
    names: unique([...all.map(({name}) => name), id]),
    aliases: [...aliases, ...problemsIn(problems, languages)],
    sentences: all.map(({rule}) => rule),
  };
}

function soughtOfCard({entry}: Card, isFolded: boolean, languages: Languages): Sought {
  const all = languages.map((t) => t.game(entry.id, entry.rules));
  const {aliases, problems} = foundOf(entry.id, entry.rules, languages[0]);
  const family = familyOf(entry);
  const families = languages.map((t) => ({name: t.game(family).name, ...foundOf(family, null, t)}));
  // A family's names are its members' too, and the family's own card has them.
  const shared = new Set(families.flatMap(({name, aliases}) => [name, ...aliases]));
  const isFamily = families.every(({name}, i) => name === all[i]?.name);
  const own = aliases.filter((alias) => isFamily || !shared.has(alias));
  const code = entry.alias_of === null ? "" : (entry.rules ?? "");
  return {
    names: unique([...all.map(({name}) => name), isFolded ? entry.game : entry.id, code].filter(Boolean)),
    aliases: [...own, ...problemsIn(problems, languages)],
    shared: isFolded ? [] : [...shared],
    sentences: unique([...all.map(({rule}) => rule), ...languages.flatMap((t) => kindOf(entry.id, entry.rules, t))]),
  };
}

/** The first language is the reader's. */
export function gameSearch(cards: readonly Card[], languages: Languages) {
  const [t] = languages;
  const items = shelved(cards, t).flatMap(({items}) => items);
  const isStart = ({card}: Item) => card !== undefined && starts.some((id) => id === card.entry.id);
  const ordered = [...items.filter(isStart), ...items.filter((item) => !isStart(item))];
  const folded = new Set<Card>();
  const all = ordered.flatMap((item): Item[] => {
    if (item.card) return [item];
    const {id, cards: members} = item.family;
    for (const card of members) folded.add(card);
    const name = t.game(id).name;
    // The member that has the family's name is what its card stands for.
    const others = members.filter(({entry}) => t.game(entry.id, entry.rules).name !== name);
    return [item, ...others.map((card) => ({card}))];
  });
  return searchAmong(all, (item) =>
    item.card ? soughtOfCard(item.card, folded.has(item.card), languages) : soughtOfFamily(item.family.id, languages),
  ) satisfies (query: string) => SearchResult<Item>[];
}
