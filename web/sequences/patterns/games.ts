// Other games that have the same values, or the same moved by a few heaps, and what their sequences are called.
import type {Engine, Tabulation} from "../../engine/types";
import type {Watch} from "../../game/inquiries";
import {lawOf, type Values} from "../period";
import {type Fit, fewest} from "./fit";
import {gcd} from "./integers";

export interface NamedGame {
  game: string;
  /** In the OEIS, from the value of which heap on. */
  oeis?: {number: string; from: number};
}

/** They are asked of the engine when somebody wants to know. */
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

/** The values of each of them, in their order. */
export async function namedTo(sg: Engine, to: number, {signal, onProgress}: Watch): Promise<Tabulation[]> {
  const all: Tabulation[] = [];
  for (const {game} of namedGames)
    all.push(await sg.tabulate(game, {to, signal, onProgress: (made) => onProgress(all.length * to + made)}));
  return all;
}

const furthest = 3;

/** By how many heaps the other is moved: g(n) = other(n + shift) for every n that both tables have; null where by none. */
export function shiftOf(values: Values, other: Values): number | null {
  for (const shift of [0, 1, -1, 2, -2, 3, -3].filter((shift) => Math.abs(shift) <= furthest)) {
    const from = Math.max(0, -shift);
    const until = Math.min(values.length, other.length - shift);
    if (until - from < fewest) continue;
    let n = from;
    while (n < until && values[n] === other[n + shift]) n++;
    if (n === until) return shift;
  }
  return null;
}

/** Equal for ever: both periods are proved, and past both preperiods the values agree for a common period, growing alike. */
function isForEver(one: Tabulation, other: Tabulation, shift: number): boolean {
  const [a, b] = [lawOf(one), lawOf(other)];
  if (!a?.isProved || !b?.isProved) return false;
  const together = (a.period / gcd(a.period, b.period)) * b.period;
  if (a.saltus * (together / a.period) !== b.saltus * (together / b.period)) return false;
  const until = Math.max(a.preperiod, b.preperiod - shift) + together;
  return until <= Math.min(one.values.length, other.values.length - shift);
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

/** The number of a game's own sequence. */
export const ownSequence = (game: string) => namedGames.find((named) => named.game === game)?.oeis ?? null;
