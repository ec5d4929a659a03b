// What the engine says of faults, as types: the keys of its tables of phrases, each with its facts.

/** @typedef {import("../web/engine/documents").Phrases} Phrases */

/** The facts of a row, by the places of its words: "{plays|,}" holds a list. */
function factsOf(/** @type {string} */ words) {
  const places = [...words.matchAll(/\{(\w+)(\|[^}]*)?\}/g)];
  if (places.length === 0) return "Record<string, never>";
  return `{${places.map(([, name, isList]) => `${name}: ${isList ? "string[]" : "string"}`).join("; ")}}`;
}

const rowsOf = (/** @type {Phrases["expects"]} */ rows) =>
  rows.map(({key, words}) => `  /** ${words} */\n  ${JSON.stringify(key)}: ${factsOf(words)};`).join("\n");

export const phraseTypesOf = (
  /** @type {Phrases} */ {expects, found},
) => `// Written by scripts/verbs.mjs: the keys of what the engine says of faults, with their English words and their facts.

/** What an error expects. */
export interface Expected {
${rowsOf(expects)}
}

/** What is found wrong with a certificate. */
export interface Found {
${rowsOf(found)}
}
`;
