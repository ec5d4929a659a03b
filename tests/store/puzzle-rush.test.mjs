// The rush: three minutes by an injected clock, harder and harder, three misses, and the best round.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {typeof import("../../web/game/puzzles/rush")} */
let rushes;
/** @type {typeof import("../../web/game/puzzles/puzzle-themes")} */
let themed;
/** @type {typeof import("../../web/game/puzzles/puzzle-progress")} */
let progress;
before(async () => {
  stores = await openStores();
  rushes = await stores.sources.load("/web/game/puzzles/rush.ts");
  themed = await stores.sources.load("/web/game/puzzles/puzzle-themes.ts");
  progress = await stores.sources.load("/web/game/puzzles/puzzle-progress.ts");
});
afterEach(() => stores.leave());
after(() => stores.close());

function openRush(seed = 1) {
  let time = 5000;
  /** @type {{at: number, act(): void} | null} */
  let wait = null;
  /** @type {number[]} */
  const scores = [];
  const rush = rushes.createRush({
    now: () => time,
    later(act, delay) {
      const mine = {at: time + delay, act};
      wait = mine;
      return () => {
        if (wait === mine) wait = null;
      };
    },
    newSeed: () => seed,
    onEnd: (score) => scores.push(score),
  });
  const answer = (/** @type {boolean} */ isSolved) => rush.answer(rush.current.value?.word ?? "", isSolved);
  return {
    rush,
    scores,
    answer,
    isWaiting: () => wait !== null,
    /** Lets time pass; `isAsleep`: nothing wakes meanwhile, as on a phone in the pocket. */
    pass(/** @type {number} */ ms, isAsleep = false) {
      const to = time + ms;
      while (!isAsleep && wait && wait.at <= to) {
        const {at, act} = wait;
        time = at;
        wait = null;
        act();
      }
      time = to;
    },
  };
}

test("a round has each puzzle once, from easy to hard, none under misère play, others by another seed", () => {
  const words = new Set();
  for (let seed = 0; seed < 20; seed++) {
    const puzzles = rushes.rushPuzzles(seed);
    assert.equal(puzzles.length, 42);
    assert.equal(new Set(puzzles.map(({word}) => word)).size, 42);
    assert.ok(puzzles.every(({play}) => play === "normal"));
    const ratings = puzzles.map(({rating}) => rating);
    assert.deepEqual(
      ratings,
      [...ratings].sort((a, b) => a - b),
    );
    assert.ok((ratings[0] ?? 0) < 1000 && (ratings.at(-1) ?? 0) > 1700);
    for (const {word} of puzzles) words.add(word);
  }
  const count = themed.themes.filter((theme) => theme !== "misere").flatMap((theme) => themed.seriesOf(theme)).length;
  assert.equal(words.size, count);
});

test("the clock counts whole seconds down, and ends the round", () => {
  const {rush, scores, answer, pass, isWaiting} = openRush();
  assert.deepEqual([rush.phase.value, isWaiting()], ["ready", false]);
  rush.start();
  assert.deepEqual([rush.phase.value, rush.secondsLeft.value], ["running", 180]);
  pass(1);
  assert.equal(rush.secondsLeft.value, 180);
  pass(999);
  assert.equal(rush.secondsLeft.value, 179);
  answer(true);
  pass(178_999);
  assert.deepEqual([rush.phase.value, rush.secondsLeft.value], ["running", 1]);
  pass(1);
  assert.deepEqual([rush.phase.value, rush.secondsLeft.value, isWaiting(), scores], ["over", 0, false, [1]]);
  answer(true);
  assert.deepEqual([rush.score.value, scores], [1, [1]]);
});

test("three misses end it; the misses are listed, and what is solved counts", () => {
  const {rush, scores, answer, isWaiting} = openRush();
  rush.start();
  const puzzles = rushes.rushPuzzles(1);
  for (const isSolved of [true, false, true, true, false]) answer(isSolved);
  assert.deepEqual([rush.current.value?.word, rush.phase.value], [puzzles[5]?.word, "running"]);
  answer(false);
  assert.deepEqual([rush.phase.value, rush.score.value, scores, isWaiting()], ["over", 3, [3], false]);
  assert.deepEqual(
    rush.missed.value.map(({word}) => word),
    [puzzles[1], puzzles[4], puzzles[5]].map((puzzle) => puzzle?.word),
  );
});

test("an answer after the time, or for another puzzle, does not count", () => {
  const {rush, scores, answer, pass} = openRush();
  rush.start();
  answer(true);
  rush.answer(rushes.rushPuzzles(1)[0]?.word ?? "", true);
  assert.equal(rush.score.value, 1);
  pass(200_000, true);
  answer(true);
  assert.deepEqual([rush.phase.value, scores], ["over", [1]]);
});

test("who solves every puzzle is done before the time", () => {
  const {rush, scores, answer} = openRush();
  rush.start();
  for (let i = 0; i < 42; i++) answer(true);
  assert.deepEqual([rush.phase.value, rush.current.value, scores], ["over", null, [42]]);
});

test("a round that is left counts nothing, and another begins anew", () => {
  const {rush, scores, answer, pass, isWaiting} = openRush();
  rush.start();
  answer(true);
  rush.leave();
  assert.deepEqual([rush.phase.value, isWaiting()], ["ready", false]);
  answer(true);
  pass(200_000);
  assert.deepEqual(scores, []);
  rush.start();
  assert.deepEqual([rush.score.value, rush.secondsLeft.value, rush.phase.value], [0, 180, "running"]);
});

test("the best round stays, and neither a rush nor its puzzles are rated", () => {
  /** @type {(string | null)[]} */
  const texts = [null];
  const storage = {read: () => texts.at(-1) ?? null, write: (/** @type {string} */ text) => void texts.push(text)};
  const open = () => progress.createProgress(storage, () => new Date("2027-03-01T12:00:00Z"));
  const store = open();
  for (const score of [4, 9, 7]) store.recordRush(score);
  assert.deepEqual([open().rushBest.value, open().player.value.count, open().total.value], [9, 0, 0]);
  store.clear();
  assert.equal(open().rushBest.value, 0);
});

test("the first try at each board is the answer, right or wrong", async () => {
  const {rush} = openRush();
  rush.start();
  const linkOf = () => {
    const {address, word} = /** @type {import("../../web/game/puzzles/puzzle-themes").ThemedPuzzle} */ (
      rush.current.value
    );
    return `${address}?mode=play&puzzle=${word}`;
  };
  const {state, analysed} = stores.store(linkOf(), stores.engine, () => 1, {
    onPuzzle: ({word, result}) => rush.answer(word, result === "solved"),
  });
  for (const isSolved of [true, false, true]) {
    await until(() => state.question.value.address === rush.current.value?.address && state.puzzling.isOpen.value);
    await analysed();
    const before = rush.results.value.length;
    const move = state.analysis.answer.value?.moves.listed.find(({wins}) => wins === isSolved);
    assert.ok(move);
    state.move(move.touch);
    await until(() => rush.results.value.length > before);
    const {link, badFields} = stores.parseLink(`#/${linkOf()}`);
    state.open(link, badFields);
  }
  assert.deepEqual(rush.results.value, [true, false, true]);
});
