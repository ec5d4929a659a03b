// English of what the engine says by itself, and every other language in texts: errors, faults of certificates, and the
// conventions in errors. It stands in tables of the engine, and in no file of the English folder.
import {readFileSync} from "node:fs";
import {join} from "node:path";
import {keyOf, namesIn, textsIn} from "./translation-sources.mjs";

const EXPECTED = ["cpp/core/text/expected.def", "cpp/theory/partizan/value-faults.def"];
const FAULTS = ["cpp/checker/faults.def"];
const CALLS = "web/engine/client-errors.ts";
const CONVENTIONS = "cpp/core/game/play.hpp";

/** Returns keys and words of a table; what is repeated for lists is a single place in a text. */
const phrasesIn = (code) =>
  [...code.matchAll(/^PHRASE\((\w+),\s*("(?:[^"\\]|\\.)*")\)/gm)].map(([, key, words]) => [
    key.replaceAll("_", "-"),
    JSON.parse(words).replace(/\[(.*?)\|.*\]/, "$1"),
  ]);

/**
 * Returns the English of the keys that only other languages have texts for, by file and key.
 * @returns {Map<string, Map<string, string>>}
 */
export function engineTexts(root) {
  const read = (path) => readFileSync(join(root, path), "utf8");
  const calls = [...textsIn(read(CALLS), "clientTexts").texts].map(([key, {text}]) => [...namesIn(key), text]);
  const phrases = (paths) => paths.flatMap((path) => phrasesIn(read(path)));
  const conventions = [...read(CONVENTIONS).matchAll(/PlayRules\{Play::\w+, "(\w+)"/g)].map(([, name]) => name);
  const under = (constant, rows) => new Map(rows.map(([name, words]) => [keyOf([constant, name]), words]));
  return new Map([
    ["expected", under("expected", [...phrases(EXPECTED), ...calls])],
    ["certificate-faults", under("certificateFaults", phrases(FAULTS))],
    ["faults", new Map(conventions.map((name) => [`faults.plays.${name}`, name]))],
  ]);
}
