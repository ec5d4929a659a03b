// Search for games by any name, alias, code or problem number, in every loaded language; a member of a folded family is
// found by itself.
import type {Card} from "../game/catalog/samples";
import {problemName} from "../say/problem-names";
import type {Language} from "../text";
import {kindOf, searchFacts} from "../text/found";
import {createSearch, type SearchResult, type SearchTexts} from "../ui/search";
import {familyOf, type Item, shelvesOf, starterGames} from "./shelves";

type Languages = readonly [Language<"gallery">, ...Language<"gallery">[]];

const unique = (texts: string[]) => [...new Set(texts)];

const problemsIn = (problems: readonly string[], languages: Languages) =>
  unique(problems.flatMap((problem) => languages.map(problemName(problem))));

function familySearchTexts(id: string, languages: Languages): SearchTexts {
  const wordsByLanguage = languages.map((t) => t.game(id));
  const {aliases, problems} = searchFacts(id, null, languages[0]);
  return {
    names: unique([...wordsByLanguage.map(({name}) => name), id]),
    aliases: [...aliases, ...problemsIn(problems, languages)],
    sentences: wordsByLanguage.map(({rule}) => rule),
  };
}

function cardSearchTexts({entry}: Card, isFolded: boolean, languages: Languages): SearchTexts {
  const wordsByLanguage = languages.map((t) => t.game(entry.id, entry.rules));
  const {aliases, problems} = searchFacts(entry.id, entry.rules, languages[0]);
  const family = familyOf(entry);
  const families = languages.map((t) => ({name: t.game(family).name, ...searchFacts(family, null, t)}));
  // A family's names apply to its members too, and belong to the family's own card.
  const shared = new Set(families.flatMap(({name, aliases}) => [name, ...aliases]));
  const isFamily = families.every(({name}, i) => name === wordsByLanguage[i]?.name);
  const ownAliases = aliases.filter((alias) => isFamily || !shared.has(alias));
  const code = entry.alias_of === null ? "" : (entry.rules ?? "");
  return {
    names: unique([...wordsByLanguage.map(({name}) => name), isFolded ? entry.game : entry.id, code].filter(Boolean)),
    aliases: [...ownAliases, ...problemsIn(problems, languages)],
    shared: isFolded ? [] : [...shared],
    sentences: unique([
      ...wordsByLanguage.map(({rule}) => rule),
      ...languages.flatMap((t) => kindOf(entry.id, entry.rules, t)),
    ]),
  };
}

/** Creates the search. The first language is the reader's. */
export function gameSearch(cards: readonly Card[], languages: Languages) {
  const [t] = languages;
  const items = shelvesOf(cards, t).flatMap(({items}) => items);
  const isStart = ({card}: Item) => card !== undefined && starterGames.some((id) => id === card.entry.id);
  const orderedItems = [...items.filter(isStart), ...items.filter((item) => !isStart(item))];
  const foldedCards = new Set<Card>();
  const allItems = orderedItems.flatMap((item): Item[] => {
    if (item.card) return [item];
    const {id, cards: members} = item.family;
    for (const card of members) foldedCards.add(card);
    const name = t.game(id).name;
    // The member with the family's name is represented by the family's card.
    const others = members.filter(({entry}) => t.game(entry.id, entry.rules).name !== name);
    return [item, ...others.map((card) => ({card}))];
  });
  return createSearch(allItems, (item) =>
    item.card
      ? cardSearchTexts(item.card, foldedCards.has(item.card), languages)
      : familySearchTexts(item.family.id, languages),
  ) satisfies (query: string) => SearchResult<Item>[];
}
