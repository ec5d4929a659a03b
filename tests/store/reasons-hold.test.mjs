// The reasons hold: no theorem answers with "searched" or nothing, and what a sentence claims of all positions is tried on them.
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

/** What is said where nothing shorter is known; a formula and a theorem of misere play have the words of their game. */
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

/** The sizes that a heap of so many may be lowered to, in each place: all options of a row of heaps. */
const lowered = (heaps) => heaps.flatMap((heap, i) => Array.from({length: heap}, (_, kept) => heaps.with(i, kept)));
/** Whether the mover wins, by the rules alone. */
function solver(options, atEnd) {
  const known = new Map();
  return function wins(heaps) {
    const key = heaps.join();
    if (!known.has(key)) {
      const next = options(heaps);
      known.set(key, next.length === 0 ? atEnd : next.some((option) => !wins(option)));
    }
    return known.get(key);
  };
}
function* rows(length, most, least = 0) {
  if (length === 0) return yield [];
  for (const rest of rows(length - 1, most, least)) for (let n = least; n <= most; n++) yield [...rest, n];
}

test("misère Nim is won by the advice: as in normal Nim while that leaves a heap above 1, then an odd number of ones", async () => {
  const wins = solver(lowered, true);
  const sum = (heaps) => heaps.reduce((x, n) => x ^ n, 0);
  const isBig = (heaps) => heaps.some((n) => n > 1);
  let tried = 0;
  for (const heaps of rows(4, 6)) {
    if (!wins(heaps) || heaps.every((n) => n === 0)) continue;
    const options = lowered(heaps);
    const asNormal = options.filter((option) => sum(option) === 0);
    // A move of normal Nim that leaves no heap above 1 is not made.
    const kept = asNormal.filter(isBig);
    const advised = kept.length ? kept : options.filter((option) => !isBig(option) && sum(option) === 1);
    assert.ok(advised.length > 0, heaps.join());
    for (const option of advised) assert.ok(!wins(option), `${heaps} → ${option}`);
    const {moves} = await sg.analyze(`nim:${heaps}`, {play: "misere", moves: "winning"});
    for (const {touch} of moves.listed)
      assert.ok(
        advised.some((option) => String(option) === String(heaps.with(Number(touch[0]), Number(touch[1])))),
        `${heaps}: ${touch}`,
      );
    tried += 1;
  }
  assert.ok(tried > 1500);
});

test("the ends of End-Nim lose as its interval says", async () => {
  const ends = (row) =>
    row.length === 0
      ? []
      : [
          ...Array.from({length: row[0]}, (_, kept) => (kept ? row.with(0, kept) : row.slice(1))),
          ...(row.length > 1
            ? Array.from({length: row.at(-1)}, (_, kept) => (kept ? row.with(-1, kept) : row.slice(0, -1)))
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
      // Outside the interval equal ends lose, inside it ends that differ by one, at its far end nothing.
      const beside = (end, near, far) =>
        end === far ? 0 : end < Math.min(near, far) || end > Math.max(near, far) ? end : end + Math.sign(far - end);
      assert.deepEqual([left, right], [beside(last, front, behind), beside(first, behind, front)], String(row));
      assert.equal(wins(row), first !== left, String(row));
      // As it is said: between the two numbers, or on them, by one, the larger on the side of the smaller number; else equal.
      const within = [first, last].every((n) => n >= Math.min(front, behind) && n <= Math.max(front, behind));
      const lost = front > 0 && within ? last - first === Math.sign(front - behind) && first !== last : first === last;
      assert.equal(wins(row), !lost, String(row));
    }
});

test("two heaps with a pass are lost as an odd number and the next one", async () => {
  const options = ([a, b, pass]) => [
    ...lowered([a, b]).map((heaps) => [...heaps, pass]),
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
  const worth = async (heaps) => (await sg.analyze(`kiki:${heaps}`, {moves: "none"})).grundy;
  for (const [a, b] of [...rows(2, 9, 1)].filter(([a, b]) => a % 2 === 1 && b % 2 === 1 && a <= b)) {
    assert.equal(await worth([a - 1, b]), "1", `${a},${b}`);
    for (const option of [
      [a, b - 1],
      [a - 1, b - 1],
    ])
      assert.notEqual(await worth(option), "2", `${a},${b}`);
  }
});
