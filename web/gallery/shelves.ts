// Assignment of games to shelves, by their board unless listed here, and folding of large families into one card.
import {kinds} from "../boards/kinds/all";
import type {BoardKind} from "../boards/kinds/kind";
import type {Board, CatalogEntry} from "../engine/types";
import type {Card} from "../game/catalog/samples";
import {type Language, languages, type Material} from "../text";

/** What games are played with, by the shelf of their board. */
const materialByShelf = {
  heaps: "heaps",
  stairs: "heaps",
  coins: "coins",
  strips: "strips",
  squares: "squares",
  cut: "graphs",
  walks: "graphs",
  own: "graphs",
} as const satisfies Record<BoardKind<Board>["shelf"], Material>;

/** Shelves of single games, by the id of the game or of its family. */
const idsByShelf = {
  numbers: ["euclid", "lieges", "magic-beads", "mark", "multiplication", "prime-division"],
  stairs: ["bean-pots", "card-boxes", "stone-boxes"],
  pins: ["kayles", "dawsons-kayles", "dawsons-chess", "treblecross"],
  coins: ["coins-2d", "coins-3d"],
  own: ["heap-rule", "pair-rule", "partizan-heap-rule"],
} as const;

/** Shelves in display order. */
const shelves = ["heaps", "pins", "squares", "strips", "coins", "cut", "walks", "stairs", "numbers", "own"] as const;
export type Shelf = (typeof shelves)[number];

/** Ids of the games for beginners, in display order. */
export const starterGames = [
  "nim",
  "kayles",
  "chomp",
  "hackenbush",
  "treblecross-strip",
  "cram",
  "fibonacci-nim",
  "cutting",
] as const;
export type Start = (typeof starterGames)[number];

/** Minimum number of members of a family, on one shelf, that are folded into a card. */
const minFolded = 5;

export interface Family {
  id: string;
  cards: Card[];
}
/** A card, or a family of cards. */
export type Item = {card: Card; family?: never} | {family: Family; card?: never};

export const familyOf = ({id, alias_of}: CatalogEntry) => alias_of ?? id;

export function shelfOf(entry: CatalogEntry): Shelf {
  const listedShelf = (Object.keys(idsByShelf) as (keyof typeof idsByShelf)[]).find((shelf) =>
    [entry.id, familyOf(entry)].some((id) => (idsByShelf[shelf] as readonly string[]).includes(id)),
  );
  return listedShelf ?? kinds[entry.board].shelf;
}

export const materialOf = ({board}: CatalogEntry): Material => materialByShelf[kinds[board].shelf];

export const nameOf = (item: Item, t: Language) =>
  item.card ? t.game(item.card.entry.id, item.card.entry.rules).name : t.game(item.family.id).name;

/** Nonempty shelves in display order; the items of each are sorted by name. */
export function shelvesOf(cards: readonly Card[], t: Language): {shelf: Shelf; items: Item[]}[] {
  const {compare} = new Intl.Collator(languages[t.lang].tag, {numeric: true});
  return shelves.flatMap((shelf) => {
    const families = new Map<string, Card[]>();
    for (const card of cards.filter(({entry}) => shelfOf(entry) === shelf)) {
      const id = familyOf(card.entry);
      families.set(id, [...(families.get(id) ?? []), card]);
    }
    const items = [...families].flatMap(([id, familyCards]): Item[] =>
      familyCards.length >= minFolded ? [{family: {id, cards: familyCards}}] : familyCards.map((card) => ({card})),
    );
    const namedItems = items.map((item) => ({item, name: nameOf(item, t)}));
    namedItems.sort((a, b) => compare(a.name, b.name));
    return items.length > 0 ? [{shelf, items: namedItems.map(({item}) => item)}] : [];
  });
}
