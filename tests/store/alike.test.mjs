// Similar moves: no two of a list have the same text, and moves of equal heaps are listed as one.
import assert from "node:assert/strict";
import {after, before, test} from "node:test";
import {createEngine} from "sg-playground";
import {openSources} from "../../scripts/sources.mjs";

/** @type {import("../../web/engine/types").Engine} */
let sg;
/** @type {Awaited<ReturnType<typeof openSources>>} */
let sources;
/** @type {import("../../web/text/language").Language[]} */
let languages;
/** @type {typeof import("../../web/say/alike")} */
let alike;
before(async () => {
  sg = await createEngine();
  sources = await openSources();
  languages = await sources.languages();
  alike = await sources.load("/web/say/alike.ts");
});
after(async () => {
  sg.close();
});

const listedMoves = async (/** @type {string} */ address, lang = "en") => {
  const t = languages.find((language) => language.lang === lang);
  if (!t) throw new Error(lang);
  const {listed} = (await sg.analyze(address)).moves;
  const wins = listed.filter((move) => move.wins);
  return alike.describeGrouped(wins, listed, t).map(({says, moves}) => ({says, count: moves.length}));
};

test("equal heaps are told as one move", async () => {
  assert.deepEqual(await listedMoves("nim:3,3,3"), [{says: "heap 1, 2 or 3: 3 → 0", count: 3}]);
  assert.deepEqual(await listedMoves("nim:3,3,3", "zh"), [{says: "第 1、2 或 3 堆：3 → 0", count: 3}]);
  assert.deepEqual(await listedMoves("nim:5,3,5,3,5"), [{says: "heap 1, 3 or 5: 5 → 0", count: 3}]);
});

test("parallel edges are told apart", async () => {
  const says = (await listedMoves("hackenbush:0-1 0-1 0-1")).map((move) => move.says);
  assert.deepEqual(says, ["remove edge 0–1 (1 of 3)", "remove edge 0–1 (2 of 3)", "remove edge 0–1 (3 of 3)"]);
});

test("of no sample two moves are said the same", async () => {
  const extraAddresses = [
    "hackenbush:0-1 0-1 1-2 1-2 1-1 1-1",
    "red-blue-hackenbush:0-1b 0-1b 0-1r",
    "arc-kayles:0-1 0-1 1-2",
  ];
  const games = (await sg.catalog()).map(({game, sample}) => `${game}:${sample}`);
  for (const address of [...games, ...extraAddresses])
    for (const t of languages) {
      const {listed} = (await sg.analyze(address, {budget: 20_000})).moves;
      const says = listed.map(alike.describeDistinctly(listed, t));
      assert.equal(new Set(says).size, says.length, `${t.lang} ${address}`);
      const wins = listed.filter((move) => move.wins);
      const groups = alike.describeGrouped(wins, listed, t);
      assert.equal(new Set(groups.map((group) => group.says)).size, groups.length, `${t.lang} ${address}`);
      assert.equal(
        groups.reduce((sum, {moves}) => sum + moves.length, 0),
        wins.length,
      );
    }
});
