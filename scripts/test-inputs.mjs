// Finds what a test file reads from its text: the modules that it imports, directly or indirectly, and each path within the
// repository that one of them names. A path that ends in a value only known at run time stands for its folder.
import {existsSync, readFileSync, statSync} from "node:fs";
import {dirname, join, normalize} from "node:path";

const IMPORT = /\b(?:from|import\()\s*"(\.{1,2}\/[^"]+)"/g;
const TEXT = /["'`]([\w.-]+(?:\/[\w.*-]+)*)(\/?)(\$\{)?/g;
/** Files read through a module that does not name them. */
const INDIRECT_READS = {
  "scripts/sources.mjs": ["web", "package-lock.json"],
  "tests/helpers/command.mjs": ["build/native-release/sg", "build/native-release/sg-sweep"],
};
const PACKAGE = /"(?:sg-playground|\.\.\/fuzz\/wasm\.mjs)"/;
/** Returns true for paths to track; files in build/ are a test's own, except the command. */
const isSource = (path) => !/^(?:build|node_modules|\.git)(?:\/|$)/.test(path) && existsSync(path);

const fileOf = (path) => [path, `${path}.ts`, `${path}.tsx`].find((one) => existsSync(one) && statSync(one).isFile());

/** @returns {string[]} the paths that a text names; folders if it names no file in them */
function namedIn(text) {
  const named = [];
  for (const [, written, slash, open] of text.matchAll(TEXT)) {
    const path = normalize(open && !slash ? dirname(written) : written);
    if (path !== "." && !path.startsWith("..") && isSource(path)) named.push(path);
  }
  return named;
}

/** @returns {string[]} files and folders, sorted */
export function readsOf(/** @type {string[]} */ files) {
  const visited = new Set();
  const read = new Set(["package-lock.json"]);
  const queue = [...files];
  while (queue.length > 0) {
    const file = queue.pop() ?? "";
    if (visited.has(file)) continue;
    visited.add(file);
    for (const one of INDIRECT_READS[file] ?? []) read.add(one);
    const text = readFileSync(file, "utf8");
    if (PACKAGE.test(text)) read.add("dist/package");
    for (const path of namedIn(text)) read.add(path);
    for (const [, path] of text.matchAll(IMPORT)) {
      const found = fileOf(join(dirname(file), path));
      if (found) queue.push(found);
    }
  }
  return [...visited, ...read].sort();
}
