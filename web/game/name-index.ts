// Index of all games by all their names, loaded once, when the first text is to be resolved.
import {signal} from "@preact/signals";
import type {CatalogEntry, Engine} from "../engine";
import {keysOfAll, type Named} from "./names";
import {readOnly} from "./read-only";

/** What the games of a catalogue are called: ids first, then names, then other names. */
type Calling = (
  catalog: readonly CatalogEntry[],
) => Promise<readonly {entry: CatalogEntry; called: readonly (readonly string[])[]}[]>;

function namedOf({id, alias_of, game, rules, sample, board, kind}: CatalogEntry): Omit<Named, "keys"> {
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

export function createNameIndex(engine: Promise<Engine>, calling: Calling) {
  const named = signal<readonly Named[]>([]);
  let loading: Promise<readonly Named[]> | null = null;
  async function fetchAll() {
    const games = await calling(await (await engine).catalog());
    named.value = games.map(({entry, called}) => ({...namedOf(entry), keys: keysOfAll(called)}));
    return named.value;
  }
  return readOnly({
    named,
    /** What could not be loaded is asked for again the next time. */
    load(): Promise<readonly Named[]> {
      loading ??= fetchAll().catch(() => {
        loading = null;
        return [];
      });
      return loading;
    },
  });
}

export type NameIndex = ReturnType<typeof createNameIndex>;
