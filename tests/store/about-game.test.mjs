// Kinds of fun, related games and sample moves, for every game of the catalogue.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {signal} from "@preact/signals";
import {bounds, pliesBudget} from "../../scripts/opening-bounds.mjs";
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

test("kinds of fun: each has some games and not all, and a quick game is over soon by perfect play", async () => {
  const {funs, isOfFun} = await sources.load("/web/gallery/fun.ts");
  const {searchFacts} = await sources.load("/web/text/search-facts.ts");
  const {createOpenings} = await sources.load("/web/game/catalog/openings.ts");
  const {openingPositions} = await sources.load("/web/game/catalog/opening-positions.ts");
  const [english] = await sources.languages();
  const openings = createOpenings(async () => openingPositions);
  await openings.load();
  const isOf = (/** @type {string} */ fun, /** @type {(typeof catalog)[number]} */ entry) =>
    isOfFun(fun, entry, {
      theories: searchFacts(entry.id, entry.rules, english).theories,
      isShort: openings.isShort(entry.game),
    });
  for (const fun of funs) {
    const count = catalog.filter((entry) => isOf(fun, entry)).length;
    assert.ok(count >= 5 && count < catalog.length / 2, `${fun}: ${count}`);
  }
  const [leastPlies] = bounds.medium.plies;
  for (const entry of catalog) {
    const address = openings.addressOf(entry.game, "medium");
    const found = await sg.remoteness(address, "normal", pliesBudget);
    assert.ok("remoteness" in found && found.remoteness !== null, address);
    assert.equal(isOf("quick", entry), found.remoteness < leastPlies, address);
    assert.ok(!(isOf("quick", entry) && isOf("deep", entry)), entry.game);
    if (isOf("drawing", entry)) assert.ok(["graph", "dag"].includes(entry.board), entry.game);
  }
  const kindsOf = (/** @type {string} */ game) => {
    const entry = catalog.find((candidate) => candidate.game === game);
    assert.ok(entry);
    return funs.filter((/** @type {string} */ fun) => isOf(fun, entry));
  };
  assert.deepEqual(kindsOf("nim"), ["counting"]);
  assert.deepEqual(kindsOf("snort"), ["deep", "drawing", "pair"]);
});

test("related games: the family first, never the game itself, then namesakes and games of the same shelf", async () => {
  const {relatedTo} = await sources.load("/web/gallery/game/related.ts");
  const {familyOf, shelfOf} = await sources.load("/web/gallery/shelves.ts");
  const [english] = await sources.languages();
  const cards = catalog.map((entry) => ({entry, address: `${entry.game}:${entry.sample}`, board: signal(null)}));
  for (const card of cards) {
    const related = relatedTo(card, cards, english);
    assert.ok(!related.includes(card) && new Set(related).size === related.length, card.entry.game);
    for (const {entry} of related)
      assert.ok(
        familyOf(entry) === familyOf(card.entry) ||
          shelfOf(entry) === shelfOf(card.entry) ||
          entry.id.split("-").some((word) => word.length > 2 && card.entry.id.split("-").includes(word)),
        `${card.entry.game}: ${entry.game}`,
      );
  }
  const namesOf = (/** @type {string} */ game) =>
    relatedTo(
      cards.find(({entry}) => entry.game === game),
      cards,
      english,
    ).map((/** @type {(typeof cards)[number]} */ {entry}) => entry.id);
  assert.deepEqual(namesOf("kayles").slice(0, 2), ["dawsons-kayles", "dawsons-chess"]);
  assert.deepEqual(namesOf("hackenbush"), ["childish-hackenbush", "red-blue-hackenbush"]);
  assert.equal(namesOf("moore-nim(2)")[0], "nim");
  assert.ok(namesOf("domineering").includes("clobber"));
});

test("the move shown for a game is one of its sample, and wins if any does", async () => {
  const {createSampleMoves} = await sources.load("/web/game/catalog/sample-moves.ts");
  const moves = createSampleMoves(Promise.resolve(sg));
  /** @type {string[]} */
  const unmarked = [];
  for (const {game, sample} of catalog) {
    const address = `${game}:${sample}`;
    const shown = await moves.ask(address);
    assert.ok(shown, address);
    const {move, before, marks, after} = shown;
    assert.ok(before.moves.listed.includes(move) && after.length > 0, address);
    if (marks.size === 0) unmarked.push(game);
    if (before.moves.winning !== "0" && before.moves.winning !== null) assert.equal(move.wins, true, address);
  }
  // Multiples and crosses have no marks on their boards; what they change is seen after them.
  assert.deepEqual(unmarked, ["euclid", "treblecross-strip"]);
  assert.equal(await moves.ask("nim:"), null);
});

test("the page about a game has its story, and a link of a position those of its games where they are shown", async () => {
  const {pages, storiesOn} = await sources.load("/web/shell/pages.ts");
  const {parseRoute} = await sources.load("/web/shell/routes.ts");
  const route = parseRoute("#/game/coins(turtles%29?lang=zh");
  assert.deepEqual(storiesOn(route.page, route, ["nim"]), ["coins"]);
  const games = parseRoute("#/games");
  assert.deepEqual(storiesOn(games.page, games, ["nim"]), []);
  const [home, , analysis] = pages;
  assert.deepEqual([storiesOn(home, null, ["nim"]), storiesOn(analysis, null, ["nim"])], [[], ["nim"]]);
});
