// Square of values of the positions given by two numbers.

export interface Spelling {
  /** Open address of the two numbers: "wythoff:{a},{b}". */
  open: string;
  /** Sign between the two numbers in texts. */
  sign: string;
  /** Address of the pair (a, b). */
  spell(a: number, b: number): string;
}

export interface Pairs extends Spelling {
  /** As the engine prints it: "wythoff"; the open address if the game is not the same for all numbers. */
  game: string;
  /** Last value of both numbers, which begin with 0. */
  side: number;
  /** Values row by row: `none` if there is no such position or no value, `loony` if a move ends the whole game. */
  values: Int32Array;
  /** A string for each row with the outcome of each position as a letter: "?" if it is unknown, "-" if there is no position. */
  outcomes: string[];
  /** Number of positions of which something is unknown. */
  unknown: number;
}

export const none = -1;
export const loony = -2;
/** Last number of the largest square: the engine makes tables of a thousand by a thousand cells. */
export const longestSide = 999;

/** Value of the pair (a, b); `none` outside the square. */
export const pairAt = ({values, side}: Pick<Pairs, "values" | "side">, a: number, b: number) =>
  Math.max(a, b) <= side ? (values[a * (side + 1) + b] ?? none) : none;

const outcomeAt = ({outcomes}: Pick<Pairs, "outcomes">, a: number, b: number) => outcomes[a]?.[b] ?? "-";

/**
 * Returns the pairs that the player to move loses, with a <= b only if the square is symmetric: `isEven` is true if each pair has the
 * value and outcome of (b, a).
 */
export function lostPairsOf(pairs: Pairs): {lost: [number, number][]; isEven: boolean} {
  const lost: [number, number][] = [];
  let isEven = true;
  for (let a = 0; a <= pairs.side; a++)
    for (let b = 0; b <= pairs.side; b++) {
      if (pairAt(pairs, a, b) !== pairAt(pairs, b, a) || outcomeAt(pairs, a, b) !== outcomeAt(pairs, b, a))
        isEven = false;
      if (outcomeAt(pairs, a, b) === "P") lost.push([a, b]);
    }
  return {lost: isEven ? lost.filter(([a, b]) => a <= b) : lost, isEven};
}

/** Returns the text of a cell: the value, or the outcome if no more is known; null if there is no such position. */
export function textAt(pairs: Pairs, a: number, b: number): string | null {
  const value = pairAt(pairs, a, b);
  if (value >= 0) return String(value);
  if (value === loony) return "∞";
  const outcome = outcomeAt(pairs, a, b);
  return outcome === "-" ? null : outcome;
}

export const isLost = (pairs: Pairs, a: number, b: number) => outcomeAt(pairs, a, b) === "P";

/** Rows in a piece: some milliseconds of work. */
const rowsPerPiece = 20;
export const pairPieces = ({side}: Pairs) => Math.ceil((side + 1) / rowsPerPiece);

export function* pairsCsv(pairs: Pairs): Generator<string> {
  let text = "a,b,g,outcome\r\n";
  for (let a = 0; a <= pairs.side; a++) {
    for (let b = 0; b <= pairs.side; b++) {
      const outcome = outcomeAt(pairs, a, b);
      if (outcome === "-") continue;
      const value = pairAt(pairs, a, b);
      text += `${a},${b},${value === loony ? "loony" : value === none ? "" : value},${outcome === "?" ? "" : outcome}\r\n`;
    }
    if ((a + 1) % rowsPerPiece !== 0 && a < pairs.side) continue;
    yield text;
    text = "";
  }
}
