// On which shelf each game stands, by its board unless it is named here, and which of them are folded into one card.
import type {Board, CatalogEntry} from "../engine/types";
import type {Card} from "../game/samples";
import {type Language, languages} from "../text";

const byBoard = {
  heaps: "heaps",
  stairs: "stairs",
  row: "coins",
  circle: "coins",
  strip: "strips",
  ring: "strips",
  grid: "squares",
  sheet: "squares",
  graph: "cut",
  dag: "walks",
  trie: "walks",
  draft: "walks",
  states: "own",
} as const satisfies Record<Board["kind"], string>;

/** By id of the game or of its family. */
const placed = {
  numbers: ["euclid", "lieges", "magic-beads", "mark", "multiplication", "prime-division"],
  stairs: ["bean-pots", "card-boxes", "stone-boxes"],
  pins: ["kayles", "dawsons-kayles", "dawsons-chess", "treblecross"],
  coins: ["coins-2d", "coins-3d"],
  own: ["heap-rule", "pair-rule", "partizan-heap-rule"],
} as const;

/** In this order they stand on the page. */
const shelves = ["heaps", "pins", "squares", "strips", "coins", "cut", "walks", "stairs", "numbers", "own"] as const;
export type Shelf = (typeof shelves)[number];

/** The games to begin with, by id, in the order in which they are shown. */
export const starts = [
  "nim",
  "kayles",
  "chomp",
  "hackenbush",
  "treblecross-strip",
  "cram",
  "fibonacci-nim",
  "cutting",
] as const;
export type Start = (typeof starts)[number];

/** So many of one family on a shelf are one card, which opens to them. */
const fewestFolded = 5;

export interface Family {
  id: string;
  cards: Card[];
}
/** A card, or a family of them. */
export type Item = {card: Card; family?: never} | {family: Family; card?: never};

export const familyOf = ({id, alias_of}: CatalogEntry) => alias_of ?? id;

function shelfOf(entry: CatalogEntry): Shelf {
  const named = (Object.keys(placed) as (keyof typeof placed)[]).find((shelf) =>
    [entry.id, familyOf(entry)].some((id) => (placed[shelf] as readonly string[]).includes(id)),
  );
  return named ?? byBoard[entry.board];
}

export const nameOf = (item: Item, t: Language) =>
  item.card ? t.game(item.card.entry.id, item.card.entry.rules).name : t.game(item.family.id).name;

/** The shelves that have something on them, each in the order of its names. */
export function shelved(cards: readonly Card[], t: Language): {shelf: Shelf; items: Item[]}[] {
  const {compare} = new Intl.Collator(languages[t.lang].tag, {numeric: true});
  return shelves.flatMap((shelf) => {
    const families = new Map<string, Card[]>();
    for (const card of cards.filter(({entry}) => shelfOf(entry) === shelf)) {
      const id = familyOf(card.entry);
      families.set(id, [...(families.get(id) ?? []), card]);
    }
    const items = [...families].flatMap(([id, all]): Item[] =>
      all.length >= fewestFolded ? [{family: {id, cards: all}}] : all.map((card) => ({card})),
    );
    const named = items.map((item) => ({item, name: nameOf(item, t)}));
    named.sort((a, b) => compare(a.name, b.name));
    return items.length > 0 ? [{shelf, items: named.map(({item}) => item)}] : [];
  });
}
