// Strength of the opponents: as strong as they are described, for every seed, in every position of whole families, and
// over whole games.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/**
 * @typedef {import("../../web/engine/types").Answer} Answer
 * @typedef {import("../../web/address/terms").Level} Level
 * @typedef {{answer: Answer, remoteness: number, moves: string[][]}} Solved
 */

let sources, sg;
/** @type {typeof import("../../web/game/opponent/seeded-draws")} */
let draw;
/** @type {typeof import("../../web/game/opponent/opponent")} */
let opponent;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  draw = await sources.load("/web/game/opponent/seeded-draws.ts");
  opponent = await sources.load("/web/game/opponent/opponent.ts");
});
after(async () => {
  sg.close();
});

const graded = /** @type {const} */ (["beginner", "casual", "strong"]);

/** @type {Map<string, Promise<Solved>>} */
const cache = new Map();
function solve(/** @type {string} */ address, /** @type {import("../../web/engine/types").Play} */ play) {
  const key = `${play} ${address}`;
  const ask = async () => {
    const answer = await sg.analyze(address, {play});
    const {remoteness, moves} = await sg.remoteness(address, play);
    return {answer, remoteness, moves: moves.map(({touch}) => touch)};
  };
  const result = cache.get(key) ?? ask();
  cache.set(key, result);
  return result;
}

/** A move of an opponent with complete knowledge. */
function chosenMove(
  /** @type {Solved} */ {answer, remoteness, moves},
  /** @type {Level} */ level,
  /** @type {number} */ seed,
  ply = 0,
) {
  const wins = answer.outcome === "N";
  const ends = wins ? {longest: null, quickest: {remoteness, moves}} : {longest: moves, quickest: null};
  const choice = opponent.choose(answer, {level, errsAt: 1}, {seed, at: ply, opponentPlies: ply >> 1}, ends);
  assert.ok(choice);
  const move = answer.moves.listed.find(({touch}) => touch.join() === choice.touch.join());
  assert.ok(move, `${answer.address} ${choice.touch}`);
  return move;
}

/** Lists of heaps in descending order, with up to `total` counters. */
function* heaps(/** @type {number} */ total, cap = total) {
  yield [];
  for (let first = Math.min(total, cap); first >= 1; first--)
    for (const remaining of heaps(total - first, first)) yield [first, ...remaining];
}

/** @type {["normal" | "misere", string, number][]} */
const families = [
  ["normal", "nim", 9],
  ["misere", "nim", 7],
  ["normal", "kayles", 8],
  ["normal", "subtraction(1,3,4)", 8],
];

async function* wonPositions() {
  for (const [play, game, maxTotal] of families)
    for (const sizes of heaps(maxTotal)) {
      const position = sizes.length ? await solve(`${game}:${sizes}`, play) : null;
      if (position?.answer.outcome === "N" && position.answer.moves.total !== "0") yield position;
    }
}

test("at every ply exactly the stated part of all seeds errs", () => {
  for (const level of graded) {
    const {errs, of: outOf} = opponent.strengths[level];
    for (const ply of [0, 1, 2, 7, 40]) {
      let count = 0;
      for (let seed = 0; seed < draw.seeds; seed++) if (draw.isDrawn(seed, 2 * ply, errs, outOf)) count++;
      assert.equal(count * outOf, draw.seeds * errs, `${level} ${ply}`);
    }
  }
});

test("what is drawn comes of as many seeds as anything else, and not of the ply alone", () => {
  const counts = new Map();
  const items = ["a", "b", "c", "d", "e"];
  for (let seed = 0; seed < draw.seeds; seed++) {
    const chosenItem = draw.drawItem(seed, 3, items);
    counts.set(chosenItem, (counts.get(chosenItem) ?? 0) + 1);
  }
  assert.deepEqual([...counts.keys()].sort(), items);
  for (const count of counts.values()) assert.ok(Math.abs(count - draw.seeds / 5) <= 1, String(count));
  assert.equal(draw.drawItem(1, 0, []), null);
  // Errors at two plies are independent: half of the seeds that err at one err at the other too.
  let bothErr = 0;
  for (let seed = 0; seed < draw.seeds; seed++)
    if (draw.isDrawn(seed, 0, 1, 2) && draw.isDrawn(seed, 2, 1, 2)) bothErr++;
  assert.ok(Math.abs(bothErr * 4 - draw.seeds) < draw.seeds / 50, String(bothErr));
});

