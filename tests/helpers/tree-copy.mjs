// Copies of parts of the repository, for tests that change its files.
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join, resolve} from "node:path";

/** Copies files and folders into a temporary folder, with a link to the packages, and returns it. */
export function copyOfTree(/** @type {string} */ name, /** @type {string[]} */ parts) {
  const root = mkdtempSync(join(tmpdir(), `${name}-`));
  process.on("exit", () => rmSync(root, {recursive: true}));
  for (const part of parts) {
    mkdirSync(dirname(join(root, part)), {recursive: true});
    cpSync(part, join(root, part), {recursive: true});
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return root;
}

/** Returns the content of every file below some folders, by path. */
export function contentsOf(/** @type {string} */ root, /** @type {string[]} */ folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), {recursive: true, encoding: "utf8"}).map((file) => join(folder, file)),
  );
  const content = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
  return new Map(files.filter((file) => statSync(join(root, file)).isFile()).map((file) => [file, content(file)]));
}

/** Returns the files that differ, or are in one of both alone. */
export function changedFiles(/** @type {Map<string, string>} */ before, /** @type {Map<string, string>} */ after) {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort();
}
