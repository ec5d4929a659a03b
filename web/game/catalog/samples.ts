// Cards of the gallery: the catalogue, and for each game the board of its sample, requested when its card scrolls into
// view.
import {signal} from "@preact/signals";
import type {CatalogEntry, Engine} from "../../engine";
import {createPicture, type Picture} from "../analysis/picture";
import {readOnly} from "../read-only";

export interface Card extends Picture {
  entry: CatalogEntry;
  address: string;
}

/**
 * Returns the catalogue's entry of a game; rules that it does not list belong to the family, found by its id or an
 * alias.
 */
export function entryOf(catalog: readonly CatalogEntry[], id: string | null, rules: string | null = null) {
  const sameId = catalog.filter((entry) => entry.id === id);
  return (
    sameId.find((entry) => entry.rules === rules) ??
    sameId[0] ??
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
