// Hottest first: the component, the stop and the moves, checked against the engine's answer for every single move, and
// sums where the strategy loses.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

let sources, sg;
/** @type {typeof import("../../web/game/opponent/hottest")} */
let hottest;
/** @type {typeof import("../../web/game/opponent/opponent")} */
let opponent;
/** @type {typeof import("../../web/game/analysis/dyadic")} */
let dyadic;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  hottest = await sources.load("/web/game/opponent/hottest.ts");
  opponent = await sources.load("/web/game/opponent/opponent.ts");
  dyadic = await sources.load("/web/game/analysis/dyadic.ts");
});
after(async () => {
  sg.close();
});

const ask = (/** @type {string} */ text) => sg.ask("value", {text});
const hottestMove = async (/** @type {string} */ address) => {
  const answer = await sg.analyze(address);
  return {answer, strategy: await hottest.hottestFirst(answer, ask)};
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
      const {answer, strategy} = await hottestMove(turn + sum);
      assert.ok(strategy);
      const side = turn ? "R" : "L";
      const heat = (/** @type {number} */ c) => dyadic.dyadicOf(answer.components[c].measures.temperature);
      const movable = new Set(answer.moves.listed.map(({touch}) => Number(touch[0])));
      for (const other of movable) assert.ok(dyadic.compare(heat(other), heat(strategy.component)) <= 0, String(other));
      // Stops after each move of the component, with the other side to move.
      const stops = await Promise.all(
        answer.moves.listed.map(async ({touch, to}) => {
          if (Number(touch[0]) !== strategy.component) return null;
          const answerAfter = await sg.analyze(to);
          const {left_stop, right_stop} = answerAfter.components[strategy.component].measures;
          return {touch, stop: side === "L" ? right_stop : left_stop};
        }),
      );
      const knownStops = stops.filter((stop) => stop !== null);
      const stopValues = knownStops.map(({stop}) => dyadic.dyadicOf(stop));
      const best = dyadic.textOf(side === "L" ? dyadic.greatest(stopValues) : dyadic.least(stopValues));
      assert.equal(strategy.stop, best);
      const touchTexts = strategy.touches.map((touch) => touch.join("."));
      for (const {touch, stop} of knownStops)
        if (touchTexts.includes(touch.join("."))) assert.equal(stop, best, touch.join("."));
      assert.ok(touchTexts.length > 0);
    });

test("it throws away the win of the sum whose winning move is in the cooler component, and wins where the hotter has it", async () => {
  const style = /** @type {const} */ ({level: "hottest", errsAt: 1});
  const moveOf = async (/** @type {string} */ address) => {
    const {answer, strategy} = await hottestMove(address);
    const ends = {longest: null, quickest: null, hottest: strategy?.touches ?? null};
    const choice = opponent.choose(answer, style, {seed: 1, at: 0, opponentPlies: 0}, ends);
    return answer.moves.listed.find(({touch}) => touch.join() === choice?.touch.join());
  };
  const thrown = await moveOf("toppling-dominoes:brr + toppling-dominoes:bbrrrb");
  assert.deepEqual([thrown?.touch[0], thrown?.wins], ["1", false]);
  const winningMove = await moveOf("red-blue-hackenbush:0-1b 1-2r 0-3g + domineering:3x3 + nim:3");
  assert.deepEqual([winningMove?.touch[0], winningMove?.wins], ["1", true]);
  // In any other sum the strategy makes the perfect move.
  const plain = await moveOf("nim:3,5,7");
  assert.equal(plain?.wins, true);
});

test("it is offered where it is a rule, and where it has been chosen", async () => {
  const [sum, single, nim] = await Promise.all(
    ["domineering:2x2 + nim:1", "domineering:2x2", "nim:1"].map((address) => sg.analyze(address)),
  );
  const offers = (/** @type {any} */ answer, /** @type {any} */ level) =>
    opponent.availableLevels(answer, level).includes("hottest");
  assert.deepEqual(
    [sum, single, nim].map((answer) => offers(answer, "casual")),
    [true, false, false],
  );
  assert.equal(offers(nim, "hottest"), true);
});
