// Selection of the tests that Node runs after an edit: few games, unless the engine, a script or the tests themselves
// changed.
import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {test} from "node:test";
import {nodePart} from "../../scripts/node-part.mjs";

const claims = "tests/store/game-claims.test.mjs";

test("of an edited game, view or text a file goes through few games, its own among them", () => {
  const part = nodePart([
    "cpp/games/kayles.cpp",
    "web/text/games/nim.ts",
    "web/play/figure.tsx",
    "tests/claims/nim.mjs",
  ]);
  assert.equal(part?.env.SG_EDITED, "kayles nim");
  assert.ok(part?.isPart(claims));
});

test("a file is run whole where its own modules or documents have changed", () => {
  assert.equal(nodePart([claims])?.isPart(claims), false);
  assert.equal(nodePart(["tests/helpers/claims.mjs"])?.isPart(claims), false);
  const part = nodePart(["docs/theory.md"]);
  assert.deepEqual([part?.isPart("tests/project/docs.test.mjs"), part?.isPart(claims)], [false, true]);
});

test("all are run whole where none have passed yet, or what all go by has changed", () => {
  for (const noGames of [undefined, []]) assert.equal(nodePart(noGames), undefined);
  for (const path of ["cpp/core/game/ruleset.hpp", "scripts/sources.mjs", "package-lock.json"])
    assert.equal(nodePart(["cpp/games/nim.cpp", path]), undefined);
});

test("a part has the games that were edited, and some of the others", () => {
  const chosenBy = (/** @type {Record<string, string>} */ env) => {
    const ids = `["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]`;
    const code = `import {editedGames} from "./tests/helpers/effort.mjs"; console.log(editedGames(${ids}).join(""));`;
    const {SG_EDITED, SG_LONG, ...otherVariables} = process.env;
    const child = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
      env: {...otherVariables, ...env},
      encoding: "utf8",
    });
    return child.stdout.trim();
  };
  assert.equal(chosenBy({}), "abcdefghij");
  assert.equal(chosenBy({SG_EDITED: "c j"}), "acij");
  assert.equal(chosenBy({SG_EDITED: ""}), "ai");
  assert.equal(chosenBy({SG_EDITED: "c", SG_LONG: "1"}), "abcdefghij");
});
