// Chooses what Node's tests go through after an edit, once all of them have passed here. A file of tests whose own modules and data are as they
// were goes through the games that were edited and some others; all of them are gone through in a fresh clone, when the suite is named,
// and where the engine itself, a script or a package has changed.
import {editedGames, gameOf} from "./edited-games.mjs";
import {readsOf} from "./reads.mjs";

/** Sources of all that the tests read, through the command and the pages too. */
export const SOURCES = [
  ...["cpp", "web", "tests", "docs", "scripts", "cmake"],
  ...["CMakeLists.txt", "CMakePresets.json", "vite.config.ts", "package.json", "package-lock.json"],
];
const OF_PARTS = /^(?:cpp\/games|web|tests|docs)\//;
const holds = (/** @type {string} */ read, path) => path === read || path.startsWith(`${read}/`);

/**
 * @param {string[] | undefined} changes files that are no more as they were when all passed here; nothing where they never did
 * @returns {{env: Record<string, string>, isPart(file: string): boolean} | undefined} nothing where all are to be run whole
 */
export function nodePart(changes) {
  if (!changes?.length || !changes.every((path) => OF_PARTS.test(path))) return undefined;
  const own = changes.filter((path) => /^(?:tests|docs)\//.test(path) && !gameOf(path));
  return {
    env: editedGames(changes),
    isPart: (file) => !readsOf([file]).some((read) => own.some((path) => holds(read, path))),
  };
}
