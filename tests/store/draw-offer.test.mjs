// A position that comes back: a draw is offered, the engine agrees unless it can win, and undo takes the draw back.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
before(async () => {
  stores = await openStores();
});
afterEach(() => stores.leave());
after(() => stores.close());

const round = "digraph(1>2 2>1)";

test("once the position has come back the engine agrees to a draw, which ends the game until it is undone", async () => {
  const {state, at} = stores.store(`${round}:1?mode=play&opponent=perfect`);
  await at(`${round}:1`);
  assert.equal(state.drawOffer.canOffer.value, false);
  state.move(["0", "2"]);
  await until(() => state.line.value.at === 2 && state.analysis.currentAnswer.value !== null);
  assert.equal(state.question.value.address, `${round}:1`);
  assert.equal(state.drawOffer.canOffer.value, true);
  state.drawOffer.offer();
  assert.equal(state.drawOffer.isAgreed.value, true);
  assert.equal(state.autoplay.isOver.value, true);
  assert.equal(state.drawOffer.canOffer.value, false);
  state.undo();
  await at(`${round}:1`);
  assert.equal(state.drawOffer.isAgreed.value, false);
  assert.equal(state.autoplay.isOver.value, false);
});

test("two players agree at once, and an engine that can win does not", async () => {
  // From 2 every move loses; its player and the other go to and fro all the same.
  const lost = "digraph(1>2 2>1 1>3)";
  const {state, at} = stores.store(`${lost}:2?mode=play`);
  await at(`${lost}:2`);
  state.autoplay.setSide(null);
  state.move(["0", "1"]);
  await at(`${lost}:1`);
  state.move(["0", "2"]);
  await until(() => state.line.value.at === 2 && state.analysis.currentAnswer.value !== null);
  assert.equal(state.drawOffer.canOffer.value, true);
  state.autoplay.setSide("second");
  state.drawOffer.offer();
  assert.equal(state.drawOffer.isRefused.value, true);
  assert.equal(state.autoplay.isOver.value, false);
  state.move(["0", "1"]);
  await until(() => state.autoplay.isOver.value);
  assert.equal(state.question.value.address, `${lost}:3`);
});

test("a game that always ends offers no draw", async () => {
  const {state, at} = stores.store("nim:1,1?mode=play");
  await at("nim:1,1");
  assert.equal(state.drawOffer.canOffer.value, false);
});
