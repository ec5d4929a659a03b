// A square of values, of positions that are two numbers.

export interface Spelling {
  /** Between the two numbers, where they are shown. */
  sign: string;
  /** The position. */
  spell(a: number, b: number): string;
}

export interface Pairs extends Spelling {
  /** As the printer writes it: "wythoff". */
  game: string;
  /** Both numbers go from 0 up to it. */
  side: number;
  /** Row by row; `none` where there is no such position, or no value; `loony` where a move ends the whole game. */
  values: Int32Array;
}

export const none = -1;
export const loony = -2;
/** More would take longer than it tells. */
export const longestSide = 48;

/** `none` outside the square. */
export const pairAt = ({values, side}: Pairs, a: number, b: number) =>
  Math.max(a, b) <= side ? (values[a * (side + 1) + b] ?? none) : none;

/** The pairs that are lost for the mover, and whether each value is that of the pair turned round. */
export function lostOf(pairs: Pairs): {lost: [number, number][]; isEven: boolean} {
  const lost: [number, number][] = [];
  let isEven = true;
  for (let a = 0; a <= pairs.side; a++)
    for (let b = 0; b <= pairs.side; b++) {
      if (pairAt(pairs, a, b) !== pairAt(pairs, b, a)) isEven = false;
      if (pairAt(pairs, a, b) === 0) lost.push([a, b]);
    }
  return {lost: isEven ? lost.filter(([a, b]) => a <= b) : lost, isEven};
}

export function pairsCsv(pairs: Pairs): string {
  let text = "a,b,g\r\n";
  for (let a = 0; a <= pairs.side; a++)
    for (let b = 0; b <= pairs.side; b++) {
      const value = pairAt(pairs, a, b);
      if (value !== none) text += `${a},${b},${value === loony ? "loony" : value}\r\n`;
    }
  return text;
}
