// A square of values, of positions that are two numbers.

export interface Spelling {
  /** The address that has the two numbers in braces: "wythoff:{a},{b}". */
  open: string;
  /** Between the two numbers, where they are shown. */
  sign: string;
  /** The address of one. */
  spell(a: number, b: number): string;
}

export interface Pairs extends Spelling {
  /** As the printer writes it: "wythoff"; an address in braces, where its game is not the same for all numbers. */
  game: string;
  /** Both numbers go from 0 up to it. */
  side: number;
  /** Row by row; `none` where there is no such position, or no value; `loony` where a move ends the whole game. */
  values: Int32Array;
  /** A text for each row, a letter for each position: who wins, "?" where that is not known, "-" where there is none. */
  outcomes: string[];
  /** Of how many positions something is not known. */
  unknown: number;
}

export const none = -1;
export const loony = -2;
/** The cells of one table of the engine: a thousand rows of a thousand. */
export const longestSide = 999;

/** `none` outside the square. */
export const pairAt = ({values, side}: Pick<Pairs, "values" | "side">, a: number, b: number) =>
  Math.max(a, b) <= side ? (values[a * (side + 1) + b] ?? none) : none;

const outcomeAt = ({outcomes}: Pick<Pairs, "outcomes">, a: number, b: number) => outcomes[a]?.[b] ?? "-";

/** The pairs that are lost for the mover, and whether each value is that of the pair turned round. */
export function lostOf(pairs: Pairs): {lost: [number, number][]; isEven: boolean} {
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

/** What stands in a cell: the value, or who wins where no more is known; null where there is no such position. */
export function textAt(pairs: Pairs, a: number, b: number): string | null {
  const value = pairAt(pairs, a, b);
  if (value >= 0) return String(value);
  if (value === loony) return "∞";
  const outcome = outcomeAt(pairs, a, b);
  return outcome === "-" ? null : outcome;
}

export const isLost = (pairs: Pairs, a: number, b: number) => outcomeAt(pairs, a, b) === "P";

/** Rows to a piece: some milliseconds of work. */
const perPiece = 20;
export const pairPieces = ({side}: Pairs) => Math.ceil((side + 1) / perPiece);

export function* pairsCsv(pairs: Pairs): Generator<string> {
  let text = "a,b,g,outcome\r\n";
  for (let a = 0; a <= pairs.side; a++) {
    for (let b = 0; b <= pairs.side; b++) {
      const outcome = outcomeAt(pairs, a, b);
      if (outcome === "-") continue;
      const value = pairAt(pairs, a, b);
      text += `${a},${b},${value === loony ? "loony" : value === none ? "" : value},${outcome === "?" ? "" : outcome}\r\n`;
    }
    if ((a + 1) % perPiece !== 0 && a < pairs.side) continue;
    yield text;
    text = "";
  }
}
