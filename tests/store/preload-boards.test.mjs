// Kinds of boards that are requested by the id of a game, before any engine has been asked.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {after, before, test} from "node:test";
import {openSources} from "../../scripts/sources.mjs";

let sources;
let sg;
before(async () => {
  sources = await openSources();
  sg = await sources.engine();
});
after(() => sg.close());

test("each game of the starter engine has the views of its boards requested, and no other", async () => {
  /** @type {typeof import("../../web/game/catalog/preload-boards")} */
  const {gamesByKind} = await sources.load("/web/game/catalog/preload-boards.ts");
  /** @type {typeof import("../../web/boards/kinds/kind")} */
  const {kindOf} = await sources.load("/web/boards/kinds/kind.ts");
  const [, list = ""] = /set\(first_games ([^)]+)\)/.exec(readFileSync("cmake/wasm.cmake", "utf8")) ?? [];
  const starterGames = list.split(" ");
  const games = await sg.catalog();
  /** @type {Record<string, string[]>} */
  const expected = {};
  const requested = Object.entries(gamesByKind).flatMap(([kind, ids]) => ids.map((id) => [kind, id]));
  for (const {id, alias_of, rules, sample} of games) {
    if (!starterGames.includes(alias_of ?? id) || (alias_of === null && rules !== null)) continue;
    const {board} = await sg.analyze(`${id}:${sample}`, {moves: "none"});
    expected[id] = [kindOf(board)];
  }
  // Without a name of its own, a code decides whether heaps are rows.
  for (const code of ["0.77", "4.[3]"]) {
    const {board} = await sg.analyze(`take-and-break(${code}):3`, {moves: "none"});
    expected["take-and-break"] = [...(expected["take-and-break"] ?? []), kindOf(board)];
  }
  const requestedKinds = Object.fromEntries(
    requested.map(([, id]) => [id, requested.flatMap(([kind, other]) => (other === id ? [kind] : []))]),
  );
  for (const kinds of [...Object.values(expected), ...Object.values(requestedKinds)]) kinds.sort();
  assert.deepEqual(requestedKinds, expected);
});

test("ids are found in any address, and a word that is no game does no harm", async () => {
  /** @type {typeof import("../../web/game/catalog/preload-boards")} */
  const {gameIdsIn, preloadBoards} = await sources.load("/web/game/catalog/preload-boards.ts");
  assert.deepEqual(gameIdsIn("nim:3,5 + take-and-break(0.77):5+ kayles"), ["nim", "take-and-break", "kayles"]);
  for (const address of ["", "constructor", "no game at all:1", "+"]) preloadBoards(address);
});
