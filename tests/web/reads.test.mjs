// What a file of tests is known to read: a change of any of it has the tests run again.
import assert from "node:assert/strict";
import {readdirSync} from "node:fs";
import {test} from "node:test";
import {readsOf} from "../../scripts/reads.mjs";

const has = (file, ...paths) => {
  const read = readsOf([file]);
  for (const path of paths) assert.ok(read.includes(path), `${file}: ${path} is not among ${read.join(" ")}`);
};

test("modules are followed, and what is named is read", () => {
  has("tests/web/reads.test.mjs", "scripts/reads.mjs", "tests/web/reads.test.mjs");
  has("tests/web/tables.test.mjs", "tests/tables", "tests/oracles", "build/native-release/sg", "dist/package");
  has("tests/web/why.test.mjs", "web", "tests/approved/why", "tests/web/approve.mjs");
  has("tests/web/recorded.test.mjs", "tests/approved/answers", "tests/approved/links.txt");
  has("tests/web/docs.test.mjs", "docs", "docs/notation.md", "README.md", "README.zh.md", "package.json");
  has("tests/web/game-claims.test.mjs", "tests/claims", "tests/web/claims.mjs", "tests/web/effort.mjs");
  has("tests/web/programs.test.mjs", "tests/web/run-programs.py", "web/contest/programs", "tests/judges");
});

test("nothing that another run makes anew is read", () => {
  for (const file of readdirSync("tests/web").filter((name) => name.endsWith(".test.mjs")))
    for (const path of readsOf([`tests/web/${file}`]))
      assert.doesNotMatch(path, /^(?:\.git|node_modules|build(?!\/native-release\/sg$))(?:\/|$)/, file);
});
