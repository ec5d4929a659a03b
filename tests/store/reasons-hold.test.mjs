// Reasons of verdicts: no theorem answers with "searched" or nothing, and sentences about all positions are checked on
// them.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";
import {randomPositions} from "../helpers/random-positions.mjs";

let sources;
let sg;
let lines;
let formulasOf;
before(async () => {
  sources = await openSources();
  lines = await sources.load("/web/explain/lines.ts");
  const [english] = await sources.languages();
  formulasOf = (id) => english.game(id).story.formulas;
  sg = await createEngine();
});
after(() => {
  sg.close();
});

/** Keys used if there is nothing more specific; a formula and a theorem of misère play have the words of their game. */
const generic = new Set(["search", "wild", "mex", "limit"]);
const hasWords = ({key, facts}, {id}) =>
  key === "formula"
    ? facts.id in formulasOf(id)
    : key === "misere-theorem"
      ? "misere" in formulasOf(id)
      : !generic.has(key);

/** Games whose first positions have their few options as the reason. */
const byOptions = {lieges: "heaps up to 4, of at most two options each"};

test("an answer by theorem has a reason that is no search", async () => {
  const byTheorem = new Set();
  for await (const {address, play} of randomPositions(sg, await sg.catalog())) {
    const answer = await sg.analyze(address, {play, moves: "none", budget: 100_000});
    if (answer.ground !== "theorem" || lines.isOver(answer)) continue;
    byTheorem.add(`${answer.game} ${play}`);
    const reason = lines.decisive(lines.linesOf(answer));
    assert.ok(reason, `${play} ${address}`);
    const isShort = answer.id in byOptions && reason.key === "mex" && BigInt(answer.moves.total) < 3n;
    assert.ok(answer.components || isShort || hasWords(reason, answer), `${play} ${address}: ${reason.key}`);
  }
  assert.ok(byTheorem.size > 80, String(byTheorem.size));
});

/** All options of a row of heaps, given the sizes that the heap in each place may be lowered to. */
const loweredHeaps = (heaps) =>
  heaps.flatMap((heap, i) => Array.from({length: heap}, (_, remaining) => heaps.with(i, remaining)));
/** True if the mover wins, by the rules alone. */
function solver(options, atEnd) {
  const cache = new Map();
  return function wins(heaps) {
    const key = heaps.join();
    if (!cache.has(key)) {
      const next = options(heaps);
      cache.set(key, next.length === 0 ? atEnd : next.some((option) => !wins(option)));
    }
    return cache.get(key);
  };
}
function* rows(length, max, min = 0) {
  if (length === 0) return yield [];
  for (const prefix of rows(length - 1, max, min)) for (let n = min; n <= max; n++) yield [...prefix, n];
}

test("misère Nim is won by the advice: as in normal Nim while that leaves a heap above 1, then an odd number of ones", async () => {
  const wins = solver(loweredHeaps, true);
  const sum = (heaps) => heaps.reduce((x, n) => x ^ n, 0);
  const isBig = (heaps) => heaps.some((n) => n > 1);
  let triedCount = 0;
  for (const heaps of rows(4, 6)) {
    if (!wins(heaps) || heaps.every((n) => n === 0)) continue;
    const options = loweredHeaps(heaps);
    const asNormal = options.filter((option) => sum(option) === 0);
    // A move of normal Nim that leaves no heap above 1 is not made.
    const bigOptions = asNormal.filter(isBig);
    const advised = bigOptions.length ? bigOptions : options.filter((option) => !isBig(option) && sum(option) === 1);
    assert.ok(advised.length > 0, heaps.join());
    for (const option of advised) assert.ok(!wins(option), `${heaps} → ${option}`);
    const {moves} = await sg.analyze(`nim:${heaps}`, {play: "misere", moves: "winning"});
    for (const {touch} of moves.listed)
      assert.ok(
        advised.some((option) => String(option) === String(heaps.with(Number(touch[0]), Number(touch[1])))),
        `${heaps}: ${touch}`,
      );
    triedCount += 1;
  }
  assert.ok(triedCount > 1500);
});

test("the ends of End-Nim lose as its interval says", async () => {
  const ends = (row) =>
    row.length === 0
      ? []
      : [
          ...Array.from({length: row[0]}, (_, remaining) => (remaining ? row.with(0, remaining) : row.slice(1))),
          ...(row.length > 1
            ? Array.from({length: row.at(-1)}, (_, remaining) =>
                remaining ? row.with(-1, remaining) : row.slice(0, -1),
              )
            : []),
        ];
  const wins = solver(ends, false);
  for (const length of [2, 3, 4])
    for (const row of rows(length, 4, 1)) {
      const {why} = await sg.analyze(`end-nim:${row}`, {moves: "none"});
      const {front, behind, first, last, left, right} = Object.fromEntries(
        Object.entries(why[0].facts).map(([name, fact]) => [name, Number(fact)]),
      );
      const middle = row.slice(1, -1);
      assert.equal(wins(front ? [front, ...middle] : middle), false, `${row}: ${front} before`);
      assert.equal(wins(behind ? [...middle, behind] : middle), false, `${row}: ${behind} behind`);
      // Outside of the interval equal ends lose; inside, ends that differ by one; at its far end, nothing.
      const lostEnd = (end, near, far) =>
        end === far ? 0 : end < Math.min(near, far) || end > Math.max(near, far) ? end : end + Math.sign(far - end);
      assert.deepEqual([left, right], [lostEnd(last, front, behind), lostEnd(first, behind, front)], String(row));
      assert.equal(wins(row), first !== left, String(row));
      // The sentence's own terms: between the two numbers, or on them, the larger one by one on the side of the smaller
      // number; else equal.
      const within = [first, last].every((n) => n >= Math.min(front, behind) && n <= Math.max(front, behind));
      const isLost =
        front > 0 && within ? last - first === Math.sign(front - behind) && first !== last : first === last;
      assert.equal(wins(row), !isLost, String(row));
    }
});

test("two heaps with a pass are lost as an odd number and the next one", async () => {
  const options = ([a, b, pass]) => [
    ...loweredHeaps([a, b]).map((heaps) => [...heaps, pass]),
    ...(pass && a + b > 0 ? [[a, b, 0]] : []),
  ];
  const wins = solver(options, false);
  for (const [a, b] of rows(2, 16, 1)) {
    const isPair = Math.min(a, b) % 2 === 1 && Math.abs(a - b) === 1;
    assert.equal(!wins([a, b, 1]), isPair, `${a},${b}`);
    assert.equal((await sg.analyze(`pass-nim:${a},${b}/pass`, {moves: "none"})).outcome, isPair ? "P" : "N");
  }
});

test("of two odd heaps in Kiki's game the smaller, lowered by one, leaves 1, and no move leaves 2", async () => {
  const kikiValue = async (heaps) => (await sg.analyze(`kiki:${heaps}`, {moves: "none"})).grundy;
  for (const [a, b] of [...rows(2, 9, 1)].filter(([a, b]) => a % 2 === 1 && b % 2 === 1 && a <= b)) {
    assert.equal(await kikiValue([a - 1, b]), "1", `${a},${b}`);
    for (const option of [
      [a, b - 1],
      [a - 1, b - 1],
    ])
      assert.notEqual(await kikiValue(option), "2", `${a},${b}`);
  }
});
