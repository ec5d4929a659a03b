// Bounds of the positions that open a game, at each size: `npm run openings` searches by them, and
// tests/store/openings.test.mjs checks them.

/** Greatest part of the first moves that may win. */
export const maxWinningPart = 1 / 3;

/**
 * For each size the least and the greatest number of plies, if the winner hurries and the loser delays, and the number
 * that is aimed at; the least and the greatest number of first moves; and the steps that the answer may take. With ten to
 * twenty seconds for a ply, a small game lasts about a minute and a medium one three to five. Small ones are answered by
 * the page's first, quick request, large ones within about a second; the page would grant 50 times as many steps.
 *
 * @satisfies {Record<string, {plies: [number, number], aim: number, moves: [number, number], budget: number}>}
 */
export const bounds = {
  small: {plies: [3, 7], aim: 5, moves: [3, 20], budget: 20_000},
  medium: {plies: [7, 15], aim: 11, moves: [3, 40], budget: 100_000},
  large: {plies: [13, 31], aim: 19, moves: [3, 60], budget: 400_000},
};

/** Steps that counting the plies may take. */
export const pliesBudget = 400_000;

/** @typedef {import("../web/game/catalog/openings").Size} Size */
/** @typedef {import("../web/game/catalog/openings").Miss} Miss */
/** @typedef {{moves: number, wins: number, plies: number}} Figures */

export const sizes = /** @type {Size[]} */ (Object.keys(bounds));

/** Returns how often a number would have to be doubled, or halved, to be inside a range; 0 if it is. */
const excess = (/** @type {number} */ n, /** @type {number} */ least, /** @type {number} */ most) =>
  n < least ? Math.log2(least / n) : n > most ? Math.log2(n / most) : 0;

/** Returns how far too many of the moves win; 0 if they are few enough. */
export const excessWins = (/** @type {number} */ wins, /** @type {number} */ moves) =>
  excess(wins, 1, moves * maxWinningPart);

/**
 * Returns the bounds of a size that figures miss, with how far. The length of a game counts twice.
 * @returns {Partial<Record<Miss, number>>}
 */
export function missesOf(/** @type {Size} */ size, /** @type {Figures} */ {moves, wins, plies}) {
  const [[fewest, most], [shortest, longest]] = [bounds[size].moves, bounds[size].plies];
  const all = {
    "few-moves": moves < fewest ? excess(moves, fewest, most) : 0,
    "many-moves": moves > most ? excess(moves, fewest, most) : 0,
    "many-wins": excessWins(wins, moves),
    short: plies < shortest ? 2 * excess(plies, shortest, longest) : 0,
    long: plies > longest ? 2 * excess(plies, shortest, longest) : 0,
  };
  return Object.fromEntries(Object.entries(all).filter(([, miss]) => miss > 0));
}
