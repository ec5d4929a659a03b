// The store by itself: numbers of engine queries and redraws, the state after a cancellation, and who may write.
import assert from "node:assert/strict";
import {after, afterEach, before, mock, test} from "node:test";
import {effect} from "@preact/signals";
import {openStores, recordCalls, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
before(async () => {
  stores = await openStores();
});
afterEach(() => stores.leave());
after(() => stores.close());

const singles = (/** @type {(string | [string, string])[]} */ ranges) =>
  ranges.flatMap((range) => {
    const [low, high] = typeof range === "string" ? [range, range] : range;
    return Array.from({length: Number(high) - Number(low) + 1}, (_, i) => String(Number(low) + i));
  });

/**
 * Looks up the touches of all heaps, as the page does when it draws them. Returns the number of draws, and `isWhole`:
 * true if the latest draw found every touch.
 */
function countDraws(/** @type {import("../../web/game/state").State} */ state) {
  const counts = {draws: 0, isWhole: false};
  effect(() => {
    const interaction = state.interaction.hand.value;
    counts.isWhole = true;
    const look = (/** @type {string[]} */ prefix) => {
      const lookup = interaction.look(prefix);
      if (lookup === null) counts.isWhole = false;
      else if (["component", "heap"].includes(lookup.asks))
        for (const element of singles(lookup.next)) look([...prefix, element]);
    };
    look([]);
    counts.draws++;
  });
  return counts;
}

for (const [from, touch, to] of [
  ["nim:3,5,7", "0 2", "nim:2,5,7"],
  ["kayles:7,3", "0 2 4", "kayles:2,4,3"],
  ["nim:3,4 + kayles:5", "0 0 1", "nim:1,4 + kayles:5"],
])
  test(`a move takes two trips to the engine, one after the other, and draws the board once: ${from}`, async () => {
    const {engine, calls, forget} = recordCalls(stores.engine);
    const {state, at} = stores.store(from, engine);
    const counts = countDraws(state);
    await at(from);
    await until(() => state.interaction.hand.value && counts.isWhole);
    for (const end of [to, from]) {
      forget();
      counts.draws = 0;
      if (end === to) await state.interaction.hand.value.touch(touch.split(" "));
      else state.undo();
      await at(end);
      assert.deepEqual([counts.draws, counts.isWhole], [1, true]);
      // The maximum length of a lost game is queried when everything is shown.
      const shownCalls = calls().filter(({name}) => name !== "remoteness");
      assert.deepEqual([...new Set(shownCalls.map(({name, depth}) => `${depth} ${name}`))], ["1 analyze", "2 touch"]);
      assert.equal(new Set(shownCalls.map(({args}) => JSON.stringify(args))).size, shownCalls.length);
    }
  });

/** An engine whose long searches wait until they are released. */
function slow() {
  let release = () => {};
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => {
    release = resolve;
  });
  let isSearching = () => {};
  /** @type {Promise<void>} */
  const searching = new Promise((resolve) => {
    isSearching = resolve;
  });
  /** @type {typeof stores.engine} */
  const engine = {
    ...stores.engine,
    async analyze(address, options) {
      if (Number(options?.budget) <= stores.glance) return stores.engine.analyze(address, options);
      isSearching();
      await released;
      return stores.engine.analyze(address, options);
    },
  };
  return {engine, release, searching};
}

/** A search that a glance does not finish. */
const hard = "kayles:9,10,11?play=misere";

test("what is found soon after a glance is shown with it, at once", async () => {
  mock.timers.enable({apis: ["setTimeout"]});
  const {state, analysed} = stores.store(hard);
  let shownCount = 0;
  effect(() => {
    if (state.analysis.answer.value) shownCount++;
  });
  await analysed();
  mock.timers.reset();
  assert.deepEqual([shownCount, state.analysis.answer.value?.status], [1, "solved"]);
});

