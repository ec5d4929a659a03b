// Contest problems that the engine was not made from (tests/outside): each has a command, which is right on a family of
// small inputs and, if within reach, at the contest's size. APPROVE=1 rewrites tests/outside/README.md.
import assert from "node:assert/strict";
import {readdirSync} from "node:fs";
import {test} from "node:test";
import {assertApproved} from "../helpers/approve.mjs";
import {editedGames, isLong} from "../helpers/effort.mjs";
import {all} from "../outside/all.mjs";
import {ask, brief, explored, exploring} from "../outside/ask.mjs";
import {readme} from "../outside/readme.mjs";

for (const {name, compare, large} of editedGames(all, ({name}) => name)) {
  const is = large?.is;
  test(`${name}: a family of small inputs`, () => {
    let compared = 0;
    for (const [input, actual, is] of compare()) {
      assert.equal(actual, is, input);
      compared++;
    }
    assert.ok(compared > 0);
  });
  if (is && isLong)
    test(`${name}: ${large.limits}`, () =>
      assert.equal((large.says ?? brief)(ask(large.words, large.input?.())), is()));
}

test("no problem stands twice, each is at the contest's size or says why not, and no program is for nothing", () => {
  assert.equal(new Set(all.map(({name}) => name)).size, all.length);
  for (const {name, large, short} of all) assert.ok(large || short, name);
  const commands = all.flatMap(({words, large}) => [words.join(" "), large?.words.join(" ") ?? ""]).join("\n");
  for (const file of readdirSync("tests/outside/programs"))
    if (file.endsWith(".py") && file !== "explicit_game.py") assert.ok(commands.includes(`/${file}`), file);
});

test("play begins at a sum, alone or among others, and at lines that are read", () => {
  const [single, sum] = explored(["3 1", "3 1 + 2 2"], "rows");
  assert.deepEqual([single.grundy, sum.grundy], ["3", "2"]);
  assert.equal(JSON.parse(ask(exploring("3 1 + 2 2", "rows"))).grundy, "2");
  const {starts} = JSON.parse(ask(exploring("-", "rows"), "3 1\n3 1 + 2 2\n"));
  assert.deepEqual(
    starts.map(({grundy}) => grundy),
    ["3", "2"],
  );
});

test("the page of them says what the commands print", () => assertApproved("../../outside/README.md", readme()));
