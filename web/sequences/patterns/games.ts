// Other games that have the same values, perhaps shifted by a few heaps, and the OEIS numbers of their sequences.
import type {Engine, Tabulation} from "../../engine/types";
import type {Watch} from "../../lib/request";
import {lawOf, type Values} from "../period";
import {type Fit, minValues} from "./fit";
import {gcd} from "./integers";

export interface NamedGame {
  game: string;
  /** Number in the OEIS, and the heap of its first term. */
  oeis?: {number: string; from: number};
}

/** Games to compare with; the engine computes them on request. */
export const namedGames: NamedGame[] = [
  {game: "kayles", oeis: {number: "A002186", from: 0}},
  {game: "dawsons-chess", oeis: {number: "A002187", from: 0}},
  {game: "dawsons-kayles", oeis: {number: "A002187", from: 1}},
  {game: "grundy", oeis: {number: "A002188", from: 0}},
  {game: "lasker"},
  {game: "treblecross"},
  {game: "nim"},
  {game: "take-and-break(0.137)"},
  {game: "take-and-break(0.156)"},
  {game: "subtraction(1,3,4)"},
  {game: "fibonacci-nim"},
];

/** Returns the values of all named games, in their order. */
export async function tabulateNamed(sg: Engine, to: number, {signal, onProgress}: Watch): Promise<Tabulation[]> {
  const tabulations: Tabulation[] = [];
  for (const {game} of namedGames)
    tabulations.push(
      await sg.tabulate(game, {to, signal, onProgress: (made) => onProgress(tabulations.length * to + made)}),
    );
  return tabulations;
}

const maxShift = 3;

/** Returns the shift for which g(n) = other(n + shift) for every n that both tables have; null if there is none. */
export function shiftOf(values: Values, other: Values): number | null {
  for (const shift of [0, 1, -1, 2, -2, 3, -3].filter((shift) => Math.abs(shift) <= maxShift)) {
    const from = Math.max(0, -shift);
    const until = Math.min(values.length, other.length - shift);
    if (until - from < minValues) continue;
    let n = from;
    while (n < until && values[n] === other[n + shift]) n++;
    if (n === until) return shift;
  }
  return null;
}

/** Returns true if the values are proved equal for ever: both periods are proved, values agree for a common period and grow alike. */
function isForEver(tabulation: Tabulation, other: Tabulation, shift: number): boolean {
  const [a, b] = [lawOf(tabulation), lawOf(other)];
  if (!a?.isProved || !b?.isProved) return false;
  const commonPeriod = (a.period / gcd(a.period, b.period)) * b.period;
  if (a.saltus * (commonPeriod / a.period) !== b.saltus * (commonPeriod / b.period)) return false;
  const until = Math.max(a.preperiod, b.preperiod - shift) + commonPeriod;
  return until <= Math.min(tabulation.values.length, other.values.length - shift);
}

export function gameFit(tabulation: Tabulation, {game, oeis}: NamedGame, other: Tabulation): Fit | null {
  if (game === tabulation.game) return null;
  const shift = shiftOf(tabulation.values, other.values);
  if (shift === null) return null;
  const m = shift === 0 ? "n" : `n ${shift > 0 ? "+" : "−"} ${Math.abs(shift)}`;
  const to = Math.min(tabulation.values.length, other.values.length - shift) - 1;
  return {
    ...{kind: "game", of: "values", formula: `g(n) = ${game}(${m})`, facts: {game, m}},
    ...{exceptions: [], ground: isForEver(tabulation, other, shift) ? "proved" : "observed", to},
    ...(oeis && {oeis: oeis.number}),
    at: (n) => other.values[n + shift] ?? Number.NaN,
  };
}

/** Returns the OEIS number of a game's own sequence; null if it has none here. */
export const oeisSequenceOf = (game: string) => namedGames.find((named) => named.game === game)?.oeis ?? null;
