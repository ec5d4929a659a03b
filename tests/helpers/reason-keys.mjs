// Finders of the reason keys that the C++ source uses, and of the formulas of each game.
import {readdirSync, readFileSync} from "node:fs";

const files = readdirSync("cpp", {recursive: true, encoding: "utf8"}).filter((file) => /\.[ch]pp$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(`cpp/${file}`, "utf8").replace(/\s+/g, " ")]));
const literals = (code) => [...code.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, text]) => text);

/** Returns the keys that the engine's code gives, as documents have them. */
export const keysInSource = () =>
  [...sources.values()].flatMap((code) =>
    [...code.matchAll(/\bReasonKey::(\w+)/g)].map(([, key]) => key.replaceAll("_", "-")),
  );

/** Returns the code of a file and of the theory that it includes. */
function withTheory(file, seen = new Set()) {
  if (seen.has(file)) return "";
  seen.add(file);
  const code = sources.get(file) ?? "";
  const included = [...code.matchAll(/#include "(theory\/[^"]+)\.hpp"/g)].flatMap(([, stem]) => [
    `${stem}.hpp`,
    `${stem}.cpp`,
  ]);
  return [code, ...included.map((other) => withTheory(other, seen))].join(" ");
}

/**
 * Returns the formula ids that a game's file names outright, and all string literals in it and in its theory, among
 * which the others are.
 */
export function formulasInSource(game) {
  const code = sources.get(`games/${game}.cpp`) ?? "";
  const matches = [...code.matchAll(/\bformula_reason\(((?:[^,(){}]|\([^)]*\)|\[[^\]]*\])*)[,)]/g)];
  return {ids: matches.flatMap(([, id]) => literals(id)), words: literals(withTheory(`games/${game}.cpp`))};
}
