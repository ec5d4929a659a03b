// Learning in the store: the tutor's judgement, hints, predictions, and puzzles with their attempts.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {typeof import("../../web/play/hint")} */
let hints;
/** @type {typeof import("../../web/play/tutor-text")} */
let tutor;
before(async () => {
  stores = await openStores();
  hints = await stores.sources.load("/web/play/hint.ts");
  tutor = await stores.sources.load("/web/play/tutor-text.ts");
});
afterEach(() => stores.leave());
after(() => stores.close());

async function openLink(/** @type {string} */ link) {
  const store = stores.store(link);
  await store.analysed();
  const {state} = store;
  return {
    ...store,
    verdictText: () =>
      stores.inEnglish(tutor.sayJudged(state.announcement.value?.verdict ?? {kind: "unknown", best: null})),
    hint() {
      const answer = state.analysis.answer.value;
      const level = state.teaching.hint.value;
      return answer && level !== 0
        ? stores.inEnglish(hints.hintOf(answer, level, {longest: state.longestDefence.longest.value}).words)
        : "";
    },
  };
}

test("the tutor says what a move did", async () => {
  const {play, at, verdictText} = await openLink("nim:1,2,4");
  for (const [move, to, sentence] of [
    ["heap 3: 4 → 0", "nim:1,2,0", "You gave the win away: heap 3: 4 → 3 would have won."],
    ["heap 2: 2 → 1", "nim:1,1,0", "You kept the win."],
    ["heap 1: 1 → 0", "nim:0,1,0", "No move would have won."],
  ]) {
    play(move);
    await at(to);
    assert.equal(verdictText(), sentence);
  }
});

test("what the tutor said stays beside the engine's reply, and goes with the person's next move or undo", async () => {
  const {state, play, at} = await openLink("nim:1,2,4");
  const kind = () => state.announcement.value?.verdict?.kind;
  state.autoplay.setSide("second");
  play("heap 3: 4 → 0");
  await at("nim:1,1,0");
  assert.deepEqual([state.announcement.value?.by, kind()], ["engine", "threw"]);
  play("heap 1: 1 → 0");
  await at("nim:0,0,0");
  assert.deepEqual([state.announcement.value?.by, kind()], ["engine", "lost"]);
  state.undo();
  await at("nim:1,1,0");
  assert.equal(state.announcement.value, null);
});

test("what the tutor said stays when the coach takes its error back, and goes when the engine moves for both", async () => {
  const {state, play, at} = await openLink("nim:3,5,7");
  state.autoplay.setStyle({level: "coach", errsAt: 1});
  state.autoplay.setSide("second");
  play("heap 1: 3 → 0");
  await at("nim:0,4,7");
  state.takeBack();
  await at("nim:0,5,5");
  assert.equal(state.announcement.value?.verdict?.kind, "threw");
  state.autoplay.setSide(null);
  state.autoplay.step();
  await at("nim:0,4,5");
  assert.equal(state.announcement.value?.verdict, null);
});

test("in a lost position the tutor and the second hint know what resists longest", async () => {
  const {state, play, at, verdictText, hint} = await openLink("nim:3,5,6");
  state.teaching.nextHint();
  assert.equal(hint(), "No winning move here.");
  state.teaching.nextHint();
  assert.equal(hint(), "No winning move here, but heap 1: 3 → 2 lasts longest.");
  play("heap 3: 6 → 0");
  await at("nim:3,5,0");
  assert.equal(verdictText(), "No move would have won, but heap 1: 3 → 2 would have lasted longest.");
  state.undo();
  await at("nim:3,5,6");
  assert.equal(state.announcement.value, null);
  play("heap 2: 5 → 4");
  await at("nim:3,4,6");
  assert.equal(verdictText(), "No move would have won, and none lasts longer than yours.");
});

test("a hint is taken in two steps, and is over with its position", async () => {
  const {state, at, hint} = await openLink("nim:1,2,7");
  for (const step of ["", "Look here: heap 3.", "Play: heap 3: 7 → 3.", "", "Look here: heap 3."]) {
    assert.equal(hint(), step);
    state.teaching.nextHint();
  }
  state.type("nim:1 + kayles:5");
  await at("nim:1 + kayles:5");
  assert.equal(hint(), "");
  state.teaching.nextHint();
  assert.equal(hint(), "Look here: Component 2.");
});

