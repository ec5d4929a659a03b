// Presentation of a position in the store: what is revealed step by step, what is hidden until then, and where it
// returns to.
import assert from "node:assert/strict";
import {after, afterEach, before, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
/** @type {typeof import("../../web/game/analysis/drawn-sum").drawSum} */
let drawSum;
before(async () => {
  stores = await openStores();
  ({drawSum} = await stores.sources.load("/web/game/analysis/drawn-sum.ts"));
});
afterEach(() => stores.leave());
after(() => stores.close());

test("the steps are guess, answer, move and reason, forth and back; the winning touches wait for the move", async () => {
  const {state, at} = stores.store("nim:3,5,7?present=1");
  await at("nim:3,5,7");
  const {presenting, interaction} = state;
  const visibleState = () => [presenting.step.value, presenting.guess.value, interaction.hand.value.hints];
  assert.deepEqual(visibleState(), ["asked", null, false]);
  presenting.predict("loss");
  presenting.predict("win");
  assert.deepEqual(visibleState(), ["guessed", "win", false]);
  presenting.next("explained");
  assert.deepEqual(visibleState(), ["answered", "win", false]);
  presenting.predict("loss");
  assert.equal(presenting.guess.value, "win");
  presenting.next("explained");
  assert.deepEqual(visibleState(), ["moved", "win", true]);
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
  state.presenting.predict("win");
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
    const stateBefore = [state.mode.value, state.interaction.hand.value.hints];
    state.present(true);
    assert.equal(state.interaction.hand.value.hints, false);
    const openedLink = links.at(-1);
    assert.ok(openedLink?.push);
    assert.match(openedLink.link, /present=1/);
    play("heap 1: 3 → 2");
    await at("nim:2,5,7");
    state.present(false);
    assert.deepEqual([state.mode.value, state.interaction.hand.value.hints], stateBefore);
    assert.equal(state.question.value.address, "nim:2,5,7");
    assert.doesNotMatch(links.at(-1)?.link ?? "", /present/);
  });

/** @type {import("../../web/game/analysis/drawn-sum").DrawnGame} */
const nim = {game: "nim", maxSize: 12, kind: "nimber"};
/** @type {import("../../web/game/analysis/drawn-sum").DrawnGame} */
const domineering = {game: "domineering", maxSize: 6, kind: "partizan"};

test("another position is of the same games, and a new line", async () => {
  const {state, at, currentAddress, analysed} = stores.store("nim:3,5,7 + chomp:3x4?present=1&moves=0.0.2");
  await at("nim:2,5,7 + chomp:3x4");
  const games = [nim, {...nim, game: "chomp"}];
  await state.presenting.another(drawSum(games));
  await analysed();
  assert.match(currentAddress(), /^nim:[\d,^]+ \+ chomp:\S+$/);
  assert.notEqual(currentAddress(), "nim:2,5,7 + chomp:3x4");
  assert.equal(state.presenting.isOpen.value, true);
  await until(() => state.analysis.answer.value?.address === currentAddress());
  assert.equal(state.analysis.fault.value, null);
});

for (const [description, games, form] of /** @type {const} */ ([
  ["of Left and Right", [domineering], /^(turn=R )?domineering:\S+$/],
  [
    "of a sum of them with Nim",
    [nim, domineering, {...domineering, game: "-domineering"}],
    /^(turn=R )?nim:\S+ \+ domineering:\S+ \+ -domineering:\S+$/,
  ],
]))
  test(`another position ${description} has one player to move, Left or Right by lot`, async () => {
    const {state, currentAddress, analysed} = stores.store("domineering:2x2?present=1");
    await analysed();
    const moversSeen = new Set();
    for (let n = 0; moversSeen.size < 2; n++) {
      assert.ok(n < 60);
      await state.presenting.another(drawSum(games));
      await until(
        () => state.analysis.fault.value !== null || state.analysis.answer.value?.address === currentAddress(),
      );
      assert.equal(state.analysis.fault.value, null, currentAddress());
      assert.match(currentAddress(), form);
      assert.notEqual(state.analysis.answer.value?.moves.total, "0", currentAddress());
      moversSeen.add(currentAddress().startsWith("turn=R "));
    }
  });

test("another position is not put in the place of one that was opened meanwhile", async () => {
  const {state, at, currentAddress} = stores.store("nim:3,5,7?present=1");
  await at("nim:3,5,7");
  const newPosition = state.presenting.another(drawSum([nim]));
  state.edit("nim:1,2");
  await newPosition;
  assert.equal(currentAddress(), "nim:1,2");
});
