// Playing in the store: opponents, watching, undo, branches, and links replayed, on every kind of board.
import assert from "node:assert/strict";
import {after, afterEach, before, describe, test} from "node:test";
import {openStores, until} from "../helpers/store.mjs";

/** @type {Awaited<ReturnType<typeof openStores>>} */
let stores;
before(async () => {
  stores = await openStores();
});
afterEach(() => stores.leave());
after(() => stores.close());

/** Opens a link with these fields and waits for its analysis. */
async function openLink(/** @type {string} */ link, /** @type {string} */ address = link) {
  const store = stores.store(link);
  await store.at(address);
  return store;
}

test("the perfect opponent wins what is won, and resists longest where all is lost", async () => {
  const {state, play, at} = await openLink("nim:3,5,7");
  state.autoplay.setStyle({level: "perfect", errsAt: 2});
  state.autoplay.setSide("second");
  play("heap 1: 3 → 0");
  await at("nim:0,5,5");
  state.type("nim:1,2,2");
  await at("nim:1,2,2");
  play("heap 1: 1 → 0");
  await at("nim:0,1,2");
});

test("sides are swapped at any time", async () => {
  const {state, at} = await openLink("nim:3,5,7");
  state.autoplay.setStyle({level: "perfect", errsAt: 2});
  state.autoplay.setSide("second");
  state.autoplay.setSide("first");
  await at("nim:2,5,7");
});

test("undo and redo against the engine stop where the person is to move", async () => {
  const {state, play, at, line} = await openLink("nim:3,5,7");
  state.autoplay.setStyle({level: "perfect", errsAt: 2});
  state.autoplay.setSide("second");
  play("heap 1: 3 → 0");
  await at("nim:0,5,5");
  state.undo();
  await at("nim:3,5,7");
  assert.equal(line().length, 1);
  state.redo();
  await at("nim:0,5,5");
  assert.equal(line().length, 3);
});

test("the coach errs with the chosen move, takes it back, and errs no more", async () => {
  const {state, play, at} = await openLink("nim:3,5,7");
  state.autoplay.setStyle({level: "coach", errsAt: 1});
  state.autoplay.setSide("second");
  play("heap 1: 3 → 0");
  await at("nim:0,4,7");
  assert.equal(stores.inEnglish(state.announcement.value?.slip?.what), "heap 3: 7 → 5");
  state.takeBack();
  await at("nim:0,5,5");
  assert.equal(state.announcement.value?.slip, null);
  assert.deepEqual(
    state.branches.value.map(({plies}) => plies.map(({address}) => address)),
    [["nim:0,4,7"]],
  );
  play("heap 2: 5 → 4");
  await at("nim:0,4,4");
});

test("each game has a seed of its own, by which the opponent draws; undo brings it back", async () => {
  let games = 0;
  const {state, play, at, currentAddress} = stores.store("nim:3,5,7", stores.engine, () => ++games);
  const begin = () => at("nim:3,5,7");
  await begin();
  state.autoplay.setStyle({level: "beginner", errsAt: 1});
  state.autoplay.setSide("second");
  const reply = async () => {
    play("heap 1: 3 → 0");
    await until(() => state.line.value.at === 2 && state.analysis.isDone.value);
    return currentAddress();
  };
  const replies = new Set();
  for (let game = 1; game <= 6; game++) {
    assert.deepEqual([state.line.value.seed, games], [game, game]);
    const first = await reply();
    replies.add(first);
    state.undo();
    await begin();
    assert.equal(await reply(), first);
    state.restart("nim:3,5,7", "normal");
    await begin();
  }
  assert.ok(replies.size > 2, [...replies].join(" "));
  state.undo();
  assert.equal(state.line.value.seed, 6);
});

test("the casual opponent sees a win that is four plies away by every seed", async () => {
  for (let seed = 0; seed < 12; seed++) {
    const {state, play, at} = stores.store("nim:2,2,1", stores.engine, () => seed);
    await at("nim:2,2,1");
    state.autoplay.setStyle({level: "casual", errsAt: 1});
    state.autoplay.setSide("second");
    play("heap 1: 2 → 1");
    await at("nim:1,0,1");
    state.close();
  }
});

test("a game that is over has its account, which undo takes away; a link to it has it too", async () => {
  /** @type {typeof import("../../web/game/line/account-of-game")} */
  const {currentAccount} = await stores.sources.load("/web/game/line/account-of-game.ts");
  const {state, play, at, links} = await openLink("nim:1,2");
  state.autoplay.setStyle({level: "perfect", errsAt: 2});
  state.autoplay.setSide("second");
  play("heap 1: 1 → 0");
  await at("nim:0,0");
  const facts = () => {
    const account = currentAccount(state);
    return [account?.winner, account?.side, account?.decisive?.winningMove?.text];
  };
  assert.deepEqual(facts(), [1, "second", "2: 2 > 1"]);
  state.undo();
  assert.equal(currentAccount(state), null);
  const link = links.find(({link}) => link.includes(";"))?.link ?? "";
  const reopened = await openLink(link.slice(2), "nim:0,0");
  await until(() => currentAccount(reopened.state) !== null);
  assert.deepEqual(
    currentAccount(reopened.state)?.players.map(({slips}) => slips.length),
    [1, 0],
  );
});

