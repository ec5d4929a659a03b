// A phrase of the engine put into the words of its table, as a reader of docs/notation.md would.
import assert from "node:assert/strict";
import {placesOf} from "../../scripts/phrases.mjs";

/** `rows` is a table of `phrases`. */
export function inWords(rows, {key, facts}) {
  const words = rows.find((row) => row.key === key)?.words;
  assert.ok(words !== undefined, key);
  const places = placesOf(words);
  assert.deepEqual(
    Object.entries(facts).map(([name, fact]) => ({name, isList: Array.isArray(fact)})),
    places,
    key,
  );
  const lists = places.filter(({isList}) => isList).map(({name}) => facts[name]);
  assert.ok(new Set(lists.map((list) => list.length)).size < 2, key);
  const repeated = words.replace(/\[(.*?)\|(.*?)(?:\|(.*))?\]/, (_, piece, between, beforeLast = between) =>
    (lists[0] ?? [])
      .map((_, at) => piece.replace(/\{(\w+)\}/g, (_, name) => facts[name][at]))
      .map((text, at, all) => (at === 0 ? text : (at + 1 < all.length ? between : beforeLast) + text))
      .join(""),
  );
  return repeated.replace(/\{(\w+)\}/g, (_, name) => facts[name]);
}
