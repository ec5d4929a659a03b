// A game of two numbers asked position by position, where it has no sequence of single heaps.
import type {Engine} from "../engine/types";
import {budgets} from "../game/budgets";
import {longestSide, loony, none, type Pairs, type Spelling} from "./pairs";

const between = (sign: string): Spelling => ({sign, spell: (a, b) => `${a}${sign}${b}`});
/** On a grid, a head alone in row a and column b, so that every move is made from it. */
const head: Spelling = {
  sign: ",",
  spell: (a, b) => `${`${"T".repeat(b + 1)}/`.repeat(a)}${"T".repeat(b)}H`,
};
const spellings = [between(","), between("/"), between("x"), head];

/** How two numbers are a position, and the game as it is printed; null where they are none. */
export async function pairsIn(sg: Engine, game: string): Promise<(Spelling & Pick<Pairs, "game">) | null> {
  for (const spelling of spellings) {
    const found = await sg
      .analyze(`${game}:${spelling.spell(2, 3)}`, {moves: "none", budget: budgets.pair})
      .catch(() => null);
    if (found?.kind === "nimber" && found.game !== null) return {game: found.game, ...spelling};
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
      const address = `${found.game}:${found.spell(a, b)}`;
      const answer = await sg.analyze(address, {moves: "none", budget: budgets.pair, signal}).catch(() => null);
      if (answer?.kind === "loony") return loony;
      return answer?.grundy ? Number(answer.grundy) : none;
    });
    values.set(await Promise.all(row), a * (side + 1));
    if (signal.aborted) return null;
    onProgress((a + 1) * (side + 1), values.length);
  }
  return {...found, side, values};
}