test("optimal play is watched to the end; one move of it can be had", async () => {
  const {state, at} = await openLink("nim:1,2,4");
  state.autoplay.watch(true);
  await at("nim:0,0,0");
  await until(() => !state.autoplay.watching.value);
  assert.ok(state.autoplay.isOver.value);
  state.go(0);
  await at("nim:1,2,4");
  state.autoplay.step();
  await at("nim:1,2,3");
  assert.equal(state.branches.value.length, 0);
});

test("watching ends where no best move is known, and nothing is judged there", async () => {
  const {state} = stores.store("dawsons-kayles:40,41,42,43?play=misere");
  await until(() => state.analysis.isSlow.value);
  state.analysis.cancel();
  await until(() => state.analysis.isDone.value);
  state.autoplay.watch(true);
  assert.equal(state.autoplay.watching.value, false);
  const [move] = state.analysis.answer.value?.moves.listed ?? [];
  state.move(move.touch);
  await until(() => state.line.value.at === 1);
  assert.deepEqual(state.announcement.value?.verdict, {kind: "unknown", best: null});
});

/** An engine whose searches do not end; what a glance finds is found. @type {() => typeof stores.engine} */
const endless = () => ({
  ...stores.engine,
  analyze: (address, options) =>
    Number(options?.budget) <= stores.glance ? stores.engine.analyze(address, options) : new Promise(() => {}),
});

test("an opponent does not wait for a long search: it plays the move that is suggested", async () => {
  const {state, line} = stores.store("domineering:6x6", endless());
  state.autoplay.setStyle({level: "perfect", errsAt: 2});
  state.autoplay.setSide("first");
  await until(() => state.line.value.at === 1);
  const {move} = await stores.engine.suggest("domineering:6x6");
  assert.equal(line()[1], await stores.engine.play("domineering:6x6", move.touch));
});

test("an opponent that no search helps plays the move that is suggested, but never while optimal play is watched", async () => {
  const {state, currentAddress} = stores.store("dawsons-kayles:40,41,42,43?play=misere");
  await until(() => state.analysis.isSlow.value);
  state.analysis.cancel();
  await until(() => state.analysis.isDone.value);
  const start = currentAddress();
  const {move} = await stores.engine.suggest(start, "misere");
  state.autoplay.setSide("first");
  await until(() => state.line.value.at === 1);
  assert.equal(currentAddress(), await stores.engine.play(start, move.touch, "misere"));
});

test("a hint that comes before the answer names the move that is suggested, with its random games", async () => {
  const {state} = stores.store("domineering:6x6", endless());
  await until(() => state.teaching.canHint.value);
  assert.equal(state.analysis.isDone.value, false);
  state.teaching.nextHint();
  await until(() => state.suggestion.found.value !== null);
  const {move, games, won} = await stores.engine.suggest("domineering:6x6");
  assert.deepEqual(state.suggestion.found.value, {touch: move.touch, games, won});
  const {hintOf} = await stores.sources.load("/web/play/hint.ts");
  const {words, highlight} = hintOf(state.analysis.answer.value, 1, {suggested: state.suggestion.found.value});
  assert.equal(
    stores.inEnglish(words),
    `No winning move is known yet. A good guess: domino on (4,4) and (5,4). It won ${won} of ${games} random games.`,
  );
  assert.ok(highlight.marks.size > 0);
});

describe("on every kind of board", async () => {
  const {createEngine} = await import("sg-playground");
  const sg = await createEngine();
  /** @type {Map<string, string>} */
  const samples = new Map();
  for (const {id, alias_of, rules, board, sample} of await sg.catalog())
    if (!samples.has(board)) samples.set(board, `${id}${rules && !alias_of ? `(${rules})` : ""}:${sample}`);
  sg.close();

  for (const [kind, address] of samples)
    test(`${kind}: edited, played, undone; a branch is kept, entered, deleted and brought back`, async () => {
      const {state, links, at, analysed, currentAddress, line} = await openLink("nim:1");
      state.type(address);
      await at(address);
      state.undo();
      await at("nim:1");
      state.redo();
      await at(address);
      const move = async (/** @type {number} */ index) => {
        const previousAddress = currentAddress();
        state.move(state.analysis.answer.value?.moves.listed[index].touch ?? []);
        await until(() => currentAddress() !== previousAddress);
        await analysed();
      };
      await move(0);
      await move(0);
      const [end, movedLink] = [currentAddress(), links.at(-1)?.link];
      assert.equal(line().length, 3);
      state.go(0);
      await at(address);
      await move(1);
      const [otherEnd] = [currentAddress()];
      assert.deepEqual([line().length, state.branches.value.map(({plies}) => plies.length)], [2, [2]]);
      state.jump(state.branches.value[0].plies[1].id);
      await at(end);
      const branched = links.at(-1)?.link ?? "";
      assert.match(branched, /[?&]branches=/);
      assert.equal(branched.replace(/([?&])branches=[^&]*&?/, "$1").replace(/[?&]$/, ""), movedLink);
      const [firstBranch] = state.branches.value;
      assert.equal(state.branches.value.length, 1);
      state.prune(firstBranch.plies[0].id);
      assert.deepEqual([state.branches.value.length, currentAddress()], [0, end]);
      state.undo();
      assert.equal(state.branches.value.length, 1);
      state.jump(state.branches.value[0].plies[0].id);
      await at(otherEnd);
    });
});

