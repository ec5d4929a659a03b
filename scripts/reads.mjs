// What a file of tests reads, as it is written there: the modules that it imports, one through the other, and each path within the
// repository that one of them names. A path that ends in what only a run knows stands for the folder before it.
import {existsSync, readFileSync, statSync} from "node:fs";
import {dirname, join, normalize} from "node:path";

const IMPORT = /\b(?:from|import\()\s*"(\.{1,2}\/[^"]+)"/g;
const TEXT = /["'`]([\w.-]+(?:\/[\w.*-]+)*)(\/?)(\$\{)?/g;
/** What is asked through a module, and stands for more than the module says. */
const ASKED = {
  "scripts/sources.mjs": ["web", "package-lock.json"],
  "tests/helpers/command.mjs": ["build/native-release/sg"],
};
const PACKAGE = /"(?:sg-playground|\.\.\/fuzz\/wasm\.mjs)"/;
/** Of build/ a test has its own files, but for the command. */
const isKept = (path) => !/^(?:build|node_modules|\.git)(?:\/|$)/.test(path) && existsSync(path);

const fileOf = (path) => [path, `${path}.ts`, `${path}.tsx`].find((one) => existsSync(one) && statSync(one).isFile());

/** @returns {string[]} the paths that a text names: a folder where it names no file in it */
function namedIn(text) {
  const named = [];
  for (const [, whole, slash, open] of text.matchAll(TEXT)) {
    const path = normalize(open && !slash ? dirname(whole) : whole);
    if (path !== "." && !path.startsWith("..") && isKept(path)) named.push(path);
  }
  return named;
}

/** @returns {string[]} files and folders, sorted */
export function readsOf(/** @type {string[]} */ files) {
  const seen = new Set();
  const read = new Set(["package-lock.json"]);
  const waiting = [...files];
  while (waiting.length > 0) {
    const file = waiting.pop() ?? "";
    if (seen.has(file)) continue;
    seen.add(file);
    for (const one of ASKED[file] ?? []) read.add(one);
    const text = readFileSync(file, "utf8");
    if (PACKAGE.test(text)) read.add("dist/package");
    for (const path of namedIn(text)) read.add(path);
    for (const [, path] of text.matchAll(IMPORT)) {
      const found = fileOf(join(dirname(file), path));
      if (found) waiting.push(found);
    }
  }
  return [...seen, ...read].sort();
}
