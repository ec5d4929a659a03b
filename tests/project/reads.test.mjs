// Dependencies of a test file: a change of any of them makes its tests run again.
import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {testFiles} from "../../scripts/test-files.mjs";
import {readsOf} from "../../scripts/test-inputs.mjs";

const has = (file, ...paths) => {
  const dependencies = readsOf([file]);
  for (const path of paths)
    assert.ok(dependencies.includes(path), `${file}: ${path} is not among ${dependencies.join(" ")}`);
};

test("modules are followed, and what is named is read", () => {
  has("tests/project/reads.test.mjs", "scripts/test-inputs.mjs", "tests/project/reads.test.mjs");
  has(
    "tests/command/tables.test.mjs",
    "tests/tables",
    "tests/data/oracles",
    "build/native-release/sg",
    "dist/package/node.js",
  );
  has("tests/store/why.test.mjs", "web", "tests/data/approved/why", "tests/helpers/approve.mjs");
  has("tests/command/recorded.test.mjs", "tests/data/approved/answers", "tests/data/approved/links.txt");
  has("tests/project/docs.test.mjs", "docs", "docs/notation.md", "README.md", "README.zh.md", "package.json");
  has("tests/store/game-claims.test.mjs", "tests/claims", "tests/helpers/claims.mjs", "tests/helpers/effort.mjs");
  has("tests/command/programs.test.mjs", "tests/helpers/run-programs.py", "web", "tests/data/judges");
});

test("nothing that another run makes anew is read", () => {
  for (const file of testFiles())
    for (const path of readsOf([file]))
      assert.doesNotMatch(path, /^(?:\.git|node_modules|build(?!\/native-release\/sg(?:-sweep)?$))(?:\/|$)/, file);
});

test("of the package, a test reads what its entry for Node names", () => {
  const named = [...readFileSync("dist/package/node.js", "utf8").matchAll(/"\.\/([\w.-]+)"/g)].map(([, name]) => name);
  assert.ok(named.length > 0);
  has("tests/store/why.test.mjs", "dist/package/node.js", ...named.map((name) => `dist/package/${name}`));
});
