// Levels of the home page that the reader has won, kept in the browser until they are cleared.
import {signal} from "@preact/signals";
import type {TextStorage} from "../game/puzzles/puzzle-progress";
import {readOnly} from "../game/read-only";
import {type Level, rungs} from "./thoughts";

/** The stored text may be of another version, or edited: other words in it are dropped. */
const parseLevels = (text: string | null): ReadonlySet<Level> => {
  const names = new Set((text ?? "").split(" "));
  return new Set(rungs.filter((level) => names.has(level)));
};

export function createWonLevels(storage: TextStorage) {
  const levels = signal(parseLevels(storage.read()));
  function set(next: ReadonlySet<Level>) {
    levels.value = next;
    storage.write([...next].join(" "));
  }
  return readOnly({
    levels,
    add(level: Level) {
      if (!levels.value.has(level)) set(new Set([...levels.value, level]));
    },
    clear: () => set(new Set()),
  });
}

export type WonLevels = ReturnType<typeof createWonLevels>;
