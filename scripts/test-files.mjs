// Where tests stand: those of Node by their folders, each by its name, which none shares with another; those of the page in one.
import {readdirSync} from "node:fs";

/** What is asked of the command, of the package, of the project's own scripts and documents, and of the page's modules. */
const FOLDERS = ["command", "package", "project", "store"];

const filesOf = (folder, ending) =>
  readdirSync(`tests/${folder}`).flatMap((name) => (name.endsWith(ending) ? [`tests/${folder}/${name}`] : []));

/** Of the default run. */
export const nodeTests = FOLDERS.map((folder) => `tests/${folder}/*.test.mjs`).join(" ");

export const testFiles = () => FOLDERS.flatMap((folder) => filesOf(folder, ".test.mjs"));

/** Of the long run alone, but for those that have folders of their own there. */
export const longTestFiles = () => filesOf("long", ".test.mjs");

export const pageTests = () => filesOf("page", ".spec.ts");

/** The file of tests with that name, without its ending. */
export function testFile(/** @type {string} */ name) {
  const found = testFiles().filter((file) => file.endsWith(`/${name}.test.mjs`));
  if (found.length !== 1) throw new Error(`${found.length} files of tests are called ${name}`);
  return found[0];
}