test("what takes longer has its picture before, on the same board; then all is known of every touch", async () => {
  const {engine, release, searching} = slow();
  const {state, analysed} = stores.store(hard, engine);
  await searching;
  await until(() => state.analysis.answer.value !== null);
  const glanced = state.analysis.answer.value;
  assert.deepEqual([glanced?.status, state.analysis.isSlow.value], ["limit", true]);
  const counts = countDraws(state);
  await until(() => state.interaction.hand.value && counts.isWhole);
  assert.equal(state.interaction.hand.value.look(["0"])?.winning, null);
  release();
  await analysed();
  const answer = state.analysis.answer.value;
  assert.equal(answer?.status, "solved");
  assert.equal(answer?.board, glanced?.board);
  const winning = singles(state.interaction.hand.value.look([])?.winning ?? []);
  const heaps = answer?.moves.listed.flatMap(({touch, wins}) => (wins ? touch.slice(0, 1) : []));
  assert.deepEqual(winning, [...new Set(heaps)].sort());
});

test("a theorem names the winner at a glance; who wins after each move is found all the same", async () => {
  const {state, analysed} = stores.store("cram:4x6 + nim:1");
  const glanced = await stores.engine.analyze("cram:4x6 + nim:1", {budget: stores.glance});
  assert.deepEqual([glanced.status, glanced.outcome, glanced.moves.winning], ["solved", "N", null]);
  await analysed();
  const moves = state.analysis.answer.value?.moves;
  assert.deepEqual([moves?.winning, moves?.listed.filter(({wins}) => wins).length], ["1", 1]);
  assert.ok(moves?.listed.every(({wins}) => wins !== null));
});

test("a position that is cancelled before its glance has come still gets its picture", async () => {
  let release = () => {};
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => {
    release = resolve;
  });
  /** @type {typeof stores.engine} */
  const engine = {...stores.engine, analyze: (...args) => released.then(() => stores.engine.analyze(...args))};
  const {state} = stores.store(hard, engine);
  await until(() => state.analysis.isSlow.value);
  state.analysis.cancel();
  release();
  await until(() => !state.analysis.isBusy.value);
  const {isStale: stale, answer} = state.analysis;
  assert.deepEqual([stale.value, answer.value?.limit?.kind], [false, "cancelled"]);
});

test("a prefix that the engine refuses is one that nothing follows, and is not asked again", async () => {
  const {EngineError} = await stores.sources.load("/web/game/catalog/engine-error.ts");
  let refused = 0;
  /** @type {typeof stores.engine} */
  const engine = {
    ...stores.engine,
    async touch(address, prefix, play) {
      if (prefix.length === 0) return stores.engine.touch(address, prefix, play);
      refused++;
      throw new EngineError({code: "bad-request", at: null, expected: "a move"});
    },
  };
  const {state, at} = stores.store("nim:3,5", engine);
  await at("nim:3,5");
  const look = () => state.interaction.hand.value.look(["7"]);
  await until(() => look() !== null);
  assert.deepEqual([look()?.next, look()?.done, refused], [[], false, 1]);
  await state.interaction.hand.value.touch(["7", "1"]);
  assert.equal(state.question.value.address, "nim:3,5");
});

// The types reject each of these, or the line before it.
void ((/** @type {import("../../web/game/state").State} */ state) => {
  // @ts-expect-error
  state.lang.value = "en";
  // @ts-expect-error
  state.line.value = {...state.line.value, at: 0};
  // @ts-expect-error
  state.autoplay.watching.value = true;
  // @ts-expect-error
  state.interaction.hints.value = true;
  // @ts-expect-error
  state.teaching.tutor.value = true;
  // @ts-expect-error
  state.analysis.answer.value = null;
});

test("a game that was set aside stands as it was, and nothing was moved meanwhile", async () => {
  const {state, links, at, line, play} = stores.store("nim:4,5,6");
  await at("nim:4,5,6");
  state.autoplay.setSide("second");
  play("heap 1: 4 → 3");
  state.suspend({lang: "zh", theme: null});
  await at("nim:3,5,6");
  assert.deepEqual([state.autoplay.toMove.value, state.lang.value], [false, "zh"]);
  state.autoplay.setSide(null);
  state.open(stores.parseLink(links.at(-1)?.link ?? "").link, []);
  await at("nim:3,5,6");
  assert.deepEqual(line(), ["nim:4,5,6", "nim:3,5,6"]);
  state.undo();
  assert.deepEqual(line(), ["nim:4,5,6"]);
});