test("a link that Back finds keeps what was made since", async () => {
  const {state, links, play, at, line} = await openLink("nim:3,5,7");
  play("heap 1: 3 → 2");
  await at("nim:2,5,7");
  const link = links.at(-1)?.link ?? "";
  play("heap 1: 2 → 0");
  await at("nim:0,5,7");
  assert.deepEqual(
    links.map(({push}) => push),
    [true, true],
  );
  state.open(stores.parseLink(link).link, []);
  await at("nim:2,5,7");
  assert.equal(line().length, 3);
  state.go(2);
  await at("nim:0,5,7");
});

test("a link holds the branches, and says which of them are damaged", async () => {
  const {state, links, play, at} = await openLink("nim:3,5,7");
  for (const [isBack, move, address] of /** @type {[boolean, string, string][]} */ ([
    [false, "heap 1: 3 → 0", "nim:0,5,7"],
    [false, "heap 2: 5 → 0", "nim:0,0,7"],
    [true, "heap 2: 5 → 3", "nim:0,3,7"],
    [true, "heap 3: 7 → 1", "nim:0,5,1"],
  ])) {
    if (isBack) {
      state.go(1);
      await at("nim:0,5,7");
    }
    play(move);
    await at(address);
  }
  const link = (links.at(-1)?.link ?? "").slice(2);
  assert.match(link, /branches=1:1\.0\/1:1\.3/);
  const tree = (/** @type {typeof state} */ session) =>
    session.line.value.plies.map(({address}) => address).sort((a, b) => (a < b ? -1 : 1));
  const reopened = await openLink(link, "nim:0,5,1");
  assert.deepEqual(tree(reopened.state), tree(state));
  assert.equal(reopened.state.branches.value.length, 2);
  const damaged = await openLink(link.replace("/1:1.3", "/1:1.9"), "nim:0,5,1");
  assert.deepEqual([damaged.state.badFields.value, damaged.state.branches.value.length], [["branches"], 1]);
});

test("what is typed while a link is still being followed stays", async () => {
  let arrive = (/** @type {typeof stores.engine} */ _) => {};
  /** @type {Promise<typeof stores.engine>} */
  const engine = new Promise((resolve) => {
    arrive = resolve;
  });
  const {state, play, at, line} = stores.store("nim:3,5,7?moves=0.0;2.5", engine);
  state.type("1,2,4");
  arrive(stores.engine);
  await at("nim:1,2,4");
  play("heap 3: 4 → 3");
  await at("nim:1,2,3");
  assert.deepEqual(line(), ["nim:1,2,4", "nim:1,2,3"]);
});

test("what a link skips is known of each of its plies", async () => {
  const {state} = await openLink("nim:3,5,7?moves=0.0;2.5;1.3&at=1", "nim:0,5,7");
  const isAnalysed = () =>
    state.linePlies.value
      .map(({address}) => state.plyAnalyses.get({address, play: "normal"}))
      .filter((fact) => fact !== null);
  await until(() => isAnalysed().length === 4);
  assert.deepEqual(
    isAnalysed().map(({grundy, winning, total}) => `*${grundy} ${winning}/${total}`),
    ["*1 3/15", "*2 1/12", "*0 0/10", "*6 1/8"],
  );
});

test("what is wrong with a link is not said of the next one", async () => {
  const {state, at} = stores.store("nim:2,2?puzzle=abc");
  state.open(stores.parseLink("#/nim:3,5,7").link, []);
  await at("nim:3,5,7");
  assert.deepEqual(state.badFields.value, []);
  const {state: otherState, at: atOther} = stores.store("nim:2,2?puzzle=abc");
  await until(() => otherState.badFields.value.length > 0);
  await atOther("nim:2,2");
  assert.deepEqual([otherState.badFields.value, otherState.puzzling.isOpen.value], [["puzzle"], false]);
});
