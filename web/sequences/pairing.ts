// A game of two numbers, or an open address with two names, asked of the engine as one table.
import type {Engine, FamilyTable, OpenParts, Play} from "../engine/types";
import {budgets} from "../game/budgets";
import {longestSide, loony, none, type Pairs, type Spelling} from "./pairs";
import {spelled} from "./spelling";

/** How two numbers may be a position; on a grid, a head alone in row a and column b, so that every move is made from it. */
const positions: [open: string, sign: string][] = [
  ["{a},{b}", ","],
  ["{a}/{b}", "/"],
  ["{a}x{b}", "x"],
  ["{{T*b+1}/*a}{T*b}H", ","],
];

/** What the engine reads of an open address; null where it is none. */
export const partsIn = (sg: Engine, text: string): Promise<OpenParts | null> =>
  text.includes("{") ? sg.ask("family", {address: text}).catch(() => null) : Promise.resolve(null);

/** Of two names the first in rows. */
function spellingOf({address, names, parts}: OpenParts, sign: string): Spelling {
  const [row = "", column = ""] = names;
  const spell = (a: number, b: number) => spelled(parts, {[row]: BigInt(a), [column]: BigInt(b)}) ?? "";
  return {open: address, sign, spell};
}

/** How two numbers are a position, and the game as it is printed; null where they are none. */
export async function pairsIn(sg: Engine, text: string): Promise<(Spelling & Pick<Pairs, "game">) | null> {
  const own = await partsIn(sg, text);
  if (own) return own.names.length === 2 ? {...spellingOf(own, ","), game: own.address} : null;
  for (const [position, sign] of positions) {
    const open = await partsIn(sg, `${text}:${position}`);
    if (!open?.game) continue;
    const spelling = spellingOf(open, sign);
    const found = await sg.analyze(spelling.spell(2, 3), {moves: "none", budget: budgets.pair}).catch(() => null);
    if (found?.kind === "nimber" && found.game !== null) return {game: found.game, ...spelling};
  }
  return null;
}

interface PairQuery {
  game: string;
  to: number;
  play: Play | null;
  signal: AbortSignal;
  onProgress(made: number, of: number): void;
}

export async function pairsOf(sg: Engine, {game, to, play, signal, onProgress}: PairQuery): Promise<Pairs | null> {
  const found = await pairsIn(sg, game);
  if (!found) return null;
  const side = Math.min(to, longestSide);
  const cells = (side + 1) ** 2;
  const table = await sg.ask(
    "table",
    {address: found.open, to: side, play: play ?? "normal", each: budgets.pair, budget: budgets.table},
    {signal, onProgress: (made) => onProgress(made, cells)},
  );
  return {...found, side, ...contentOf(table, side)};
}

/** Not all of its rows where the steps were spent before. */
function contentOf({values, outcomes, unknown, limit}: FamilyTable, side: number) {
  const kept = new Int32Array((side + 1) ** 2).fill(none);
  for (const [a, row] of (values ?? []).entries())
    for (const [b, value] of row.entries()) kept[a * (side + 1) + b] = value === "loony" ? loony : (value ?? none);
  const missing = limit ? kept.length - Number(limit.at) : 0;
  return {values: kept, outcomes, unknown: Number(unknown ?? 0) + missing};
}
