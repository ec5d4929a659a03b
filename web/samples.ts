// The gallery's cards: the catalog, and for each game the board of its sample, asked for one after another.
import {signal} from "@preact/signals";
import type {CatalogEntry, Engine} from "./engine";
import {addressAt, type Card} from "./panels/gallery";

export function createSamples(engine: Promise<Engine>) {
  const catalog = signal<CatalogEntry[]>([]);
  const cards = signal<Card[]>([]);
  async function load() {
    const sg = await engine;
    catalog.value = await sg.catalog();
    cards.value = catalog.value.map((entry) => ({entry, address: addressAt(entry, entry.sample), board: null}));
    for (const {address} of cards.value) {
      const found = await sg.analyze(address, {moves: "none", budget: 1}).catch(() => null);
      const drawn = (card: Card) => (card.address === address ? {...card, board: found?.board ?? null} : card);
      cards.value = cards.value.map(drawn);
    }
  }
  return {catalog, cards, load};
}

export type Samples = ReturnType<typeof createSamples>;
