// Types of the engine's phrases: the keys of its tables, each with its facts.

/** @typedef {import("../web/engine/documents/index").Phrases} Phrases */

/** Returns the placeholders of a text; those within brackets hold lists. */
export function placesOf(/** @type {string} */ words) {
  const inside = /\[.*\]/.exec(words)?.[0] ?? "";
  return [...words.matchAll(/\{(\w+)\}/g)].map(([place, name = ""]) => ({name, isList: inside.includes(place)}));
}

function factsOf(/** @type {string} */ words) {
  const places = placesOf(words);
  if (places.length === 0) return "Record<string, never>";
  return `{${places.map(({name, isList}) => `${name}: ${isList ? "string[]" : "string"}`).join("; ")}}`;
}

const rowsOf = (/** @type {Phrases["expects"]} */ rows) =>
  rows.map(({key, words}) => `  /** ${words} */\n  ${JSON.stringify(key)}: ${factsOf(words)};`).join("\n");

export const phraseTypesOf = (
  /** @type {Phrases} */ {expects, found, moves},
) => `// Written by scripts/verbs.mjs: the keys of what the engine says in phrases, with their words and their facts.

/** What an error expects. */
export interface Expected {
${rowsOf(expects)}
}

/** What is found wrong with a certificate. */
export interface Found {
${rowsOf(found)}
}

/** What a move does. What has no name of its own is counted from 1. */
export interface MoveFacts {
${rowsOf(moves)}
}
`;
