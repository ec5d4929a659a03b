// Table mode in the store: what it hides, the switch to the analysis, the reveal, and the levels of the first page.
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

test("at the table no touch is lit and the engine moves second; the analysis lights them and leaves both sides to the reader", async () => {
  const {state, at, play, links} = stores.store("nim:3,5,7?mode=play&opponent=perfect");
  await at("nim:3,5,7");
  assert.equal(state.interaction.hand.value.hints, false);
  assert.equal(state.autoplay.side.value, "second");
  state.setMode("analyse");
  assert.equal(state.interaction.hand.value.hints, true);
  assert.equal(state.autoplay.side.value, null);
  assert.equal(links.at(-1)?.link, "#/nim:3,5,7");
  state.setMode("play");
  assert.equal(state.autoplay.side.value, "second");
  assert.equal(links.at(-1)?.link, "#/nim:3,5,7?mode=play&opponent=perfect");
  play("heap 1: 3 → 0");
  await at("nim:0,5,5");
});

test("the reader's seat is kept while the position is analysed", async () => {
  const {state, at} = stores.store("nim:3,5,7?mode=play");
  await at("nim:3,5,7");
  state.autoplay.setSide(null);
  state.setMode("analyse");
  state.setMode("play");
  assert.equal(state.autoplay.side.value, null);
});

test("the lid is lifted by a question, and a look back leaves it so; a move or a new game shuts it", async () => {
  const {state, at, play} = stores.store("nim:1,1?mode=play");
  await at("nim:1,1");
  play("heap 1: 1 → 0");
  await at("nim:0,0");
  state.reveal.open();
  state.go(0);
  await at("nim:1,1");
  assert.equal(state.reveal.isOpen.value, true);
  state.again();
  assert.equal(state.reveal.isOpen.value, false);
  state.reveal.predict(true);
  assert.equal(state.reveal.guess.value, true);
  play("heap 2: 1 → 0");
  await until(() => !state.reveal.isOpen.value);
  assert.equal(state.reveal.guess.value, null);
});

test("the first page has a game and five rungs, each with a link that keeps its moves, against an opponent that does not err", async () => {
  const {onboardingGames} = await stores.sources.load("/web/game/modes/onboarding.ts");
  const {state, at, play, links} = stores.store("");
  await at(onboardingGames[0]);
  assert.equal(state.rung.value, 0);
  state.autoplay.setStyle({level: "beginner", errsAt: 1});
  assert.equal(state.autoplay.style.value.level, "perfect");
  play("heap 1: 3 → 0");
  await at("nim:0,5,5");
  assert.match(links.at(-1)?.link ?? "", /^#\/\?moves=0\.0;2\.5$/);
  for (const [level, address] of [...onboardingGames.entries()].slice(1)) {
    const link = `#/?rung=${level}`;
    state.open(stores.parseLink(link).link, []);
    await at(address);
    assert.equal(stores.formatLink(state.linkNow()), link);
  }
  state.setMode("analyse");
  assert.equal(state.rung.value, null);
  assert.equal(state.autoplay.style.value.level, "beginner");
  assert.match(links.at(-1)?.link ?? "", /^#\/hackenbush:/);
});

test("whoever begins wins each game of the first page", async () => {
  const {onboardingGames} = await stores.sources.load("/web/game/modes/onboarding.ts");
  for (const start of onboardingGames) assert.equal((await stores.engine.analyze(start)).outcome, "N", start);
});

test("the reader has won the last game by winning moves alone, not by others", async () => {
  const {onboardingGames, lastRung} = await stores.sources.load("/web/game/modes/onboarding.ts");
  const {currentAccount, isWonByReader} = await stores.sources.load("/web/game/line/account-of-game.ts");
  for (const isGood of [true, false]) {
    const {state, at, analysed} = stores.store(`?rung=${lastRung}`);
    await at(onboardingGames[lastRung]);
    while (!currentAccount(state)) {
      const {listed = []} = state.analysis.answer.value?.moves ?? {};
      if (!state.autoplay.toMove.value)
        state.move((listed.find(({wins}) => wins === isGood) ?? listed[0])?.touch ?? []);
      const plies = state.linePlies.value.length;
      await until(() => state.linePlies.value.length > plies || currentAccount(state) !== null);
      await until(() => !state.autoplay.toMove.value || currentAccount(state) !== null);
      await analysed();
    }
    assert.equal(isWonByReader(currentAccount(state)), isGood);
  }
});

test("a thought of heaps is what Nim says: none is left over exactly where the mover loses", async () => {
  const {unpairedHeaps} = await stores.sources.load("/web/home/thoughts.ts");
  const engine = stores.engine;
  for (let a = 0; a <= 6; a++)
    for (let b = 0; b <= 6; b++) {
      const {outcome} = await engine.analyze(`nim:${a},${b}`);
      assert.equal(unpairedHeaps([String(a), String(b)]).length === 0, outcome === "P", `${a},${b}`);
    }
  assert.deepEqual(unpairedHeaps(["2", "5", "3", "2", "3"]), [1]);
  assert.deepEqual(unpairedHeaps(["0", "4", "0"]), [1]);
});
