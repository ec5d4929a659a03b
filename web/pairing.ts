// A game of two numbers asked position by position, where it has no sequence of single heaps.
import type {Engine} from "./engine";
import {longestSide, none, type Pairs} from "./sequence/pairs";

const signs = [",", "/"];
/** For each position; what takes more shows no value. */
const budget = 100_000;

/** The sign between the two numbers of a position, and the game as it is printed; null where there is no such position. */
export async function pairsIn(sg: Engine, game: string): Promise<Pick<Pairs, "game" | "sign"> | null> {
  for (const sign of signs) {
    const found = await sg.analyze(`${game}:1${sign}2`, {moves: "none", budget}).catch(() => null);
    const printed = found?.kind === "nimber" ? found.address?.split(":")[0] : undefined;
    if (printed) return {game: printed, sign};
  }
  return null;
}

interface Asked {
  game: string;
  to: number;
  signal: AbortSignal;
  onProgress(made: number, of: number): void;
}

export async function pairsOf(sg: Engine, {game, to, signal, onProgress}: Asked): Promise<Pairs | null> {
  const found = await pairsIn(sg, game);
  if (!found) return null;
  const side = Math.min(to, longestSide);
  const values = new Int32Array((side + 1) ** 2).fill(none);
  for (let a = 0; a <= side; a++) {
    const row = Array.from({length: side + 1}, async (_, b) => {
      const address = `${found.game}:${a}${found.sign}${b}`;
      const answer = await sg.analyze(address, {moves: "none", budget, signal}).catch(() => null);
      return answer?.grundy ? Number(answer.grundy) : none;
    });
    values.set(await Promise.all(row), a * (side + 1));
    if (signal.aborted) return null;
    onProgress((a + 1) * (side + 1), values.length);
  }
  return {...found, side, values};
}
