// Lists of test files: Node's tests in several folders, with names unique among them, and the page's tests in one folder.
import {readdirSync} from "node:fs";

/** Folders of tests of the command, the package, the project's scripts and documents, and the page's modules. */
const FOLDERS = ["command", "package", "project", "store"];

const filesOf = (folder, ending) =>
  readdirSync(`tests/${folder}`).flatMap((name) => (name.endsWith(ending) ? [`tests/${folder}/${name}`] : []));

/** Test files of the default run, as patterns. */
export const nodeTests = FOLDERS.map((folder) => `tests/${folder}/*.test.mjs`).join(" ");

export const testFiles = () => FOLDERS.flatMap((folder) => filesOf(folder, ".test.mjs"));

/** Test files of the long run alone, except those in folders of their own there. */
export const longTestFiles = () => filesOf("long", ".test.mjs");

export const pageTests = () => filesOf("page", ".spec.ts");

/** Returns the test file with the given name (without its ending); throws unless there is exactly one. */
export function testFile(/** @type {string} */ name) {
  const matches = testFiles().filter((file) => file.endsWith(`/${name}.test.mjs`));
  if (matches.length !== 1) throw new Error(`${matches.length} files of tests are called ${name}`);
  return matches[0];
}
