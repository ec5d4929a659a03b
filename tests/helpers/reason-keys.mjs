// Finders of the reason keys that the C++ source names, and of the formulas of each game.
import {readdirSync, readFileSync} from "node:fs";

const files = readdirSync("cpp", {recursive: true, encoding: "utf8"}).filter((file) => /\.[ch]pp$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(`cpp/${file}`, "utf8").replace(/\s+/g, " ")]));
const literals = (code) => [...code.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, text]) => text);

/**
 * Patterns for the code that holds a key: the first element of a braced Reason, or the first argument of a function
 * that makes one.
 */
const keyPatterns = [
  /\bReason(?: \w+)?\{((?:[^,{}()]|\((?:[^()]|\([^()]*\))*\))*)[,}]/g,
  /\b(?:xor|sum)_reason\(((?:[^,{}()]|\([^)]*\))*),/g,
  /[( ]\{ ?((?:[^,{}();]|\([^)]*\))*"(?:[^,{}();]|\([^)]*\))*), \{ ?\{ ?"/g,
  /\breturn \{("[^"]*"), std::move\(facts\)/g,
  /\bwhy_key = ([^;]*);/g,
];
/** Expressions that hold no key themselves: passed on from one of the patterns above, or named by the convention. */
const computed = {
  "std::move(key)": [],
  key: [],
  "std::string key": [],
  "std::string(G::why_key)": [],
  "std::string(text_of(play))": ["sj", "every"],
};

/** Returns the places with their keys, so that the caller sees a place without any. */
export function keysInSource() {
  const results = [];
  for (const [file, code] of sources)
    for (const pattern of keyPatterns)
      for (const [, expression] of code.matchAll(pattern)) {
        const text = expression.trim();
        if (text)
          results.push({file, expression: text, keys: computed[text] ?? literals(text.replace(/== "[^"]*"/g, ""))});
      }
  return results;
}

/**
 * Returns the formula ids that a game's file names outright, and all its string literals, among which the others are.
 */
export function formulasInSource(game) {
  const code = sources.get(`games/${game}.cpp`) ?? "";
  const matches = [...code.matchAll(/\{"id", ((?:[^,{}()]|\([^)]*\))*)\}|\bformula\(("[^"]*")/g)];
  return {ids: matches.flatMap(([, braced = "", called = ""]) => literals(braced + called)), words: literals(code)};
}
