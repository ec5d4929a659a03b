// The gallery's cards: the catalog, and for each game the board of its sample, asked for when its card comes into sight.
import {signal} from "@preact/signals";
import type {CatalogEntry, Engine} from "../engine";
import {createPicture, type Picture} from "./picture";
import {readOnly} from "./read-only";

export interface Card extends Picture {
  entry: CatalogEntry;
  address: string;
}

/** What the catalogue has of a game: rules that it does not hold, without a name or by another one, are still those of one family. */
export function entryOf(catalog: readonly CatalogEntry[], id: string | null, rules: string | null = null) {
  const own = catalog.filter((entry) => entry.id === id);
  return (
    own.find((one) => one.rules === rules) ??
    own[0] ??
    catalog.find(({alias_of}) => alias_of !== null && alias_of === id)
  );
}

export function createSamples(engine: Promise<Engine>) {
  const catalog = signal<CatalogEntry[]>([]);
  const cards = signal<Card[]>([]);
  async function load() {
    const sg = await engine;
    catalog.value = await sg.catalog();
    cards.value = catalog.value.map((entry) => {
      const address = `${entry.game}:${entry.sample}`;
      return {entry, address, ...createPicture(engine, address)};
    });
  }
  return readOnly({catalog, cards, load});
}

export type Samples = ReturnType<typeof createSamples>;
