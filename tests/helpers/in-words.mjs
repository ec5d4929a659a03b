// Formatter of the engine's phrases by their table, as docs/notation.md describes it.
import assert from "node:assert/strict";
import {placesOf} from "../../scripts/phrases.mjs";

/** Returns the sentence of a phrase; `rows` is a table of `phrases`. */
export function inWords(rows, {key, facts}) {
  const words = rows.find((row) => row.key === key)?.words;
  assert.ok(words !== undefined, key);
  const placeholders = placesOf(words);
  assert.deepEqual(
    Object.entries(facts).map(([name, fact]) => ({name, isList: Array.isArray(fact)})),
    placeholders,
    key,
  );
  const lists = placeholders.filter(({isList}) => isList).map(({name}) => facts[name]);
  assert.ok(new Set(lists.map((list) => list.length)).size < 2, key);
  const repeated = words.replace(/\[(.*?)\|(.*?)(?:\|(.*))?\]/, (_, piece, between, beforeLast = between) =>
    (lists[0] ?? [])
      .map((_, index) => piece.replace(/\{(\w+)\}/g, (_, name) => facts[name][index]))
      .map((text, index, pieces) => (index === 0 ? text : (index + 1 < pieces.length ? between : beforeLast) + text))
      .join(""),
  );
  return repeated.replace(/\{(\w+)\}/g, (_, name) => facts[name]);
}
