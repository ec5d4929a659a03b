// Index of all games by all their names, loaded once, when the first text is to be resolved.
import {signal} from "@preact/signals";
import type {CatalogEntry, Engine} from "../../engine";
import {readOnly} from "../read-only";
import type {NamedGame, StandIn} from "./names";

interface LoadedNames {
  entry: CatalogEntry;
  /** Ids first, then names, then other names. */
  called: readonly (readonly string[])[];
  standsFor: readonly StandIn[];
}
/** Loads the names of all games of a catalogue. */
type LoadNames = (catalog: readonly CatalogEntry[]) => Promise<readonly LoadedNames[]>;

function entryOf({
  id,
  alias_of,
  game,
  rules,
  sample,
  board,
  kind,
}: CatalogEntry): Omit<NamedGame, "keys" | "standsFor"> {
  const takesRules = game !== id;
  const family = alias_of ?? (takesRules ? id : null);
  return {
    game,
    id,
    rules,
    family,
    isAlias: alias_of !== null,
    sample,
    isOfHeaps: board === "heaps" && kind === "nimber",
  };
}

export function createNameIndex(engine: Promise<Engine>, loadNames: LoadNames) {
  const named = signal<readonly NamedGame[]>([]);
  let loading: Promise<readonly NamedGame[]> | null = null;
  async function fetchAll() {
    const [games, {keysOfAll}] = await Promise.all([loadNames(await (await engine).catalog()), import("./names")]);
    named.value = games.map(({entry, called, standsFor}) => ({
      ...{...entryOf(entry), keys: keysOfAll(called), standsFor},
    }));
    return named.value;
  }
  return readOnly({
    named,
    /** Loads the index; after a failure the next call tries again. */
    load(): Promise<readonly NamedGame[]> {
      loading ??= fetchAll().catch(() => {
        loading = null;
        return [];
      });
      return loading;
    },
  });
}

export type NameIndex = ReturnType<typeof createNameIndex>;
