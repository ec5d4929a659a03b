// Positions that open the games: three for each game of the catalogue, what they are by the engine, and the store that
// hands them out.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {bounds, missesOf, pliesBudget} from "../../scripts/opening-bounds.mjs";
import {openingsOf} from "../../scripts/opening-search.mjs";
import {openSources} from "../../scripts/sources.mjs";
import {documentOf} from "../helpers/command.mjs";
import {editedGames, everyNth, isLong} from "../helpers/effort.mjs";
import {openStores} from "../helpers/store.mjs";

/** @typedef {import("../../web/engine/types").CatalogEntry} CatalogEntry */

/** @type {CatalogEntry[]} */
const catalog = documentOf("catalog").games;
/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
/** @type {import("../../web/game/catalog/openings").OpeningPositions} */
let positions;
/** @type {typeof import("../../web/game/catalog/openings")} */
let openings;
before(async () => {
  sources = await openSources();
  openings = await sources.load("/web/game/catalog/openings.ts");
  ({openingPositions: positions} = await sources.load("/web/game/catalog/opening-positions.ts"));
});

test("each game of the catalogue has three openings, and no other game has any", () => {
  const lacking = catalog.filter(({game}) => !Object.hasOwn(positions, game)).map(({id}) => id);
  assert.deepEqual(lacking, [], `npm run openings -- ${lacking.join(" ")}`);
  assert.deepEqual(
    Object.keys(positions),
    catalog.map(({game}) => game),
  );
  for (const [game, row] of Object.entries(positions)) {
    assert.equal(new Set(openings.sizes.map((size) => row[size])).size, 3, game);
    for (const size of openings.sizes) assert.notEqual(row.misses?.[size]?.length, 0, game);
  }
});

/** Positions to be checked: of the large ones, which take longest to answer, every fourth one by default. */
const due = () =>
  openings.sizes.flatMap((size) =>
    everyNth(
      size === "large" ? 3 : 1,
      editedGames(catalog, ({id}) => id),
    ).map((entry) => ({size, entry})),
  );

test("the player who begins can win each, few of the moves win, and the answer is known within its steps", () => {
  for (const {size, entry} of due()) {
    const row = positions[entry.game];
    const address = `${entry.game}:${row?.[size]}`;
    const {budget} = bounds[size];
    const {status, moves} = documentOf("analyze", address, "--moves", "none", "--budget", String(budget));
    assert.equal(status, "solved", address);
    const {remoteness, wins} = documentOf("remoteness", address, "--budget", String(pliesBudget));
    assert.equal(wins, true, address);
    const figures = {moves: Number(moves.total), wins: Number(moves.winning), plies: remoteness};
    assert.ok(figures.wins >= 1, address);
    assert.deepEqual(Object.keys(missesOf(size, figures)), row?.misses?.[size] ?? [], address);
  }
});

test("bounds: a larger size never asks for a shorter game, and each side of a bound has its name", () => {
  const [small, medium, large] = openings.sizes.map((size) => bounds[size]);
  assert.ok(small && medium && large);
  for (const [one, other] of /** @type {const} */ ([
    [small, medium],
    [medium, large],
  ]))
    for (const i of /** @type {const} */ ([0, 1]))
      assert.ok(one.plies[i] <= other.plies[i] && one.moves[i] <= other.moves[i] && one.aim < other.aim);
  const misses = (/** @type {[number, number, number]} */ ...[moves, wins, plies]) =>
    Object.keys(missesOf("medium", {moves, wins, plies}));
  assert.deepEqual(misses(9, 3, 11), []);
  assert.deepEqual(misses(2, 1, 5), ["few-moves", "many-wins", "short"]);
  assert.deepEqual(misses(90, 30, 17), ["many-moves", "long"]);
});

test("the search finds what is in the file", async () => {
  const quick = ["bash", "chomp", "euclid"];
  const entries = catalog.filter(({id}, i) => (isLong ? i % 6 === 0 : quick.includes(id)));
  assert.ok(entries.length >= quick.length);
  const sg = await sources.engine();
  after(() => sg.close());
  for (const entry of entries) {
    const found = await openingsOf(sg, sources, entry);
    assert.deepEqual(
      found.map(({position}) => position),
      openings.sizes.map((size) => positions[entry.game]?.[size]),
      entry.game,
    );
  }
});

test("games open at the chosen size, medium at first; without the positions no opening is known", async () => {
  const row = {small: "1", medium: "2", large: "3"};
  const store = openings.createOpenings(async () => ({nim: row}));
  assert.deepEqual([store.isSettled.value, store.openingOf("nim")], [false, null]);
  await store.load();
  assert.deepEqual([store.isSettled.value, store.size.value, store.openingOf("nim")], [true, "medium", "nim:2"]);
  store.setSize("large");
  assert.equal(store.openingOf("nim"), "nim:3");
  assert.deepEqual([store.sizeOf("nim", "nim:1"), store.sizeOf("nim", "nim:4")], ["small", null]);
  assert.deepEqual([store.openingOf("kayles"), store.openingOf("constructor")], [null, null]);

  const lost = openings.createOpenings(async () => {
    throw new Error("lost");
  });
  await lost.load();
  assert.deepEqual([lost.isSettled.value, lost.openingOf("nim")], [true, null]);
});

test("another size is another game: Back leads to the one before, and so does Undo", async () => {
  const stores = await openStores();
  after(() => stores.close());
  const openingOf = (/** @type {import("../../web/game/catalog/openings").Size} */ size) =>
    `nim:${positions.nim?.[size]}`;
  const {state, analysed, currentAddress, links} = stores.store(`${openingOf("medium")}?mode=play`);
  await analysed();
  const [move] = state.analysis.answer.value?.moves.listed ?? [];
  assert.ok(move);
  state.move(move.touch);
  await analysed();
  state.restart(openingOf("large"), "normal");
  await analysed();
  assert.equal(currentAddress(), openingOf("large"));
  assert.equal(links.at(-1)?.push, true);
  assert.ok(links.at(-1)?.link.startsWith(`#/${openingOf("large")}?mode=play`));
  state.undo();
  assert.equal(state.linePlies.value[0]?.address, openingOf("medium"));
  stores.leave();
});
