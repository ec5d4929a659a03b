// Puzzles out of words. The engine draws the same position for the same word everywhere, and nothing here adds chance or a clock.
import type {Answer, CatalogEntry, Engine, Play} from "../engine/types";
import {isWorthADay} from "./puzzle-worth";

/** What a position is drawn by: a game with its rules, the most it may hold, a word. */
export interface Lot {
  game: string;
  size: number;
  word: string;
}

/**
 * Why nothing was drawn: no position of the size has a move, no puzzle was among those tried, it was given up, the engine
 * does not run.
 */
export type Miss = "no-move" | "no-puzzle" | "cancelled" | "gone";

export const mostTries = 50;

/** Words are said aloud, where nobody hears a capital or a second space. */
export const wordOf = (text: string) => text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** A date by which the whole world has the same puzzle. */
export const dayOf = (now: Date) => now.toISOString().slice(0, "2026-01-01".length);

/** There is something to find: some moves win and some do not. */
export const isPuzzle = ({moves: {total, winning}}: Answer) =>
  total !== null && winning !== null && winning !== "0" && winning !== total;

export function missOf(error: unknown): Miss {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "bad-request" ? "no-move" : code === "cancelled" ? "cancelled" : "gone";
}

/** The first of the positions that `word`, `word·2`, `word·3` and so on draw which `isWanted`. */
async function findFirst(
  sg: Engine,
  {game, size, word}: Lot,
  isWanted: (address: string) => Promise<boolean>,
  stop: {signal?: AbortSignal} = {},
): Promise<string | null> {
  for (let n = 1; n <= mostTries; n++) {
    const {address} = await sg.ask("random", {game, size, seed: n === 1 ? word : `${word}·${n}`}, stop);
    if (await isWanted(address)) return address;
  }
  return null;
}

export function findPuzzle(sg: Engine, lot: Lot, play: Play, signal?: AbortSignal) {
  const stop = signal ? {signal} : {};
  const isWanted = async (address: string) => isPuzzle(await sg.analyze(address, {play, moves: "none", ...stop}));
  return findFirst(sg, lot, isWanted, stop);
}

/** The address that `find` comes to, or why it came to none. */
export async function drawn(
  engine: Promise<Engine>,
  find: (sg: Engine) => Promise<string | null>,
): Promise<{address: string} | {miss: Miss}> {
  try {
    const address = await find(await engine);
    return address === null ? {miss: "no-puzzle"} : {address};
  } catch (error) {
    return {miss: missOf(error)};
  }
}

/** A number by which words are put in an order that looks like chance: FNV-1a, its bits mixed once more. */
function rankOf(text: string): number {
  let x = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) x = Math.imul(x ^ byte, 0x01000193);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 13)) >>> 0;
}

/**
 * The games in the order in which a day wants them: families first, so that one with many rules comes no more often than the
 * others, and each by a rank of its own, so that a new game changes only the days that it wins. Nimbers belong to impartial
 * games alone. The size is the day's too: from a third of the largest up, since most positions up to a size are near it.
 */
export function lotsOf(catalog: CatalogEntry[], day: string): (Lot & {most: number})[] {
  const ranked = catalog
    .filter(({kind, plays}) => kind === "nimber" && plays.includes("normal"))
    .map(({id, alias_of, game, checked_to: most}) => {
      const least = Math.ceil(most / 3);
      const lot = {game, size: least + (rankOf(`${day} size ${game}`) % (most - least + 1)), most, word: day};
      return {lot, family: rankOf(`${day} ${alias_of ?? id}`), own: rankOf(`${day} ${game}`)};
    });
  return ranked.sort((a, b) => a.family - b.family || a.own - b.own).map(({lot}) => lot);
}

/** The puzzle of a day: of the first game that has one which is worth a day. */
export async function dailyPuzzle(sg: Engine, day: string): Promise<string | null> {
  const isWanted = async (address: string) => isWorthADay(sg, await sg.analyze(address));
  for (const lot of lotsOf(await sg.catalog(), day)) {
    const found = await findFirst(sg, lot, isWanted).catch((error) => {
      if (missOf(error) !== "no-move") throw error;
      return null;
    });
    if (found !== null) return found;
  }
  return null;
}
