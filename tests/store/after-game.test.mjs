// What is offered after a game, and what each offer leads to, for every game of the catalogue.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

/** @typedef {import("../../web/engine/types").Engine} Engine */

/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
/** @type {Engine} */
let sg;
/** @type {Awaited<ReturnType<Engine["catalog"]>>} */
let catalog;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
  catalog = await sg.catalog();
});
after(() => sg.close());

test("after a win up to three offers, after a loss the first that there is, and none that leads nowhere", async () => {
  const {offersAfter} = await sources.load("/web/game/modes/after-game.ts");
  const size = {size: "small", address: "nim:1"};
  const all = {larger: size, smaller: size, weaker: "casual", puzzle: {}, article: "nim"};
  const none = {larger: null, smaller: null, weaker: null, puzzle: null, article: null};
  assert.deepEqual(offersAfter(true, all), ["larger", "puzzle", "article"]);
  assert.deepEqual(offersAfter(true, {...all, larger: null}), ["puzzle", "article"]);
  assert.deepEqual(offersAfter(false, all), ["smaller"]);
  assert.deepEqual(offersAfter(false, {...all, smaller: null}), ["weaker"]);
  assert.deepEqual(offersAfter(false, {...none, larger: size, article: "nim"}), ["article"]);
  for (const isWon of [true, false]) assert.deepEqual(offersAfter(isWon, none), []);
});

test("a larger opening is the next size of the same game, and the last has none", async () => {
  const {openingBeside} = await sources.load("/web/game/modes/after-game.ts");
  const {createOpenings, sizes} = await sources.load("/web/game/catalog/openings.ts");
  const {openingPositions} = await sources.load("/web/game/catalog/opening-positions.ts");
  const openings = createOpenings(async () => openingPositions);
  await openings.load();
  for (const {game, sample} of catalog) {
    const addresses = sizes.map((/** @type {string} */ size) => openings.addressOf(game, size));
    const beside = (/** @type {string} */ address, /** @type {1 | -1} */ step) =>
      openingBeside(openings, game, address, step)?.address ?? null;
    assert.deepEqual(
      addresses.map((/** @type {string} */ address) => beside(address, 1)),
      [addresses[1], addresses[2], null],
      game,
    );
    assert.deepEqual(
      addresses.map((/** @type {string} */ address) => beside(address, -1)),
      [null, addresses[0], addresses[1]],
      game,
    );
    const address = `${game}:${sample}`;
    if (!addresses.includes(address)) assert.equal(beside(address, 1), null, address);
  }
});

test("the articles of a game exist in every language, and mex is not offered for games of Left and Right", async () => {
  const {articlesOfGame} = await sources.load("/web/shell/article-topics.ts");
  const {searchFacts} = await sources.load("/web/text/search-facts.ts");
  const {listedIn} = await sources.load("/web/learn/index.ts");
  const [english] = await sources.languages();
  for (const lang of ["en", "zh"]) {
    const slugs = listedIn(lang).map((/** @type {{slug: string}} */ {slug}) => slug);
    for (const {id, rules, kind, game, plays} of catalog)
      for (const play of plays) {
        const articles = articlesOfGame(kind, searchFacts(id, rules, english).theories, play);
        for (const slug of articles) assert.ok(slugs.includes(slug), `${game}: ${slug}`);
        if (kind === "partizan") assert.ok(articles.length > 0 && !articles.includes("mex"), game);
      }
  }
});

test("puzzles of a game are of it alone: the listed ones first, then drawn ones, by the engine's word", async () => {
  const {puzzlesOfGame} = await sources.load("/web/game/puzzles/puzzle-themes.ts");
  const {createPuzzleShelf} = await sources.load("/web/game/puzzles/puzzle-shelf.ts");
  const {createProgress} = await sources.load("/web/game/puzzles/puzzle-progress.ts");
  const progress = createProgress({read: () => null, write() {}}, () => new Date("2026-12-01T00:00:00Z"));
  const shelf = createPuzzleShelf(Promise.resolve(sg), progress);
  const {signal} = new AbortController();
  let listed = 0;
  for (const {game} of catalog)
    for (const {address, play} of puzzlesOfGame(game, "normal")) {
      listed++;
      assert.equal(play, "normal");
      const {components} = await sg.ask("outline", {address});
      assert.deepEqual(
        components.map(({game}) => game),
        [game],
        address,
      );
    }
  assert.ok(listed > 30);

  const entryOf = (/** @type {string} */ game) => catalog.find((entry) => entry.game === game);
  const [first, second] = puzzlesOfGame("kayles", "normal");
  assert.equal((await shelf.puzzleOf(entryOf("kayles"), "normal", "ba", signal))?.word, first.word);
  progress.recordEnd({word: first.word, result: "solved", isDaily: false}, first);
  assert.equal((await shelf.puzzleOf(entryOf("kayles"), "normal", "ba", signal))?.word, second.word);
  // Small positions of Domineering are no puzzles: the largest are drawn then.
  for (const [game, play] of [
    ["domineering", "normal"],
    ["cram", "normal"],
    ["kayles", "misere"],
  ]) {
    const puzzle = await shelf.puzzleOf(entryOf(/** @type {string} */ (game)), play, "ba", signal);
    assert.ok(puzzle, game);
    const {moves} = await sg.analyze(puzzle.address, {play: puzzle.play, moves: "none"});
    assert.ok(moves.winning !== "0" && moves.winning !== null && moves.winning !== moves.total, puzzle.address);
  }
  assert.equal(await shelf.puzzleOf(entryOf("coins(single)"), "normal", "ba", signal), null);
});
