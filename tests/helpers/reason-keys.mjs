// The reason keys that the C++ source names, and the formulas of each game.
import {readdirSync, readFileSync} from "node:fs";

const files = readdirSync("cpp", {recursive: true, encoding: "utf8"}).filter((file) => /\.[ch]pp$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(`cpp/${file}`, "utf8").replace(/\s+/g, " ")]));
const literals = (code) => [...code.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, text]) => text);

/** Where a key stands: the first element of a braced Reason, or the first argument of what makes one. */
const places = [
  /\bReason(?: \w+)?\{((?:[^,{}()]|\((?:[^()]|\([^()]*\))*\))*)[,}]/g,
  /\b(?:xor|sum)_reason\(((?:[^,{}()]|\([^)]*\))*),/g,
  /[( ]\{ ?((?:[^,{}();]|\([^)]*\))*"(?:[^,{}();]|\([^)]*\))*), \{ ?\{ ?"/g,
  /\breturn \{("[^"]*"), std::move\(facts\)/g,
  /\bwhy_key = ([^;]*);/g,
];
/** Expressions that hold no key themselves: handed on from one of the places, or named by the convention. */
const computed = {
  "std::move(key)": [],
  key: [],
  "std::string key": [],
  "std::string(G::why_key)": [],
  "std::string(text_of(play))": ["sj", "every"],
};

/** The places are given back with their keys, so that one without any is seen. */
export function keysInSource() {
  const found = [];
  for (const [file, code] of sources)
    for (const place of places)
      for (const [, expression] of code.matchAll(place)) {
        const text = expression.trim();
        if (text)
          found.push({file, expression: text, keys: computed[text] ?? literals(text.replace(/== "[^"]*"/g, ""))});
      }
  return found;
}

/** The ids that the file of a game puts into a formula by name, and all its words, among which the others are. */
export function formulasInSource(game) {
  const code = sources.get(`games/${game}.cpp`) ?? "";
  const named = [...code.matchAll(/\{"id", ((?:[^,{}()]|\([^)]*\))*)\}|\bformula\(("[^"]*")/g)];
  return {ids: named.flatMap(([, braced = "", called = ""]) => literals(braced + called)), words: literals(code)};
}
