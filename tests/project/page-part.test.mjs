// Selection of the page tests after an edit: the first test of each file, and all tests of what changed.
import assert from "node:assert/strict";
import {execFileSync} from "node:child_process";
import {test} from "node:test";
import {pagePart} from "../../scripts/page-part.mjs";
import {pageTests} from "../../scripts/test-files.mjs";

const partOf = (/** @type {string[]} */ ...changes) => pagePart(changes)?.split(" ") ?? [];

/** Number of tests that Playwright lists for each file. */
function listed(/** @type {string[]} */ words) {
  const output = execFileSync("node_modules/.bin/playwright", ["test", "--list", "--reporter=json", ...words], {
    encoding: "utf8",
    maxBuffer: 1e8,
    // Tests that only the long run has do not count.
    env: {...process.env, SG_LONG: ""},
  });
  /** @type {[string, number][]} */
  const counts = JSON.parse(output).suites.map((suite) => [`tests/page/${suite.file}`, testsIn(suite)]);
  return new Map(counts);
}

/** @returns {number} */
const testsIn = ({specs = [], suites = []}) =>
  specs.length + suites.reduce((/** @type {number} */ sum, suite) => sum + testsIn(suite), 0);

test("where the site has changed, some tests of each file, and all of few", () => {
  const [part, all] = [listed(partOf("dist/index.html")), listed([])];
  assert.deepEqual([...part.keys()].sort(), pageTests());
  assert.deepEqual([...all.keys()].sort(), pageTests());
  const wholeFiles = pageTests().filter((file) => part.get(file) === all.get(file));
  assert.ok(wholeFiles.length < pageTests().length / 4, wholeFiles.join(" "));
});

test("a file that has changed, or imports what has, is run whole, with the others only where the site has changed", () => {
  assert.deepEqual(partOf("tests/page/why.spec.ts"), ["tests/page/why.spec.ts"]);
  assert.deepEqual(partOf("tests/helpers/tikz-things.mjs"), ["tests/page/pictures.spec.ts"]);
  const part = partOf("dist/index.html", "tests/page/why.spec.ts");
  assert.equal(part.length, pageTests().length);
  assert.ok(part.includes("tests/page/why.spec.ts"));
});

test("what all of them go by has them all run", () => {
  for (const path of ["playwright.config.ts", "package-lock.json"])
    assert.equal(pagePart(["dist/index.html", path]), undefined);
});
