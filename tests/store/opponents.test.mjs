// The opponents are as strong as is said of them: by every seed, in every position of whole families, and over whole games.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/**
 * @typedef {import("../../web/engine/types").Answer} Answer
 * @typedef {import("../../web/address/terms").Level} Level
 * @typedef {{answer: Answer, remoteness: number, moves: string[][]}} Solved
 */

let sources, sg;
/** @type {typeof import("../../web/game/draw")} */
let draw;
/** @type {typeof import("../../web/game/opponent")} */
let opponent;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  draw = await sources.load("/web/game/draw.ts");
  opponent = await sources.load("/web/game/opponent.ts");
});
after(async () => {
  sg.close();
});

const graded = /** @type {const} */ (["beginner", "casual", "strong"]);

/** @type {Map<string, Promise<Solved>>} */
const known = new Map();
function solved(/** @type {string} */ address, /** @type {import("../../web/engine/types").Play} */ play) {
  const key = `${play} ${address}`;
  const ask = async () => {
    const answer = await sg.analyze(address, {play});
    const {remoteness, moves} = await sg.remoteness(address, play);
    return {answer, remoteness, moves: moves.map(({touch}) => touch)};
  };
  const found = known.get(key) ?? ask();
  known.set(key, found);
  return found;
}

/** The move of an opponent who knows all there is to know. */
function chosen(
  /** @type {Solved} */ {answer, remoteness, moves},
  /** @type {Level} */ level,
  /** @type {number} */ seed,
  at = 0,
) {
  const wins = answer.outcome === "N";
  const ends = wins ? {longest: null, quickest: {remoteness, moves}} : {longest: moves, quickest: null};
  const choice = opponent.choose(answer, {level, errsAt: 1}, {seed, at, made: at >> 1}, ends);
  assert.ok(choice);
  const move = answer.moves.listed.find(({touch}) => touch.join() === choice.touch.join());
  assert.ok(move, `${answer.address} ${choice.touch}`);
  return move;
}

/** Heaps in falling order, with up to `most` counters. */
function* heaps(/** @type {number} */ most, cap = most) {
  yield [];
  for (let first = Math.min(most, cap); first >= 1; first--)
    for (const rest of heaps(most - first, first)) yield [first, ...rest];
}

/** @type {["normal" | "misere", string, number][]} */
const families = [
  ["normal", "nim", 9],
  ["misere", "nim", 7],
  ["normal", "kayles", 8],
  ["normal", "subtraction(1,3,4)", 8],
];

async function* wonPositions() {
  for (const [play, game, most] of families)
    for (const sizes of heaps(most)) {
      const position = sizes.length ? await solved(`${game}:${sizes}`, play) : null;
      if (position?.answer.outcome === "N" && position.answer.moves.total !== "0") yield position;
    }
}

test("at every ply exactly the stated part of all seeds errs", () => {
  for (const level of graded) {
    const {errs, of} = opponent.strengths[level];
    for (const at of [0, 1, 2, 7, 40]) {
      let count = 0;
      for (let seed = 0; seed < draw.seeds; seed++) if (draw.falls(seed, 2 * at, errs, of)) count++;
      assert.equal(count * of, draw.seeds * errs, `${level} ${at}`);
    }
  }
});

