// A position before a class, in the store: what is told step by step, what is kept back until then, and where it leads back to.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "./store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
before(async () => {
  stores = await openStores();
});
afterEach(() => stores.leave());
after(() => stores.close());

test("the steps are guess, answer, move and reason, forth and back; the winning touches wait for the move", async () => {
  const {state, at} = stores.store("nim:3,5,7?present=1");
  await at("nim:3,5,7");
  const {presenting, hand} = state;
  const seen = () => [presenting.step.value, presenting.guess.value, hand.now.value.hints];
  assert.deepEqual(seen(), ["asked", null, false]);
  presenting.predict(false);
  presenting.predict(true);
  assert.deepEqual(seen(), ["guessed", true, false]);
  presenting.next("explained");
  assert.deepEqual(seen(), ["answered", true, false]);
  presenting.predict(false);
  assert.equal(presenting.guess.value, true);
  presenting.next("explained");
  assert.deepEqual(seen(), ["moved", true, true]);
  presenting.next("moved");
  assert.equal(presenting.step.value, "moved");
  presenting.next("explained");
  presenting.next("explained");
  assert.equal(presenting.step.value, "explained");
  for (const step of ["moved", "answered", "guessed", "asked", "asked"]) {
    presenting.back();
    assert.equal(presenting.step.value, step);
  }
});

test("without a guess the answer comes first, and the way back leads to the question", async () => {
  const {state, at} = stores.store("nim:3,5,7?present=1");
  await at("nim:3,5,7");
  state.presenting.next("answered");
  assert.equal(state.presenting.step.value, "answered");
  state.presenting.back();
  assert.equal(state.presenting.step.value, "asked");
});

test("a move, and a look back, ask anew", async () => {
  const {state, at, play} = stores.store("nim:3,5,7?present=1");
  await at("nim:3,5,7");
  state.presenting.predict(true);
  state.presenting.next("explained");
  play("heap 1: 3 → 2");
  await at("nim:2,5,7");
  assert.equal(state.presenting.step.value, "asked");
  assert.equal(state.presenting.guess.value, null);
  state.presenting.next("explained");
  state.go(0);
  await at("nim:3,5,7");
  assert.equal(state.presenting.step.value, "asked");
});

test("nothing is answered before it is known", async () => {
  const {state} = stores.store("nim:3,5,7?present=1", new Promise(() => {}));
  state.presenting.next("explained");
  assert.equal(state.presenting.step.value, "asked");
});

for (const mode of ["", "mode=play"])
  test(`it leads back to the position and the mode, ${mode || "analysed"}`, async () => {
    const {state, at, play, links} = stores.store(`nim:3,5,7?${mode}`);
    await at("nim:3,5,7");
    state.autoplay.setSide(null);
    const before = [state.mode.value, state.hand.now.value.hints];
    state.present(true);
    assert.equal(state.hand.now.value.hints, false);
    const opened = links.at(-1);
    assert.ok(opened?.push);
    assert.match(opened.link, /present=1/);
    play("heap 1: 3 → 2");
    await at("nim:2,5,7");
    state.present(false);
    assert.deepEqual([state.mode.value, state.hand.now.value.hints], before);
    assert.equal(state.question.value.address, "nim:2,5,7");
    assert.doesNotMatch(links.at(-1)?.link ?? "", /present/);
  });

test("another position is of the same games, and a new line", async () => {
  const {state, at, here, settled} = stores.store("nim:3,5,7 + chomp:3x4?present=1&moves=0.0.2");
  await at("nim:2,5,7 + chomp:3x4");
  const games = [
    {game: "nim", most: 12},
    {game: "chomp", most: 12},
  ];
  await state.presenting.another(games);
  await settled();
  assert.match(here(), /^nim:[\d,^]+ \+ chomp:\S+$/);
  assert.notEqual(here(), "nim:2,5,7 + chomp:3x4");
  assert.equal(state.presenting.isOpen.value, true);
  await until(() => state.analysis.answer.value?.address === here());
  assert.equal(state.analysis.fault.value, null);
});

test("another position is not put in the place of one that was opened meanwhile", async () => {
  const {state, at, here} = stores.store("nim:3,5,7?present=1");
  await at("nim:3,5,7");
  const drawn = state.presenting.another([{game: "nim", most: 12}]);
  state.edit("nim:1,2");
  await drawn;
  assert.equal(here(), "nim:1,2");
});
