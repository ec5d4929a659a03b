// Requests for the table of a game of two numbers or of an open address with two names.
import type {Engine, FamilyTable, OpenParts, Play} from "../engine/types";
import {budgets} from "../game/analysis/budgets";
import {longestSide, loony, none, type Pairs, type Spelling} from "./pairs";
import {spelled} from "./spelling";

/**
 * Notations of positions by two numbers; the last is a grid with a single head in row a and column b, from which every move
 * is made.
 */
const pairNotations: [open: string, sign: string][] = [
  ["{a},{b}", ","],
  ["{a}/{b}", "/"],
  ["{a}x{b}", "x"],
  ["{{T*b+1}/*a}{T*b}H", ","],
];

/** Returns the engine's reading of an open address; null if the text is not one. */
export const partsIn = (sg: Engine, text: string): Promise<OpenParts | null> =>
  text.includes("{") ? sg.ask("family", {address: text}).catch(() => null) : Promise.resolve(null);

/** The first of two names stands for the row. */
function spellingOf({address, names, parts}: OpenParts, sign: string): Spelling {
  const [row = "", column = ""] = names;
  const spell = (a: number, b: number) => spelled(parts, {[row]: BigInt(a), [column]: BigInt(b)}) ?? "";
  return {open: address, sign, spell};
}

/** Returns the notation of positions by two numbers and the printed game; null if the game has no such positions. */
export async function pairsIn(sg: Engine, text: string): Promise<(Spelling & Pick<Pairs, "game">) | null> {
  const openParts = await partsIn(sg, text);
  if (openParts) return openParts.names.length === 2 ? {...spellingOf(openParts, ","), game: openParts.address} : null;
  for (const [position, sign] of pairNotations) {
    const open = await partsIn(sg, `${text}:${position}`);
    if (!open?.game) continue;
    const spelling = spellingOf(open, sign);
    const analysis = await sg.analyze(spelling.spell(2, 3), {moves: "none", budget: budgets.pair}).catch(() => null);
    if (analysis?.kind === "nimber" && analysis.game !== null) return {game: analysis.game, ...spelling};
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
  const notation = await pairsIn(sg, game);
  if (!notation) return null;
  const side = Math.min(to, longestSide);
  const cells = (side + 1) ** 2;
  const table = await sg.ask(
    "table",
    {address: notation.open, to: side, play: play ?? "normal", each: budgets.pair, budget: budgets.table},
    {signal, onProgress: (made) => onProgress(made, cells)},
  );
  return {...notation, side, ...contentOf(table, side)};
}

/** Content of a table as a full square; the table has fewer rows if the budget was spent before. */
function contentOf({values, outcomes, unknown, limit}: FamilyTable, side: number) {
  const squareValues = new Int32Array((side + 1) ** 2).fill(none);
  for (const [a, row] of (values ?? []).entries())
    for (const [b, value] of row.entries())
      squareValues[a * (side + 1) + b] = value === "loony" ? loony : (value ?? none);
  const missing = limit ? squareValues.length - Number(limit.at) : 0;
  return {values: squareValues, outcomes, unknown: Number(unknown ?? 0) + missing};
}