test("a win within sight is never missed, and any other is thrown away by the stated seeds", async () => {
  const counts = {near: 0, far: 0};
  for await (const position of wonPositions()) {
    const {answer, remoteness, moves} = position;
    const canErr = answer.moves.listed.some(({wins}) => wins === false);
    for (const level of graded) {
      const {errs, of: outOf, sees} = opponent.strengths[level];
      const isNear = remoteness <= sees;
      counts[isNear ? "near" : "far"]++;
      for (let seed = 0; seed < 64; seed++) {
        const {wins, touch} = chosenMove(position, level, seed, 4);
        const name = `${level} at ${answer.play} ${answer.address}, seed ${seed}`;
        if (isNear)
          assert.ok(
            moves.some((quick) => quick.join() === touch.join()),
            name,
          );
        else assert.equal(wins, !(canErr && draw.isDrawn(seed, 8, errs, outOf)), name);
      }
    }
  }
  assert.ok(counts.near > 100 && counts.far > 100, JSON.stringify(counts));
});

test("of a thousand games' seeds each level errs as often as is on record", async () => {
  const position = await solve("nim:5,4,3,2,2,1", "normal");
  assert.ok(position.remoteness > opponent.strengths.strong.sees);
  const errors = graded.map((level) => {
    let count = 0;
    for (let seed = 0; seed < 1000; seed++) if (!chosenMove(position, level, seed).wins) count++;
    return count;
  });
  assert.deepEqual(errors, [718, 484, 108]);
});

/** Returns true if an opponent of this level, moving first, wins against perfect play. */
async function winsFrom(/** @type {Solved} */ start, /** @type {Level} */ level, /** @type {number} */ seed) {
  const {play} = start.answer;
  let position = start;
  for (let ply = 0; ; ply++) {
    const {outcome, moves} = position.answer;
    if (moves.total === "0") return (outcome === "N") === (ply % 2 === 0);
    const {to = ""} = chosenMove(position, ply % 2 === 0 ? level : "perfect", seed, ply);
    position = await solve(to, play);
  }
}

test("each level wins more of the won games against perfect play than the one below it, and what it sees always", async () => {
  const levels = /** @type {Level[]} */ ([...graded, "perfect"]);
  const winCounts = levels.map(() => 0);
  let games = 0;
  for await (const start of wonPositions())
    for (let seed = 0; seed < 8; seed++) {
      games++;
      for (const [i, level] of levels.entries()) {
        const wins = await winsFrom(start, level, seed);
        if (wins) winCounts[i] = (winCounts[i] ?? 0) + 1;
        const sees = opponent.strengthOf(level)?.sees ?? Number.POSITIVE_INFINITY;
        if (start.remoteness <= sees) assert.ok(wins, `${level} ${start.answer.address}`);
      }
    }
  const [beginner = 0, casual = 0, strong = 0, perfect = 0] = winCounts;
  assert.ok(beginner < casual && casual < strong && strong < perfect, String(winCounts));
  assert.equal(perfect, games);
});

test("in a lost position the weaker ones move by the seed among what leaves most, the perfect one resists", async () => {
  const position = await solve("nim:5,5", "normal");
  for (const level of graded) {
    const reached = new Set();
    for (let seed = 0; seed < 400; seed++) reached.add(chosenMove(position, level, seed).to);
    // Ten moves; the heavier half leaves two counters at least.
    assert.deepEqual(
      [...reached].sort(),
      [2, 3, 4].flatMap((remaining) => [`nim:5,${remaining}`, `nim:${remaining},5`]).sort(),
    );
  }
  assert.equal(chosenMove(position, "perfect", 0).to, chosenMove(position, "perfect", 1).to);
});

test("where the distance to the end is not known, only the chance counts", async () => {
  const {answer} = await solve("nim:4,1,2", "normal");
  const {errs, of: outOf} = opponent.strengths.casual;
  for (let seed = 0; seed < 200; seed++) {
    const ends = {longest: null, quickest: null};
    const choice = opponent.choose(answer, {level: "casual", errsAt: 1}, {seed, at: 0, opponentPlies: 0}, ends);
    const move = answer.moves.listed.find(({touch}) => touch.join() === choice?.touch.join());
    assert.equal(move?.wins, !draw.isDrawn(seed, 0, errs, outOf));
  }
});