test("what is drawn comes of as many seeds as anything else, and not of the ply alone", () => {
  const counts = new Map();
  const items = ["a", "b", "c", "d", "e"];
  for (let seed = 0; seed < draw.seeds; seed++) {
    const one = draw.oneOf(seed, 3, items);
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  assert.deepEqual([...counts.keys()].sort(), items);
  for (const count of counts.values()) assert.ok(Math.abs(count - draw.seeds / 5) <= 1, String(count));
  assert.equal(draw.oneOf(1, 0, []), null);
  // Of two plies, the seeds that err at both are a part of a part.
  let both = 0;
  for (let seed = 0; seed < draw.seeds; seed++) if (draw.falls(seed, 0, 1, 2) && draw.falls(seed, 2, 1, 2)) both++;
  assert.ok(Math.abs(both * 4 - draw.seeds) < draw.seeds / 50, String(both));
});

test("a win within sight is never missed, and any other is thrown away by the stated seeds", async () => {
  const counts = {near: 0, far: 0};
  for await (const position of wonPositions()) {
    const {answer, remoteness, moves} = position;
    const canErr = answer.moves.listed.some(({wins}) => wins === false);
    for (const level of graded) {
      const {errs, of, sees} = opponent.strengths[level];
      const isNear = remoteness <= sees;
      counts[isNear ? "near" : "far"]++;
      for (let seed = 0; seed < 64; seed++) {
        const {wins, touch} = chosen(position, level, seed, 4);
        const name = `${level} at ${answer.play} ${answer.address}, seed ${seed}`;
        if (isNear)
          assert.ok(
            moves.some((quick) => quick.join() === touch.join()),
            name,
          );
        else assert.equal(wins, !(canErr && draw.falls(seed, 8, errs, of)), name);
      }
    }
  }
  assert.ok(counts.near > 100 && counts.far > 100, JSON.stringify(counts));
});

test("of a thousand games' seeds each level errs as often as is on record", async () => {
  const position = await solved("nim:5,4,3,2,2,1", "normal");
  assert.ok(position.remoteness > opponent.strengths.strong.sees);
  const errors = graded.map((level) => {
    let count = 0;
    for (let seed = 0; seed < 1000; seed++) if (!chosen(position, level, seed).wins) count++;
    return count;
  });
  assert.deepEqual(errors, [718, 484, 108]);
});

/** Whether the level wins as the one to move, against perfect play. */
async function winsFrom(/** @type {Solved} */ start, /** @type {Level} */ level, /** @type {number} */ seed) {
  const {play} = start.answer;
  let position = start;
  for (let at = 0; ; at++) {
    const {outcome, moves} = position.answer;
    if (moves.total === "0") return (outcome === "N") === (at % 2 === 0);
    const {to = ""} = chosen(position, at % 2 === 0 ? level : "perfect", seed, at);
    position = await solved(to, play);
  }
}

test("each level wins more of the won games against perfect play than the one below it, and what it sees always", async () => {
  const levels = /** @type {Level[]} */ ([...graded, "perfect"]);
  const won = levels.map(() => 0);
  let games = 0;
  for await (const start of wonPositions())
    for (let seed = 0; seed < 8; seed++) {
      games++;
      for (const [i, level] of levels.entries()) {
        const wins = await winsFrom(start, level, seed);
        if (wins) won[i] = (won[i] ?? 0) + 1;
        const sees = opponent.strengthOf(level)?.sees ?? Number.POSITIVE_INFINITY;
        if (start.remoteness <= sees) assert.ok(wins, `${level} ${start.answer.address}`);
      }
    }
  const [beginner = 0, casual = 0, strong = 0, perfect = 0] = won;
  assert.ok(beginner < casual && casual < strong && strong < perfect, String(won));
  assert.equal(perfect, games);
});

test("in a lost position the weaker ones move by the seed among what leaves most, the perfect one resists", async () => {
  const position = await solved("nim:5,5", "normal");
  for (const level of graded) {
    const seen = new Set();
    for (let seed = 0; seed < 400; seed++) seen.add(chosen(position, level, seed).to);
    // Ten moves; the heavier half leaves two counters at least.
    assert.deepEqual([...seen].sort(), [2, 3, 4].flatMap((kept) => [`nim:5,${kept}`, `nim:${kept},5`]).sort());
  }
  assert.equal(chosen(position, "perfect", 0).to, chosen(position, "perfect", 1).to);
});

test("where the distance to the end is not known, only the chance counts", async () => {
  const {answer} = await solved("nim:4,1,2", "normal");
  const {errs, of} = opponent.strengths.casual;
  for (let seed = 0; seed < 200; seed++) {
    const ends = {longest: null, quickest: null};
    const choice = opponent.choose(answer, {level: "casual", errsAt: 1}, {seed, at: 0, made: 0}, ends);
    const move = answer.moves.listed.find(({touch}) => touch.join() === choice?.touch.join());
    assert.equal(move?.wins, !draw.falls(seed, 0, errs, of));
  }
});
