// The gallery's cards: the catalog, and for each game the board of its sample, asked for one after another.
import {signal} from "@preact/signals";
import type {Board} from "./boards/touch";
import type {CatalogEntry, Engine} from "./engine";
import {addressAt, type Card} from "./panels/gallery";

export function createSamples(engine: Promise<Engine>) {
  const catalog = signal<CatalogEntry[]>([]);
  const cards = signal<Card[]>([]);
  async function load() {
    const sg = await engine;
    catalog.value = await sg.catalog();
    const drawn = catalog.value.map((entry) => ({
      entry,
      address: addressAt(entry, entry.sample),
      board: signal<Board | null>(null),
    }));
    cards.value = drawn;
    for (const {address, board} of drawn) {
      const found = await sg.analyze(address, {moves: "none", budget: 1}).catch(() => null);
      board.value = found?.board ?? null;
    }
  }
  return {catalog, cards, load};
}

export type Samples = ReturnType<typeof createSamples>;
