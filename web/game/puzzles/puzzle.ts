// Puzzles drawn by words. The engine draws the same position for the same word everywhere, and nothing here adds chance
// or a clock.
import type {Answer, CatalogEntry, Engine, Play} from "../../engine/types";
import {clearGames, clearSince} from "./clear-games";
import {isDailyPuzzle} from "./puzzle-rating";

/** Parameters of a draw: a game with its rules, the largest size, a word. */
export interface DrawParameters {
  game: string;
  size: number;
  word: string;
}

/**
 * Reasons why nothing was drawn: no position of the size has a move, no puzzle was among those tried, the search was
 * cancelled, the engine does not run.
 */
export type DrawFailure = "no-move" | "no-puzzle" | "cancelled" | "gone";

export const maxTries = 50;

/** Normalizes a word: words are said aloud, where nobody hears a capital or a second space. */
export const wordOf = (text: string) => text.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();

/** Returns the date in UTC, so that the whole world has the same puzzle. */
export const dayOf = (now: Date) => now.toISOString().slice(0, "2026-01-01".length);

/** Returns true if there is something to find: some moves win and some do not. */
export const isPuzzle = ({moves: {total, winning}}: Answer) =>
  total !== null && winning !== null && winning !== "0" && winning !== total;

export function missOf(error: unknown): DrawFailure {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "bad-request" ? "no-move" : code === "cancelled" ? "cancelled" : "gone";
}

/**
 * Returns the first position for which `isWanted` among those drawn by `word`, `word·2`, `word·3` and so on; null if
 * there is none.
 */
async function findFirst(
  sg: Engine,
  {game, size, word}: DrawParameters,
  isWanted: (address: string) => Promise<boolean>,
  options: {signal?: AbortSignal} = {},
): Promise<string | null> {
  for (let n = 1; n <= maxTries; n++) {
    const {address} = await sg.ask("random", {game, size, seed: n === 1 ? word : `${word}·${n}`}, options);
    if (await isWanted(address)) return address;
  }
  return null;
}

export function findPuzzle(sg: Engine, lot: DrawParameters, play: Play, signal?: AbortSignal) {
  const options = signal ? {signal} : {};
  const isWanted = async (address: string) => isPuzzle(await sg.analyze(address, {play, moves: "none", ...options}));
  return findFirst(sg, lot, isWanted, options);
}

/** Returns the address that `find` resolves to, or the reason why there is none. */
export async function drawPosition(
  engine: Promise<Engine>,
  find: (sg: Engine) => Promise<string | null>,
): Promise<{address: string} | {miss: DrawFailure}> {
  try {
    const address = await find(await engine);
    return address === null ? {miss: "no-puzzle"} : {address};
  } catch (error) {
    return {miss: missOf(error)};
  }
}

/** Returns a hash by which words are put in an order that looks random: FNV-1a, its bits mixed once more. */
function rankOf(text: string): number {
  let x = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) x = Math.imul(x ^ byte, 0x01000193);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return (x ^ (x >>> 13)) >>> 0;
}

/**
 * Returns the draws of a day in the order in which they are tried: families first, so that one with many rules comes no
 * more often than the others, and each game by a rank of its own, so that a new game changes only the days that it
 * wins. The games are those that are seen at once; before `clearSince`, all impartial ones. The size is drawn too: from a third of the largest up, since most positions up
 * to a size are near it.
 */
export function lotsOf(catalog: CatalogEntry[], day: string): (DrawParameters & {most: number})[] {
  const isClear = day >= clearSince;
  const ranked = catalog
    .filter(({game, kind, plays}) => (isClear ? clearGames.has(game) : kind === "nimber" && plays.includes("normal")))
    .map(({id, alias_of, game, checked_to}) => {
      const maxSize = Math.min(checked_to, (isClear && clearGames.get(game)) || checked_to);
      const minSize = Math.ceil(maxSize / 3);
      const lot = {
        game,
        size: minSize + (rankOf(`${day} size ${game}`) % (maxSize - minSize + 1)),
        most: maxSize,
        word: day,
      };
      return {lot, familyRank: rankOf(`${day} ${alias_of ?? id}`), gameRank: rankOf(`${day} ${game}`)};
    });
  return ranked.sort((a, b) => a.familyRank - b.familyRank || a.gameRank - b.gameRank).map(({lot}) => lot);
}

/** Returns the puzzle of a day, of the first game that has one worth a day; null if none has. */
export async function dailyPuzzle(sg: Engine, day: string): Promise<string | null> {
  const isWanted = async (address: string) => isDailyPuzzle(sg, await sg.analyze(address));
  for (const lot of lotsOf(await sg.catalog(), day)) {
    const address = await findFirst(sg, lot, isWanted).catch((error) => {
      if (missOf(error) !== "no-move") throw error;
      return null;
    });
    if (address !== null) return address;
  }
  return null;
}
