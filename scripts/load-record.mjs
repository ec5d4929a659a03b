// Record of the modules of the page that each test file loads: a process of a test records what it asks scripts/sources.mjs
// for. Their import closure is what the test file reads of web/, so that an edit elsewhere does not run it again.
import {appendFileSync, existsSync, mkdirSync, readFileSync} from "node:fs";
import {relative} from "node:path";
import {fileURLToPath} from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RECORDS = `${ROOT}build/loaded`;
const TEST_FILE = /^tests\/.*\.test\.mjs$/;

const recordOf = (/** @type {string} */ test) => `${RECORDS}/${test.replaceAll("/", "-")}.txt`;

/** @returns {string[] | undefined} the modules that a test file has loaded in any run here; undefined if there was none */
export function loadedBy(/** @type {string} */ test) {
  const record = recordOf(test);
  return existsSync(record) ? [...new Set(readFileSync(record, "utf8").split("\n").filter(Boolean))] : undefined;
}

/** Returns a function that records a module as loaded by the test file of this process; it does nothing in others. */
export function openLoadRecord() {
  const own = relative(ROOT, process.argv[1] ?? "");
  // A script that the test runs loads for it, too.
  if (TEST_FILE.test(own)) process.env.SG_TEST_FILE = own;
  const test = process.env.SG_TEST_FILE;
  if (!test) return () => {};
  mkdirSync(RECORDS, {recursive: true});
  const loaded = new Set(loadedBy(test));
  return (/** @type {string} */ file) => {
    if (!loaded.has(file)) appendFileSync(recordOf(test), `${file}\n`);
    loaded.add(file);
  };
}