test("a prediction comes before all that would give it away, is counted, and is not asked twice", async () => {
  const {state, play, at} = await openLink("nim:3,5,7");
  const {teaching, interaction} = state;
  teaching.setPredict(true);
  assert.deepEqual([teaching.isCovered.value, interaction.hand.value.hints], [true, false]);
  teaching.nextHint();
  assert.equal(teaching.hint.value, 0);
  teaching.predictOutcome("win");
  assert.deepEqual([teaching.isCovered.value, interaction.hand.value.hints], [false, true]);
  play("heap 1: 3 → 2");
  await at("nim:2,5,7");
  assert.ok(teaching.isCovered.value);
  teaching.predictOutcome("win");
  teaching.predictOutcome("loss");
  assert.deepEqual(teaching.score.value, {right: 1, total: 2});
  state.undo();
  await at("nim:3,5,7");
  assert.equal(teaching.isCovered.value, false);
});

test("a word draws a position, an edit like any other; what draws no puzzle says so and leaves all as it was", async () => {
  const {state, at, currentAddress} = await openLink("kayles:7 + nim:3");
  const {puzzling} = state;
  assert.equal(await puzzling.draw({game: "kayles", size: 8, word: "abc"}), null);
  await at("kayles:3,3,2");
  state.undo();
  await at("kayles:7 + nim:3");
  const lot = {game: "coins(single)", size: 8, word: "abc"};
  assert.equal(await puzzling.puzzle(lot, new AbortController().signal), "no-puzzle");
  assert.equal(await puzzling.puzzle({...lot, game: "kayles"}, AbortSignal.abort()), "cancelled");
  assert.deepEqual([currentAddress(), puzzling.current.value], ["kayles:7 + nim:3", null]);
});

test("a puzzle keeps its answer back until a move solves it; undo finds it as it was left", async () => {
  const {state, play, at, currentAddress, line} = await openLink("nim:1");
  const {puzzling} = state;
  await puzzling.puzzle({game: "nim", size: 3, word: "竹林"}, new AbortController().signal);
  await at("nim:2,1");
  assert.deepEqual([puzzling.isOpen.value, state.teaching.isCovered.value], [true, true]);
  const tries = () =>
    puzzling.current.value?.tries.map(({move, reply}) => `${stores.inEnglish(move)}, ${stores.inEnglish(reply)}`);
  for (const _ of [1, 2]) play("heap 2: 1 → 0");
  await until(() => tries()?.length === 1);
  assert.deepEqual([currentAddress(), tries(), line().length], ["nim:2,1", ["heap 2: 1 → 0, heap 1: 2 → 0"], 1]);
  play("heap 1: 2 → 1");
  await at("nim:1,1");
  assert.deepEqual([puzzling.current.value?.result, state.teaching.isCovered.value], ["solved", false]);
  state.undo();
  await at("nim:2,1");
  assert.deepEqual([puzzling.current.value?.result, tries()?.length], ["solved", 1]);
});

test("the engine answers no puzzle", async () => {
  const {state, at, line} = await openLink("nim:1");
  state.autoplay.setSide("first");
  await at("nim:0");
  await state.puzzling.puzzle({game: "nim", size: 3, word: "竹林"}, new AbortController().signal);
  await at("nim:2,1");
  assert.deepEqual([state.autoplay.toMove.value, line()], [false, ["nim:2,1"]]);
  void state.puzzling.reveal();
  await until(() => line().length === 2);
});

test("the puzzle of a day is found by its link, and the link stays the day's", async () => {
  const {state, links} = stores.store("?puzzle=2027-01-06");
  await until(() => state.puzzling.isOpen.value);
  await until(() => state.analysis.isDone.value);
  const dailyPuzzle = await state.puzzling.daily("2027-01-06");
  assert.equal(state.question.value.address, dailyPuzzle);
  assert.deepEqual([state.puzzling.current.value?.isDaily, state.linkNow().address], [true, null]);
  void state.puzzling.reveal();
  assert.deepEqual([state.teaching.isCovered.value, state.puzzling.current.value?.result, links], [false, "shown", []]);
});
