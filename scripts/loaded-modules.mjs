// Modules of the page that a test file loads. A process of a test records what it asks scripts/sources.mjs for; the import
// closure of that in the built modules is what the test file reads of web/, so that an edit elsewhere does not run it again.
import {appendFileSync, existsSync, mkdirSync, readFileSync} from "node:fs";
import {dirname, join, relative} from "node:path";
import {fileURLToPath} from "node:url";
import {readsOf} from "./test-inputs.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const RECORDS = `${ROOT}build/loaded`;
const TEST_FILE = /^tests\/.*\.test\.mjs$/;
const IMPORT = /\b(?:from|import|import\()\s*"(\.{1,2}\/[^"]+)"/g;
/** Source of a built module; a query of the source is part of the built module's name. */
const SOURCE = /^((?:web|docs)\/.*?\.(?:tsx?|json))(_.*)?\.mjs$/;

const ENGINE = "web/engine/generated/engine.mjs";

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

/**
 * Returns a function from modules to the sources of their import closure, sorted; none if a module is no more. `folder` has
 * the built modules.
 */
export function openClosures(/** @type {string} */ folder) {
  const importsOf = new Map();
  const imports = (/** @type {string} */ built) => {
    if (!importsOf.has(built)) {
      const text = readFileSync(join(folder, built), "utf8");
      importsOf.set(
        built,
        [...text.matchAll(IMPORT)].map(([, path]) => join(dirname(built), path)),
      );
    }
    return importsOf.get(built);
  };
  return (/** @type {string[]} */ modules) => {
    const visited = new Set(modules.map((file) => `${file.slice(1)}.mjs`));
    if (![...visited].every((built) => existsSync(join(folder, built)))) return [];
    for (const built of visited) for (const path of imports(built)) visited.add(path);
    return [...new Set([...visited].flatMap(sourcesOf))].sort();
  };
}

function sourcesOf(/** @type {string} */ built) {
  // A module that is JavaScript keeps its name.
  if (existsSync(join(ROOT, built))) return built === ENGINE ? [built, built.replace(/mjs$/, "wasm")] : [built];
  const [, source, query = ""] = SOURCE.exec(built) ?? [];
  if (!source) return [];
  // The program of a worker is built apart, with the imports of its source.
  return query.startsWith("_worker") ? readsOf([source]) : [source];
}
