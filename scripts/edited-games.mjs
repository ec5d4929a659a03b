// Finds the edited games from the changed files: if all tests have passed before, those of these games stand for all.
const OF_A_GAME = /^(?:cpp\/games|web\/text\/games|tests\/claims|tests\/tables)\/([\w-]+)\.(?:[ch]pp|ts|mjs|txt)$/;

/** @returns {string | undefined} the id of the game that the file belongs to */
export const gameOf = (/** @type {string} */ path) => OF_A_GAME.exec(path)?.[1];

/** Environment variable that passes their ids to the tests: `tests/helpers/effort.mjs` and `tests/engine/effort.hpp`. */
export const editedGames = (/** @type {string[]} */ changes) => ({
  SG_EDITED: [...new Set(changes.flatMap((path) => gameOf(path) ?? []))].sort().join(" "),
});
