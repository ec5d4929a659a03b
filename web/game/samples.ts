// The gallery's cards: the catalog, and for each game the board of its sample, asked for when its card comes into sight.
import {type ReadonlySignal, signal} from "@preact/signals";
import type {Board} from "../boards/hand/touch";
import type {CatalogEntry, Engine} from "../engine";
import {budgets} from "./budgets";
import {readOnly} from "./read-only";

export interface Card {
  entry: CatalogEntry;
  address: string;
  /** Null until `draw` has asked the engine for it; only its own card is drawn when it comes. */
  board: ReadonlySignal<Board | null>;
  draw(): void;
}

export function createSamples(engine: Promise<Engine>) {
  const catalog = signal<CatalogEntry[]>([]);
  const cards = signal<Card[]>([]);
  async function load() {
    const sg = await engine;
    catalog.value = await sg.catalog();
    cards.value = catalog.value.map((entry) => {
      const address = `${entry.game}:${entry.sample}`;
      const board = signal<Board | null>(null);
      const draw = async () => {
        const found = await sg.analyze(address, {moves: "none", budget: budgets.board}).catch(() => null);
        board.value = found?.board ?? null;
      };
      return {entry, address, board, draw};
    });
  }
  return readOnly({catalog, cards, load});
}

export type Samples = ReturnType<typeof createSamples>;
