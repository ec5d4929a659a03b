// Catalogue of the games that a text can be completed to, loaded when a field for one is first used.
import {signal} from "@preact/signals";
import type {CatalogEntry, Engine} from "../../engine";
import {readOnly} from "../read-only";

export function createCatalogLoader(engine: Promise<Engine>) {
  const catalog = signal<readonly CatalogEntry[]>([]);
  let isWanted = true;
  async function fetchCatalog() {
    try {
      catalog.value = await (await engine).catalog();
    } catch {
      isWanted = true;
    }
  }
  return readOnly({
    catalog,
    /** Loads the catalogue; after a failure the next call tries again. */
    load() {
      if (!isWanted) return;
      isWanted = false;
      void fetchCatalog();
    },
  });
}

export type CatalogLoader = ReturnType<typeof createCatalogLoader>;
