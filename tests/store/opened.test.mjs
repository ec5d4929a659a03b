// Opening a link starts a game of its own: undo takes back its moves and edits, and never reaches an earlier game.
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

/** @typedef {import("../../web/game/state").State} State */
const follow = (/** @type {State} */ state, /** @type {string} */ link) => state.open(stores.parseLink(link).link, []);

/** Every link that the pages make, in each of the ways to follow one. */
async function allLinks() {
  /** @type {typeof import("../../web/shell/site")} */
  const {settingsOf} = await stores.sources.load("/web/shell/site.ts");
  const {onboardingGames} = await stores.sources.load("/web/game/modes/onboarding.ts");
  const {state} = stores.store("?theme=light");
  const {linkTo} = settingsOf({state});
  /** @type {[name: string, link: string, opens: string | null][]} */
  const linkEntries = [
    ["a card of the gallery", linkTo.position("kayles:7", "normal", "play"), "kayles:7"],
    ["the contest's or an article's link", linkTo.position("kayles:3,4", "misere"), "kayles:3,4"],
    ["a puzzle of a theme", linkTo.puzzle("nim:2,1", "normal", "abc"), "nim:2,1"],
    ["the puzzle of the day", linkTo.puzzle(null, "normal", "2026-01-02"), null],
  ];
  for (const [level, address] of onboardingGames.entries())
    linkEntries.push([`game ${level + 1} of the first page`, linkTo.home(level), address]);
  return linkEntries;
}

test("undo never leaves a game for the one before, by whichever road it was opened", async () => {
  for (const [name, link, opens] of await allLinks())
    for (const previousLink of ["", "chomp:3x3", "nim:3,5,7?moves=0.0;2.5"]) {
      const {state, currentAddress, analysed} = stores.store(previousLink);
      await analysed();
      const start = currentAddress();
      state.suspend({lang: null, theme: null});
      follow(state, link);
      await until(
        () => currentAddress() === (opens ?? currentAddress()) && (opens !== null || currentAddress() !== start),
      );
      await analysed();
      const openedAddress = currentAddress();
      const description = `${name}, after ${previousLink || "the first page"}`;
      assert.equal(state.linePlies.value.length, 1, description);
      assert.equal(state.canUndo.value, false, description);
      for (let press = 0; press < 3; press++) state.undo();
      assert.equal(currentAddress(), openedAddress, description);
      state.autoplay.setSide(null);
      const move = state.analysis.answer.value?.moves.listed.find(({wins}) => wins);
      state.move(move?.touch ?? []);
      await until(() => currentAddress() !== openedAddress);
      for (let press = 0; press < 3; press++) state.undo();
      assert.equal(currentAddress(), openedAddress, description);
      state.close();
    }
});

test("the third game of three heaps is begun anew after the first was played, and finds its moves again on the way back", async () => {
  const {state, at, play, links, line} = stores.store("");
  await at("nim:3,5,7");
  play("heap 1: 3 → 0");
  await at("nim:0,5,5");
  const returnLink = links.at(-1)?.link ?? "";
  follow(state, "#/?rung=3");
  await at("nim:3,5,7");
  assert.deepEqual([line(), state.canUndo.value], [["nim:3,5,7"], false]);
  follow(state, returnLink);
  await at("nim:0,5,5");
  assert.deepEqual(line(), ["nim:3,5,7", "nim:0,5,7", "nim:0,5,5"]);
});

test("a game that an element is given is one of its own", async () => {
  /** @type {typeof import("../../web/embed/attributes")} */
  const {readAttributes} = await stores.sources.load("/web/embed/attributes.ts");
  const {state, at, play, currentAddress} = stores.store("nim:2,2");
  await at("nim:2,2");
  play("heap 1: 2 → 1");
  await at("nim:1,2");
  state.open(readAttributes({at: "kayles:4"}).link, []);
  await at("kayles:4");
  state.undo();
  assert.deepEqual([currentAddress(), state.canUndo.value], ["kayles:4", false]);
});

test("the moves of a link are taken back one by one, and made again", async () => {
  for (const [link, lines] of /** @type {[string, string[]][]} */ ([
    ["nim:3,5,7?moves=0.2;1.0;2.2", ["nim:2,0,2", "nim:2,0,7", "nim:2,5,7", "nim:3,5,7"]],
    ["nim:3,5,7?moves=0.2;1.0;2.2&at=2", ["nim:2,0,7", "nim:2,5,7", "nim:3,5,7"]],
  ])) {
    const {state, at, currentAddress, line} = stores.store(link);
    await at(lines[0] ?? "");
    const fullLine = line();
    for (const address of lines.slice(1)) {
      state.undo();
      assert.deepEqual([currentAddress(), line().at(-1)], [address, address]);
    }
    assert.equal(state.canUndo.value, false);
    for (const address of lines.toReversed().slice(1)) {
      state.redo();
      assert.equal(currentAddress(), address);
    }
    assert.deepEqual([line(), state.canRedo.value], [fullLine, false]);
  }
});
