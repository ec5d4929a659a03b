// What follows a move at a puzzle: the refutation of a wrong one on the board, and the rest after the right one.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {typeof import("../../web/play/current-reason")} */
let reasons;
before(async () => {
  stores = await openStores();
  reasons = await stores.sources.load("/web/play/current-reason.ts");
});
afterEach(() => stores.leave());
after(() => stores.close());

/** Clock that passes when it is told to: `pass` makes the latest wait end, and returns its length in ms. */
function createClock() {
  /** @type {{act(): void, delay: number} | null} */
  let wait = null;
  return {
    later(/** @type {() => void} */ act, /** @type {number} */ delay) {
      const mine = {act, delay};
      wait = mine;
      return () => {
        if (wait === mine) wait = null;
      };
    },
    isWaiting: () => wait !== null,
    pass() {
      const {act, delay} = wait ?? {act() {}, delay: null};
      wait = null;
      act();
      return delay;
    },
  };
}

async function openPuzzle(link = "nim:2,1?mode=play&puzzle=bamboo") {
  const clock = createClock();
  /** @type {{result: string | null, tries: number}[]} */
  const results = [];
  const store = stores.store(link, stores.engine, () => 1, {
    isStill: () => false,
    later: clock.later,
    onPuzzle: ({result, tries}) => results.push({result, tries: tries.length}),
  });
  await store.analysed();
  await until(() => store.state.puzzling.isOpen.value);
  return {...store, clock, results, tries: () => store.state.puzzling.current.value?.tries ?? []};
}

test("a wrong move and its reply are shown on the board, then taken back, and no link states them", async () => {
  const {state, play, at, line, links, clock, tries} = await openPuzzle();
  const {refutation} = state;
  play("heap 2: 1 → 0");
  await at("nim:2,0");
  assert.deepEqual([refutation.isShown.value, state.teaching.isCovered.value], [true, true]);
  await until(() => tries().length === 1);
  assert.equal(clock.pass(), 600);
  await at("nim:0,0");
  assert.deepEqual(
    state.linePlies.value.map(({by}) => by),
    [null, "you", "engine"],
  );
  assert.equal(state.linkNow().moves.length, 0);
  assert.equal(clock.pass(), 3000);
  await at("nim:2,1");
  assert.deepEqual([refutation.isShown.value, clock.isWaiting(), line(), links], [false, false, ["nim:2,1"], []]);
  assert.equal(state.canUndo.value, false);
});

test("the board is not to be touched meanwhile; a button takes it back at once, and so does undo", async () => {
  const {state, play, at, clock, tries} = await openPuzzle();
  play("heap 2: 1 → 0");
  await at("nim:2,0");
  await until(() => tries().length === 1);
  play("heap 1: 2 → 1");
  state.refutation.takeBack();
  await at("nim:2,1");
  assert.deepEqual([clock.isWaiting(), tries().length], [false, 1]);
  play("heap 1: 2 → 0");
  await at("nim:0,1");
  await until(() => tries().length === 2);
  assert.ok(state.canUndo.value);
  state.undo();
  await at("nim:2,1");
  clock.pass();
  assert.deepEqual([state.question.value.address, state.refutation.isShown.value], ["nim:2,1", false]);
});

test("two touches at once are one move on the board", async () => {
  const {state, play, at, tries, clock} = await openPuzzle();
  play("heap 2: 1 → 0");
  play("heap 1: 2 → 0");
  await until(() => tries().length === 2);
  assert.equal(state.linePlies.value.length, 2);
  state.refutation.takeBack();
  await at("nim:2,1");
  play("heap 2: 1 → 0");
  play("heap 1: 2 → 1");
  await until(() => state.puzzling.current.value?.result === "solved" || clock.isWaiting());
  const isSolved = state.puzzling.current.value?.result === "solved";
  await at(isSolved ? "nim:1,1" : "nim:2,0");
  assert.equal(state.linePlies.value.length, 2);
});

test("another link ends what is shown", async () => {
  const {state, play, at, clock, tries} = await openPuzzle();
  play("heap 2: 1 → 0");
  await until(() => tries().length === 1);
  const {link, badFields} = stores.parseLink("#/nim:5,4");
  state.open(link, badFields);
  clock.pass();
  await at("nim:5,4");
  assert.equal(state.refutation.isShown.value, false);
});

test("a last move that loses is a refutation without a reply", async () => {
  const {state, play, at, clock, tries} = await openPuzzle("nim:2?mode=play&play=misere&puzzle=bamboo");
  play("heap 1: 2 → 0");
  await at("nim:0");
  await until(() => tries().length === 1);
  assert.deepEqual([tries()[0]?.reply, state.autoplay.isOver.value], [null, true]);
  clock.pass();
  assert.equal(state.question.value.address, "nim:0");
  clock.pass();
  await at("nim:2");
});

test("where no motion is wanted the reply is only said", async () => {
  const {state, play, analysed} = stores.store("nim:2,1?mode=play&puzzle=bamboo");
  await analysed();
  await until(() => state.puzzling.isOpen.value);
  play("heap 2: 1 → 0");
  await until(() => state.puzzling.current.value?.tries.length === 1);
  assert.deepEqual([state.question.value.address, state.refutation.isShown.value], ["nim:2,1", false]);
});

test("after the solution the opponent waits, so that the reason stays, until the reader plays on", async () => {
  const {state, play, at, line} = await openPuzzle();
  play("heap 1: 2 → 1");
  await at("nim:1,1");
  assert.deepEqual([state.puzzling.isResting.value, state.autoplay.toMove.value], [true, false]);
  assert.match(stores.inEnglish(reasons.currentReason(state)) ?? "", /^The two heaps are equal\./);
  assert.deepEqual([...reasons.reasonHighlight(state).marks].length > 0, true);
  state.puzzling.goOn();
  assert.ok(state.autoplay.toMove.value);
  state.undo();
  assert.deepEqual(line(), ["nim:2,1"]);
});

test("a touch after the solution goes on, and undo ends the rest", async () => {
  const {state, play, at} = await openPuzzle();
  play("heap 1: 2 → 1");
  await at("nim:1,1");
  play("heap 1: 1 → 0");
  assert.deepEqual([state.puzzling.isResting.value, state.autoplay.toMove.value], [false, true]);
  state.undo();
  await at("nim:2,1");
  play("heap 1: 2 → 1");
  await at("nim:1,1");
  // It was solved before: this is a game now.
  assert.deepEqual([state.puzzling.isResting.value, state.autoplay.toMove.value], [false, true]);
});

test("the first try that misses counts once, and so does the end", async () => {
  const {state, play, at, tries, results} = await openPuzzle();
  for (const [move, to] of [
    ["heap 2: 1 → 0", "nim:2,0"],
    ["heap 1: 2 → 0", "nim:0,1"],
  ]) {
    const before = tries().length;
    play(move);
    await at(to);
    await until(() => tries().length > before);
    state.refutation.takeBack();
    await at("nim:2,1");
  }
  play("heap 1: 2 → 1");
  await at("nim:1,1");
  assert.deepEqual(results, [
    {result: null, tries: 1},
    {result: "solved", tries: 2},
  ]);
});
