// What the page of puzzles shows: the day's puzzle, pictures, positions and puzzles drawn by a word; and what was solved.
import {signal} from "@preact/signals";
import type {Engine, Play} from "../engine/types";
import {createPicture, type Picture} from "./picture";
import {dailyPuzzle, drawn, findPuzzle, type Lot} from "./puzzle";
import type {PuzzleProgress} from "./puzzle-progress";
import {readOnly} from "./read-only";

export function createPuzzleShelf(engine: Promise<Engine>, progress: PuzzleProgress) {
  const pictures = new Map<string, Picture>();
  /** The puzzle of today, with the day that it belongs to; null until it was found. */
  const daily = signal<{day: string; address: string} | null>(null);
  return readOnly({
    progress,
    daily,
    async refresh() {
      progress.refresh();
      const day = progress.today.value;
      if (daily.value?.day === day) return;
      const address = await engine.then((sg) => dailyPuzzle(sg, day)).catch(() => null);
      if (address !== null && day === progress.today.value) daily.value = {day, address};
    },
    /** The same for the same address. */
    pictureOf(address: string): Picture {
      const picture = pictures.get(address) ?? createPicture(engine, address);
      pictures.set(address, picture);
      return picture;
    },
    draw: (lot: Lot) => drawn(engine, (sg) => sg.random(lot.game, lot.size, lot.word)),
    puzzle: (lot: Lot, play: Play, signal: AbortSignal) => drawn(engine, (sg) => findPuzzle(sg, lot, play, signal)),
  });
}

export type PuzzleShelf = ReturnType<typeof createPuzzleShelf>;
