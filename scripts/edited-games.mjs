// Finds the games that were edited by the files that have changed: their tests are due where a part stands for what has passed whole.
const OF_A_GAME = /^(?:cpp\/games|web\/text\/games|tests\/claims|tests\/tables)\/([\w-]+)\.(?:[ch]pp|ts|mjs|txt)$/;

/** @returns {string | undefined} the id of the game that the file is of */
export const gameOf = (/** @type {string} */ path) => OF_A_GAME.exec(path)?.[1];

/** The variable that tells the tests their ids: `tests/helpers/effort.mjs` and `tests/engine/effort.hpp`. */
export const editedGames = (/** @type {string[]} */ changes) => ({
  SG_EDITED: [...new Set(changes.flatMap((path) => gameOf(path) ?? []))].sort().join(" "),
});
