// Search for the positions that open a game: of those drawn, the nearest to what each size asks for.
import {bounds, excessWins, missesOf, pliesBudget, sizes} from "./opening-bounds.mjs";
import {drawsOf} from "./opening-draws.mjs";

const MAX_DRAWS = 300;
/** Positions within the bounds of a size that are enough to choose from. */
const ENOUGH = 8;
/** Positions whose plies are counted, at most; those among them that take more steps than a small one; too won ones. */
const MAX_MEASURED = 60;
const MAX_HARD = 12;
const MAX_OTHERS = 24;

const [quickBudget, ...furtherBudgets] = sizes.map((size) => bounds[size].budget);
/** Positions with more moves are no choice for any size. */
const maxMoves = 2 * bounds.large.moves[1];

const isComplete = ({status, moves: {total, winning}}) => status === "solved" && total !== null && winning !== null;

/** Resolves to the answer about a position within some steps; null if the text is no position. */
const ask = (sg, address, budget) => sg.analyze(address, {moves: "winning", budget}).catch(() => null);

/**
 * Facts of a position before its plies are counted; `budget` are the steps that its answer took at most.
 * @typedef {import("../web/game/catalog/openings").Size} Size
 * @typedef {Found & {plies: number}} Measured
 * @typedef {{position: string, moves: number, wins: number, budget: number, fitsPhone: boolean, isMirrored: boolean, extent: number}} Found
 */

/**
 * Resolves to what a position shows before its plies are counted; null if the player to move loses, or has too many
 * moves.
 * @returns {Promise<Found | null>}
 */
async function examine(sg, rating, answer, budget) {
  const {total, winning} = answer.moves;
  if (winning === "0" || Number(total) > maxMoves) return null;
  return {
    ...{position: answer.position, moves: Number(total), wins: Number(winning), budget},
    fitsPhone: rating.fitsPhone(answer),
    // A move that leaves twins wins by copying: soon no challenge.
    isMirrored: await rating.isMirrored(sg, answer),
    extent: JSON.stringify(answer.board).length,
  };
}

/** Resolves to the number of plies; null if counting them takes too long. */
async function pliesOf(sg, address) {
  const found = await sg.remoteness(address, "normal", pliesBudget);
  return "remoteness" in found ? found.remoteness : null;
}

const distanceOf = (size, one) => Object.values(missesOf(size, one)).reduce((sum, miss) => sum + miss, 0);
const isWithin = (size) => (one) => distanceOf(size, one) === 0 && one.budget <= bounds[size].budget;

/**
 * Returns how good a position is for a size, the lowest first in each place. Of equally good ones the smallest is best or,
 * where all games are too short, the one with the most moves to choose from.
 */
const ranksFor = (/** @type {Size} */ size, /** @type {Measured} */ one) => [
  one.budget > bounds[size].budget ? 1 : 0,
  distanceOf(size, one),
  size !== "small" && one.isMirrored ? 1 : 0,
  Math.abs(one.plies - bounds[size].aim),
  one.plies < bounds[size].plies[0] ? -one.moves : one.extent,
];

const isBetter = (/** @type {number[]} */ ranks, /** @type {number[]} */ others) => {
  const at = ranks.findIndex((rank, i) => rank !== others[i]);
  return at >= 0 && /** @type {number} */ (ranks[at]) < /** @type {number} */ (others[at]);
};

/** Returns the best three positions, none of a longer game than one of a larger size; null if there are not three. */
function bestThree(/** @type {Measured[]} */ all) {
  const choice = all.toSorted((a, b) => (a.position < b.position ? -1 : 1));
  const [small, medium, large] = sizes.map((size) => choice.map((one) => ({one, ranks: ranksFor(size, one)})));
  /** @type {{ranks: number[], chosen: Record<Size, Measured>} | null} */
  let best = null;
  for (const c of large)
    for (const b of medium)
      for (const a of small) {
        if (a.one === b.one || b.one === c.one || a.one === c.one) continue;
        if (a.one.plies > b.one.plies || b.one.plies > c.one.plies) continue;
        const ranks = a.ranks.map((rank, place) => rank + b.ranks[place] + c.ranks[place]);
        if (best && !isBetter(ranks, best.ranks)) continue;
        best = {ranks, chosen: {small: a.one, medium: b.one, large: c.one}};
      }
  return best?.chosen ?? null;
}

/** Resolves to the positions of a game that were drawn and measured. */
async function measured(sg, sources, entry) {
  const rating = await sources.load("/web/game/puzzles/puzzle-rating.ts");
  const {drawItem} = await sources.load("/web/game/opponent/seeded-draws.ts");
  const addressOf = (position) => `${entry.game}:${position}`;
  const seen = new Set();
  /** @type {Measured[]} */
  const all = [];
  /** @type {Found[]} */
  const others = [];
  let hard = 0;
  /** Resolves to what the position shows within the steps of some size; null if no size can have it. */
  async function findOut(address) {
    const quick = await ask(sg, address, quickBudget);
    if (quick === null) return null;
    if (isComplete(quick)) return examine(sg, rating, quick, quickBudget);
    if (!rating.fitsPhone(quick) || hard++ >= MAX_HARD) return null;
    for (const budget of furtherBudgets) {
      const answer = await ask(sg, address, budget);
      if (answer !== null && isComplete(answer)) return examine(sg, rating, answer, budget);
    }
    return null;
  }
  async function measure(/** @type {Found} */ one) {
    const plies = await pliesOf(sg, addressOf(one.position));
    if (plies !== null) all.push({...one, plies});
  }
  for await (const position of drawsOf(sg, entry, drawItem, MAX_DRAWS)) {
    if (seen.has(position)) continue;
    seen.add(position);
    const found = await findOut(addressOf(position));
    if (!found || (seen.has(found.position) && found.position !== position)) continue;
    seen.add(found.position);
    if (excessWins(found.wins, found.moves) > 0) others.push(found);
    else await measure(found);
    if (all.length >= MAX_MEASURED || sizes.every((size) => all.filter(isWithin(size)).length >= ENOUGH)) break;
  }
  if (sizes.every((size) => all.some(isWithin(size)))) return all;
  others.sort((a, b) => excessWins(a.wins, a.moves) - excessWins(b.wins, b.moves));
  for (const one of others.slice(0, MAX_OTHERS)) await measure(one);
  return all;
}

/**
 * Resolves to the openings of a game, from small to large, with their figures and the bounds that they miss. Throws if
 * fewer than three positions were drawn that can be won.
 */
export async function openingsOf(sg, sources, entry) {
  const all = await measured(sg, sources, entry);
  const fitting = all.filter(({fitsPhone}) => fitsPhone);
  // Some boards never fit a phone.
  const best = bestThree(fitting.length > 2 ? fitting : all);
  if (best === null) throw new Error(`${entry.game}: only ${all.length} of the positions drawn can be won`);
  return sizes.map((size) => {
    const {position, moves, wins, plies} = best[size];
    return {size, position, moves, wins, plies, misses: Object.keys(missesOf(size, best[size]))};
  });
}
