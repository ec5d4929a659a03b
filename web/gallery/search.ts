// Search for games by any name, alias, code or problem number, by words of their rules, their board, theory and
// literature, in every loaded language; a member of a folded family is found by itself.
import type {Card} from "../game/catalog/samples";
import {playWords} from "../say/plays";
import {problemName} from "../say/problem-names";
import type {Language} from "../text";
import {kindOf, searchFacts} from "../text/search-facts";
import {createSearch, type SearchResult, type SearchTexts} from "../ui/search";
import {familyOf, type Item, shelfOf, shelvesOf, starterGames} from "./shelves";

type Languages = readonly [Language<"gallery">, ...Language<"gallery">[]];

const unique = (texts: string[]) => [...new Set(texts)];

const problemsIn = (problems: readonly string[], languages: Languages) =>
  unique(problems.flatMap((problem) => languages.map(problemName(problem))));

/** Returns the sentences about a game, the most telling first: rule, board, theory, literature, conventions of play. */
function sentencesOf({entry}: Card, languages: Languages): string[][] {
  const {id, rules, source, plays} = entry;
  const kinds = languages.map((t) => kindOf(id, rules, t));
  const {sources} = searchFacts(id, rules, languages[0]);
  return [
    languages.map((t) => t.game(id, rules).rule),
    [...languages.map((t) => t.gallery.shelves[shelfOf(entry)]), ...kinds.flatMap(([material = ""]) => material)],
    kinds.flatMap(([, theory = ""]) => theory),
    [sources[source] ?? ""],
    languages.flatMap((t) => plays.filter((play) => play !== "normal").map((play) => playWords(t)[play].name)),
  ].map(unique);
}

function familySearchTexts(id: string, cards: readonly Card[], languages: Languages): SearchTexts {
  const wordsByLanguage = languages.map((t) => t.game(id));
  const {aliases, problems} = searchFacts(id, null, languages[0]);
  const [first] = cards;
  const names = wordsByLanguage.map(({name}) => name);
  // The family's card represents the member with its name.
  const itself = cards.filter(({entry}) => languages[0].game(entry.id, entry.rules).name === names[0]);
  return {
    names: unique([...names, id, ...itself.map(({entry}) => entry.game)]),
    aliases: [...aliases, ...problemsIn(problems, languages)],
    sentences: [wordsByLanguage.map(({rule}) => rule), ...(first ? sentencesOf(first, languages).slice(1) : [])],
  };
}

function cardSearchTexts(card: Card, isFolded: boolean, languages: Languages): SearchTexts {
  const {entry} = card;
  const wordsByLanguage = languages.map((t) => t.game(entry.id, entry.rules));
  const {aliases, problems} = searchFacts(entry.id, entry.rules, languages[0]);
  const family = familyOf(entry);
  const families = languages.map((t) => ({name: t.game(family).name, ...searchFacts(family, null, t)}));
  // A family's names apply to its members too, and belong to the family's own card.
  const shared = new Set(families.flatMap(({name, aliases}) => [name, ...aliases]));
  const isFamily = families.every(({name}, i) => name === wordsByLanguage[i]?.name);
  const ownAliases = aliases.filter((alias) => isFamily || !shared.has(alias));
  const code = entry.alias_of === null ? "" : (entry.rules ?? "");
  const ids = isFolded ? [entry.game] : [entry.id, entry.game];
  return {
    names: unique([...wordsByLanguage.map(({name}) => name), ...ids, code].filter(Boolean)),
    aliases: [...ownAliases, ...problemsIn(problems, languages)],
    shared: isFolded ? [] : [...shared],
    sentences: sentencesOf(card, languages),
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
    const others = members.filter(({entry}) => t.game(entry.id, entry.rules).name !== name);
    return [item, ...others.map((card) => ({card}))];
  });
  return createSearch(allItems, (item) =>
    item.card
      ? cardSearchTexts(item.card, foldedCards.has(item.card), languages)
      : familySearchTexts(item.family.id, item.family.cards, languages),
  ) satisfies (query: string) => SearchResult<Item>[];
}
