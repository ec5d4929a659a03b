// Hottest first: the component, the stop and the moves, each by what the engine says of every single move; and where it loses.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

let sources, sg;
/** @type {typeof import("../../web/game/hottest")} */
let hottest;
/** @type {typeof import("../../web/game/opponent")} */
let opponent;
/** @type {typeof import("../../web/game/dyadic")} */
let dyadic;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  hottest = await sources.load("/web/game/hottest.ts");
  opponent = await sources.load("/web/game/opponent.ts");
  dyadic = await sources.load("/web/game/dyadic.ts");
});
after(async () => {
  sg.close();
});

const ask = (/** @type {string} */ text) => sg.ask("value", {text});
const first = async (/** @type {string} */ address) => {
  const answer = await sg.analyze(address);
  return {answer, found: await hottest.hottestFirst(answer, ask)};
};

const sums = [
  "toppling-dominoes:brr + toppling-dominoes:bbrrrb",
  "toppling-dominoes:rrb + toppling-dominoes:brrbb + nim:2",
  "red-blue-hackenbush:0-1b 1-2r 0-3g + domineering:3x3 + nim:3",
  "snort:0-1 1-2 2-3 + domineering:2x3 + toppling-dominoes:brr",
  "clobber:xo/o. + col:0-1 1-2 0b + nim:1",
  "amazons:x../..o + domineering:2x2",
  "red-blue-hackenbush:0-1b 1-2r + red-blue-hackenbush:0-1r",
];

for (const sum of sums)
  for (const turn of ["", "turn=R "])
    test(`the best stop in the hottest component: ${turn}${sum}`, async () => {
      const {answer, found} = await first(turn + sum);
      assert.ok(found);
      const side = turn ? "R" : "L";
      const heat = (/** @type {number} */ c) => dyadic.dyadicOf(answer.components[c].measures.temperature);
      const movable = new Set(answer.moves.listed.map(({touch}) => Number(touch[0])));
      for (const other of movable) assert.ok(dyadic.order(heat(other), heat(found.component)) <= 0, String(other));
      // After each move of the component, where play stops with the other side to move.
      const stops = await Promise.all(
        answer.moves.listed.map(async ({touch, to}) => {
          if (Number(touch[0]) !== found.component) return null;
          const next = await sg.analyze(to);
          const {left_stop, right_stop} = next.components[found.component].measures;
          return {touch, stop: side === "L" ? right_stop : left_stop};
        }),
      );
      const own = stops.filter((one) => one !== null);
      const all = own.map(({stop}) => dyadic.dyadicOf(stop));
      const best = dyadic.textOf(side === "L" ? dyadic.greatest(all) : dyadic.least(all));
      assert.equal(found.stop, best);
      const told = found.touches.map((touch) => touch.join("."));
      for (const {touch, stop} of own) if (told.includes(touch.join("."))) assert.equal(stop, best, touch.join("."));
      assert.ok(told.length > 0);
    });

test("it throws away the win of the sum whose winning move is in the cooler component, and wins where the hotter has it", async () => {
  const style = /** @type {const} */ ({level: "hottest", errsAt: 1});
  const moveOf = async (/** @type {string} */ address) => {
    const {answer, found} = await first(address);
    const ends = {longest: null, quickest: null, hottest: found?.touches ?? null};
    const choice = opponent.choose(answer, style, {seed: 1, at: 0, made: 0}, ends);
    return answer.moves.listed.find(({touch}) => touch.join() === choice?.touch.join());
  };
  const thrown = await moveOf("toppling-dominoes:brr + toppling-dominoes:bbrrrb");
  assert.deepEqual([thrown?.touch[0], thrown?.wins], ["1", false]);
  const kept = await moveOf("red-blue-hackenbush:0-1b 1-2r 0-3g + domineering:3x3 + nim:3");
  assert.deepEqual([kept?.touch[0], kept?.wins], ["1", true]);
  // Of what is no such sum it makes the perfect move.
  const plain = await moveOf("nim:3,5,7");
  assert.equal(plain?.wins, true);
});

test("it is offered where it is a rule, and where it has been chosen", async () => {
  const [sum, single, nim] = await Promise.all(
    ["domineering:2x2 + nim:1", "domineering:2x2", "nim:1"].map((one) => sg.analyze(one)),
  );
  const offers = (/** @type {any} */ answer, /** @type {any} */ chosen) =>
    opponent.levelsAt(answer, chosen).includes("hottest");
  assert.deepEqual(
    [sum, single, nim].map((answer) => offers(answer, "casual")),
    [true, false, false],
  );
  assert.equal(offers(nim, "hottest"), true);
});
