// Chooses the part of Node's tests to run after an edit, once all of them have passed here. A test file whose own modules
// and data are unchanged runs with the edited games and some others; it runs with all of them in a fresh clone, if the
// suite is named, and if the engine itself, a script or a package has changed.
import {editedGames, gameOf} from "./edited-games.mjs";
import {readsOf} from "./test-inputs.mjs";

/** Sources of everything that the tests read, also through the command and the pages. */
export const SOURCES = [
  ...["cpp", "web", "tests", "docs", "scripts", "cmake"],
  ...["CMakeLists.txt", "CMakePresets.json", "vite.config.ts", "package.json", "package-lock.json"],
];
const OF_PARTS = /^(?:cpp\/games|web|tests|docs)\//;
const holds = (/** @type {string} */ read, path) => path === read || path.startsWith(`${read}/`);

/**
 * @param {string[] | undefined} changes files that have changed since all tests passed here; undefined if they never did
 * @returns {{env: Record<string, string>, isPart(file: string): boolean} | undefined} undefined if all are to be run with all games
 */
export function nodePart(changes) {
  if (!changes?.length || !changes.every((path) => OF_PARTS.test(path))) return undefined;
  const changedSources = changes.filter((path) => /^(?:tests|docs)\//.test(path) && !gameOf(path));
  return {
    env: editedGames(changes),
    isPart: (file) => !readsOf([file]).some((read) => changedSources.some((path) => holds(read, path))),
  };
}
