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
 * What a position shows before its plies are counted; `budget` are the steps that its answer took at most.
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
 * Returns the best position for a size; of equally good ones the smallest or, where all games are too short, the one with
 * the most moves to choose from.
 */
function bestFor(size, all) {
  const rank = (one) => [
    distanceOf(size, one),
    size !== "small" && one.isMirrored ? 1 : 0,
    Math.abs(one.plies - bounds[size].aim),
    one.plies < bounds[size].plies[0] ? -one.moves : one.extent,
  ];
  const compare = (a, b) => {
    const [ranks, others] = [rank(a), rank(b)];
    const at = ranks.findIndex((part, i) => part !== others[i]);
    return at < 0 ? (a.position < b.position ? -1 : 1) : ranks[at] - others[at];
  };
  return all.filter(({budget}) => budget <= bounds[size].budget).sort(compare)[0] ?? null;
}

/** Resolves to the positions of a game that were drawn and measured. */
async function measured(sg, sources, entry) {
  const rating = await sources.load("/web/game/puzzles/puzzle-rating.ts");
  const {drawItem} = await sources.load("/web/game/opponent/seeded-draws.ts");
  const addressOf = (position) => `${entry.game}:${position}`;
  const seen = new Set();
  /** @type {(Found & {plies: number})[]} */
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
 * Resolves to the openings of a game, from small to large, with their figures and the bounds that they miss. No game that
 * is opened at a larger size is shorter. Throws if the draws of the game have too few positions that can be won.
 */
export async function openingsOf(sg, sources, entry) {
  const all = await measured(sg, sources, entry);
  const fitting = all.filter(({fitsPhone}) => fitsPhone);
  // Some boards never fit a phone.
  const choice = fitting.length > 0 ? fitting : all;
  const large = bestFor("large", choice);
  const noLonger = (than) => choice.filter((one) => one !== large && than !== null && one.plies <= than.plies);
  const medium = bestFor("medium", noLonger(large));
  const small = bestFor(
    "small",
    noLonger(medium).filter((one) => one !== medium),
  );
  const chosen = {small, medium, large};
  return sizes.map((size) => {
    const one = chosen[size];
    if (one === null) throw new Error(`${entry.game}: no ${size} position among the ${all.length} that can be won`);
    const {position, moves, wins, plies} = one;
    return {size, position, moves, wins, plies, misses: Object.keys(missesOf(size, one))};
  });
}
