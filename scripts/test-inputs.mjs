// Finds what a test file reads from its text: the modules that it imports, directly or indirectly, the scripts that it runs,
// and each path within the repository that one of them names. A path that ends in a value only known at run time stands for
// its folder.
import {existsSync, readFileSync, statSync} from "node:fs";
import {dirname, join, normalize} from "node:path";

const IMPORT = /\b(?:from|import\()\s*"(\.{1,2}\/[^"]+)"/g;
const TEXT = /["'`]([\w.-]+(?:\/[\w.*-]+)*)(\/?)(\$\{)?/g;
/** Files read through a module that does not name them. */
const INDIRECT_READS = {
  "scripts/sources.mjs": ["web", "package-lock.json"],
  "scripts/sg": ["build/native-release/sg", "scripts/catalog.mjs", "scripts/document-text.mjs"],
  "tests/package/element.test.mjs": ["dist/package"],
  "tests/helpers/command.mjs": ["build/native-release/sg", "build/native-release/sg-sweep"],
};
const SCRIPT = /^scripts\/(?:sg|[\w-]+\.mjs)$/;
const PACKAGE = /"(?:sg-playground|\.\.\/fuzz\/wasm\.mjs)"/;
/** Files of the package that Node loads for `import "sg-playground"`. */
const PACKAGE_FILES = ["node.js", "node-worker.js", "engine.wasm"].map((file) => `dist/package/${file}`);
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

/**
 * @param {string[]} files
 * @param {Record<string, string[]>} known what is read through a module, where that is known better than from its text
 * @returns {string[]} files and folders, sorted
 */
export function readsOf(files, known = {}) {
  const visited = new Set();
  const read = new Set(["package-lock.json"]);
  const queue = [...files];
  while (queue.length > 0) {
    const file = queue.pop() ?? "";
    if (visited.has(file)) continue;
    visited.add(file);
    const text = readFileSync(file, "utf8");
    if (PACKAGE.test(text)) for (const path of PACKAGE_FILES) read.add(path);
    for (const path of known[file] ?? [...(INDIRECT_READS[file] ?? []), ...namedIn(text)]) {
      read.add(path);
      if (SCRIPT.test(path)) queue.push(path);
    }
    for (const [, path] of text.matchAll(IMPORT)) {
      const found = fileOf(join(dirname(file), path));
      if (found) queue.push(found);
    }
  }
  return [...visited, ...read].sort();
}
